import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import type {Node} from './nodes';

/** A URL as a Markdown version has it: that of a page becomes that of its Markdown version, that of a file loses `pathname://`. */
export function markdownLink(url: string): string {
  const [, pathname = '', rest = ''] = /^(?:pathname:\/\/)?(\/[^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return url;
  return (pathname.endsWith('/') ? markdownUrl(pathname) : pathname) + rest;
}

/** Nodes whose links lead to Markdown versions. */
export const withMarkdownLinks = <Kind extends Node>(nodes: readonly Kind[]): Kind[] =>
  nodes.map((node) => ({
    ...node,
    ...('url' in node && {url: markdownLink(node.url)}),
    ...('children' in node && {children: withMarkdownLinks(node.children as readonly Node[])}),
  }));

import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import type {Node} from './nodes';

/** An address as a page has it: pages become their pages, files of the site lose the generator's mark. */
export function markdownLink(url: string): string {
  const [, pathname = '', rest = ''] = /^(?:pathname:\/\/)?(\/[^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return url;
  return (pathname.endsWith('/') ? markdownUrl(pathname) : pathname) + rest;
}

/** Nodes whose links lead to pages. */
export const withMarkdownLinks = <Kind extends Node>(nodes: readonly Kind[]): Kind[] =>
  nodes.map((node) => ({
    ...node,
    ...('url' in node && {url: markdownLink(node.url)}),
    ...('children' in node && {children: withMarkdownLinks(node.children as readonly Node[])}),
  }));

import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import type {Node} from './nodes';

/** A URL in a Markdown version. Pages become their Markdown versions, and files lose `pathname://`. */
export function markdownLink(url: string): string {
  const [, pathname = '', rest = ''] = /^(?:pathname:\/\/)?(\/[^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return url;
  return (pathname.endsWith('/') ? markdownUrl(pathname) : pathname) + rest;
}

/** Makes the links of nodes point to Markdown versions. */
export const withMarkdownLinks = <Kind extends Node>(nodes: readonly Kind[]): Kind[] =>
  nodes.map((node) => ({
    ...node,
    ...('url' in node && {url: markdownLink(node.url)}),
    ...('children' in node && {children: withMarkdownLinks(node.children as readonly Node[])}),
  }));

import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {safeUrl} from '../../../src/features/reference/core/safeUrl';
import type {Node} from '../markdown/nodes';

/** A URL in a Markdown version. Pages become their Markdown versions, files lose `pathname://`, and code is dropped. */
export function markdownLink(url: string): string {
  const [, pathname = '', rest = ''] = /^(?:pathname:\/\/)?(\/[^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return safeUrl(url);
  return (pathname.endsWith('/') ? markdownUrl(pathname) : pathname) + rest;
}

export const withLinks = <Kind extends Node>(nodes: readonly Kind[], change: (url: string) => string): Kind[] =>
  nodes.map((node) => ({
    ...node,
    ...('url' in node && {url: change(node.url)}),
    ...('children' in node && {children: withLinks(node.children as readonly Node[], change)}),
  }));

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

/** Makes the links of nodes point to Markdown versions. */
export const withMarkdownLinks = <Kind extends Node>(nodes: readonly Kind[]): Kind[] => withLinks(nodes, markdownLink);

/** Makes links work wherever a Markdown version is copied to. */
export const withSite = <Kind extends Node>(nodes: readonly Kind[], siteUrl: string): Kind[] =>
  withLinks(nodes, (url) => (url.startsWith('/') ? siteUrl + url : url));

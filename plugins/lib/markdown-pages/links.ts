import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {safeUrl} from '../../../src/features/reference/core/safeUrl';
import {type Block, type Node, anchorOf, within} from '../markdown/nodes';
import type {MarkdownPage} from './markdownPage';

/** Internal links of a page with anchors: `/docs/api.md#error-401`. */
const targetsOf = ({url: own, blocks}: MarkdownPage): string[] =>
  [...within(blocks)]
    .flatMap((node) => ('url' in node ? [node.url] : []))
    .map((url) => (url.startsWith('#') ? own + url : url))
    .filter((url) => url.startsWith('/'));

function withoutAnchors<Kind extends Node>(nodes: readonly Kind[], isUsed: (id: string) => boolean): Kind[] {
  return nodes
    .filter((node) => isUsed(anchorOf(node) ?? ''))
    .map((node) => ('children' in node ? {...node, children: withoutAnchors(node.children as Node[], isUsed)} : node))
    .filter((node) => node.type !== 'paragraph' || node.children.length > 0);
}

/** Removes anchors without links. Thousands of fields have one. */
export function withUsedAnchors(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const targets = new Set(pages.flatMap(targetsOf));
  return pages.map((page) => {
    const isUsed = (id: string): boolean => id === '' || targets.has(`${page.url}#${id}`);
    return {...page, blocks: withoutAnchors<Block>(page.blocks, isUsed)};
  });
}

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

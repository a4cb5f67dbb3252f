import {twinAddress} from '../../src/features/page-twin/core/twinAddress';
import type {Node} from './nodes';

/** An address as a twin has it: pages become their twins, files of the site lose the generator's mark. */
export function twinLink(url: string): string {
  const [, pathname = '', rest = ''] = /^(?:pathname:\/\/)?(\/[^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname === '') return url;
  return (pathname.endsWith('/') ? twinAddress(pathname) : pathname) + rest;
}

/** Nodes whose links lead to twins. */
export const withTwinLinks = <Kind extends Node>(nodes: readonly Kind[]): Kind[] =>
  nodes.map((node) => ({
    ...node,
    ...('url' in node && {url: twinLink(node.url)}),
    ...('children' in node && {children: withTwinLinks(node.children as readonly Node[])}),
  }));

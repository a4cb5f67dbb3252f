import {createSlugger} from '@docusaurus/utils';
import {type Block, type Node, anchorOf, textOf, within} from './nodes';
import type {MarkdownPage} from './markdownPage';

/** Absolute addresses of the site that a page leads to, each with its place: `/docs/api.md#error-401`. */
const targetsOf = ({address, blocks}: MarkdownPage): string[] =>
  [...within(blocks)]
    .flatMap((node) => ('url' in node ? [node.url] : []))
    .map((url) => (url.startsWith('#') ? address + url : url))
    .filter((url) => url.startsWith('/'));

/** The ids of a page: those of headings are made of their words, as on the page. */
function idsOf({blocks}: MarkdownPage): ReadonlySet<string> {
  const slugger = createSlugger();
  const ids = [...within(blocks)].map((node) =>
    node.type === 'heading' ? slugger.slug(textOf(node.children)) : anchorOf(node),
  );
  return new Set(ids.filter((id) => id !== undefined));
}

function withoutAnchors<Kind extends Node>(nodes: readonly Kind[], isUsed: (id: string) => boolean): Kind[] {
  return nodes
    .filter((node) => isUsed(anchorOf(node) ?? ''))
    .map((node) => ('children' in node ? {...node, children: withoutAnchors(node.children as Node[], isUsed)} : node))
    .filter((node) => node.type !== 'paragraph' || node.children.length > 0);
}

/** The pages without places that no link leads to: a place for each of thousands of fields would only be noise. */
export function withUsedAnchors(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const targets = new Set(pages.flatMap(targetsOf));
  return pages.map((page) => {
    const isUsed = (id: string): boolean => id === '' || targets.has(`${page.address}#${id}`);
    return {...page, blocks: withoutAnchors<Block>(page.blocks, isUsed)};
  });
}

/**
 * Links of pages that lead nowhere, a line for each.
 * @param isFile whether the site has a file at an address, for links to what is no page.
 * @param isDeadOnPages whether the link of the page itself is dead as well: then the generator names it, with its own words.
 */
export function deadLinks(
  pages: readonly MarkdownPage[],
  isFile: (address: string) => boolean,
  isDeadOnPages: (target: string) => boolean = () => false,
): string[] {
  const ids = new Map(pages.map((page) => [page.address, idsOf(page)]));
  const isThere = (target: string): boolean => {
    const [address = '', place] = target.split('#');
    const places = ids.get(address);
    return places ? place === undefined || places.has(place) : isFile(address);
  };
  return pages.flatMap((page) =>
    targetsOf(page)
      .filter((target) => !isThere(target) && !isDeadOnPages(target))
      .map((target) => `${page.address} leads to ${target}, which is not there.`),
  );
}

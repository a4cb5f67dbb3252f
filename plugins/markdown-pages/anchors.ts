import {createSlugger} from '@docusaurus/utils';
import type {MarkdownPage} from './markdownPage';
import {type Block, type Node, anchorOf, textOf, within} from './nodes';

/** Internal links of a page with anchors: `/docs/api.md#error-401`. */
const targetsOf = ({url: own, blocks}: MarkdownPage): string[] =>
  [...within(blocks)]
    .flatMap((node) => ('url' in node ? [node.url] : []))
    .map((url) => (url.startsWith('#') ? own + url : url))
    .filter((url) => url.startsWith('/'));

/** The IDs of a page. Those of headings are made from their words, as on the page. */
export function idsOf({blocks}: MarkdownPage): ReadonlySet<string> {
  const slugger = createSlugger();
  const ids = [...within(blocks)].flatMap((node) =>
    node.type === 'heading' ? [slugger.slug(textOf(node.children))] : (anchorOf(node) ?? []),
  );
  return new Set(ids);
}

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

/**
 * Broken links of Markdown versions, one line each.
 * @param isFile whether the site has a file at a URL, for links to other files than pages
 * @param isDeadOnPages whether the link is also broken on the page, which Docusaurus reports
 */
export function deadLinks(
  pages: readonly MarkdownPage[],
  isFile: (url: string) => boolean,
  isDeadOnPages: (target: string) => boolean = () => false,
): string[] {
  const ids = new Map(pages.map((page) => [page.url, idsOf(page)]));
  const isThere = (target: string): boolean => {
    const [url = '', id] = target.split('#');
    const known = ids.get(url);
    return known ? id === undefined || known.has(id) : isFile(url);
  };
  return pages.flatMap((page) =>
    targetsOf(page)
      .filter((target) => !isThere(target) && !isDeadOnPages(target))
      .map((target) => `${page.url} leads to ${target}, which is not there.`),
  );
}

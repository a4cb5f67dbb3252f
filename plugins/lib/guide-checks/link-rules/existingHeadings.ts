import {createSlugger} from '@docusaurus/utils';
import {siteUrl} from '../../../../src/config/siteUrl';
import {hintFor} from '../../guide-names/knownNames';
import {type Node, anchorOf, textOf, within} from '../../markdown/markdown';
import type {SitePage} from '../../site-pages/sitePage';
import {type LinkRule, ofLinks, readIf} from './link';

/** The ID of a row in a table that the build makes (guide-components/tables.ts). */
const rowIdOf = ({data}: Node): string | undefined => {
  const {hProperties: {id} = {}} = (data ?? {}) as {readonly hProperties?: {readonly id?: string}};
  return id;
};

const known = new WeakMap<SitePage, readonly string[]>();

/** The IDs on a page. Those of headings are made from their words. */
function idsOn(page: SitePage): readonly string[] {
  const before = known.get(page);
  if (before) return before;
  const slugger = createSlugger();
  const ids = readIf(() => [...within(page.content())]).flatMap((node) =>
    node.type === 'heading' ? slugger.slug(textOf(node.children)) : (anchorOf(node) ?? rowIdOf(node) ?? []),
  );
  known.set(page, ids);
  return ids;
}

export const existingHeadings: LinkRule = {
  id: 'existing-headings',
  description: 'The part of a link after `#` is an ID of the page',
  check: ofLinks(({url, target, page}) => {
    if (!target?.hash || !page) return undefined;
    const ids = idsOn(page);
    // Both sides may be percent-encoded.
    if (ids.length === 0 || ids.some((id) => new URL(`#${id}`, siteUrl).hash === target.hash)) return undefined;
    const hint = hintFor(
      target.hash,
      ids.map((id) => `#${id}`),
    );
    return `The link leads to ${url}, and the page has no such heading.${hint} Correct the part after #.`;
  }),
};

import {createSlugger} from '@docusaurus/utils';
import {anchorOf, textOf, within} from '../markdown/nodes';
import type {SitePage} from './sitePage';

/** The IDs on a page. Those of headings are made from their words. @throws as `content` of the page */
export function anchorsOf(page: SitePage): ReadonlySet<string> {
  const slugger = createSlugger();
  return new Set(
    [...within(page.content())].flatMap((node) =>
      node.type === 'heading' ? [slugger.slug(textOf(node.children))] : (anchorOf(node) ?? []),
    ),
  );
}

import type {SitePage} from '../lib/site-pages/sitePage';
import type {Step} from './applySteps';
import {insertData} from './json-ld/insert';
import {type SiteFacts, jsonLdOf} from './json-ld/jsonLd';

/** The step that adds JSON-LD to each page. */
export function jsonLdStep(pages: readonly SitePage[], site: SiteFacts): Step {
  const known = new Map(pages.map((page) => [page.pathname, page]));
  return (html, pathname) => {
    const page = known.get(pathname);
    if (!page) throw new Error('plugins/lib/site-pages does not know it, so its JSON-LD has no title.');
    return insertData(html, jsonLdOf(page, site));
  };
}

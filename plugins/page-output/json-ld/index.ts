import type {Step} from '../writePages';
import {type PageFacts, type SiteFacts, describe} from './jsonLd';
import {insertData} from './insert';

/** The step that adds structured data to each page. @param days date of each page's last change */
export function dataStep(pages: readonly PageFacts[], days: ReadonlyMap<string, string>, site: SiteFacts): Step {
  const known = new Map(pages.map((page) => [page.pathname, page]));
  return (html, pathname) => {
    const page = known.get(pathname);
    if (!page) throw new Error('plugins/lib/site-pages does not know it, and so its JSON-LD has no title.');
    return insertData(html, describe({...page, day: days.get(pathname)}, site));
  };
}

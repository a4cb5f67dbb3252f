import type {Step} from '../page-output/writePages';
import {type PageFacts, type SiteFacts, describe} from './describe';
import {insertData} from './insert';

/** The step that writes into each page what search engines are told about it. @param days when each page last changed */
export function dataStep(pages: readonly PageFacts[], days: ReadonlyMap<string, string>, site: SiteFacts): Step {
  const facts = new Map(pages.map(({pathname, area, title, description}) => [pathname, {area, title, description}]));
  return (html, pathname) => {
    const page = facts.get(pathname);
    if (!page) throw new Error('it has no Markdown version, from which its JSON-LD takes title and description.');
    return insertData(html, describe({pathname, ...page, day: days.get(pathname)}, site));
  };
}

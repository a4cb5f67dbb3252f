import {listPages} from '../site-pages';
import {readReferencePages} from '../site-pages/referencePages';
import type {SitePage} from '../site-pages/sitePage';
import * as linkRules from './link-rules';
import {linksIn} from './link-rules/link';
import {problemsOf} from './rule';

/** Dead links of the site, before it is built. None as long as a page can't be read. @param isChecked whose links */
export function linkProblems(isChecked: (page: SitePage) => boolean = () => true): string[] {
  try {
    return deadLinks(listPages(readReferencePages()), isChecked);
  } catch (error) {
    // The bundler reports errors of MDX, and the page check those of front matter, both with the file.
    if (error instanceof Error && ('reason' in error || error.message.includes('not valid YAML'))) return [];
    throw error;
  }
}

/** The problems of the links of all pages, each with place, fix and rule. */
export const deadLinks = (pages: readonly SitePage[], isChecked?: (page: SitePage) => boolean): string[] =>
  linksIn(pages, isChecked).flatMap(({place, link}) => problemsOf(place, Object.values(linkRules), link));

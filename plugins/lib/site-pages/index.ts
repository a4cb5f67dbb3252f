import type {ReferencePage} from '../../../openapi/pages/page';
import {readKnownNames} from '../guide-components/knownNames';
import type {PageSamples} from '../../page-output/code-samples';
import type {SitePage} from '../markdown-pages/markdownPage';
import {guidePages} from './guides';
import {referenceSitePages} from './referenceSitePages';
import {topPages} from './topPages';

/** All pages of the site in reading order: home page, guides, then each version of the API. */
export function listPages(siteTitle: string, reference: readonly ReferencePage[], samples: PageSamples): SitePage[] {
  const names = readKnownNames();
  return [...topPages(siteTitle, names), ...guidePages(names), ...referenceSitePages(reference, samples)];
}

/** @throws when a built page has no data, or the other way around, with one line each */
export function assertSamePages(known: readonly SitePage[], built: readonly string[]): void {
  const pathnames = new Set(known.map(({pathname}) => pathname));
  const problems = [
    ...built.filter((page) => !pathnames.has(page)).map((page) => `${page} has no Markdown version.`),
    ...[...pathnames].filter((page) => !built.includes(page)).map((page) => `${page} was not built.`),
  ];
  if (problems.length > 0) throw new Error(`The built pages do not match the sources:\n${problems.join('\n')}`);
}

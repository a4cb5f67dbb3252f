import type {ReferencePage} from '../../../openapi/pages/page';
import {guidesPath, guidesTable, landingPagesPath} from '../../../src/config/routes';
import {readKnownNames} from '../guide-names/knownNames';
import {committedDays} from './committedDays';
import {guidePages, home, landingPages} from './guides';
import {daysOfReferences, referenceSitePages} from './referencePages';
import type {SitePage} from './sitePage';

/** All pages of the site in reading order: home page, guides, then each version of the API. */
export function listPages(reference: readonly ReferencePage[]): SitePage[] {
  const names = readKnownNames();
  const sources = {names, days: committedDays(guidesPath, landingPagesPath)};
  return [
    home(names),
    ...landingPages(sources),
    ...guidePages(sources),
    ...referenceSitePages(reference, daysOfReferences(reference)),
  ];
}

/** @throws when a built page has no data, or the other way around, with one line each */
export function assertSamePages(known: readonly SitePage[], built: readonly string[]): void {
  const pathnames = new Set(known.map(({pathname}) => pathname));
  const problems = [
    ...built
      .filter((page) => !pathnames.has(page))
      .map(
        (page) =>
          `${page} was built, but no source lists it. Put a guide into the folder of a section (${guidesTable}).`,
      ),
    ...[...pathnames].filter((page) => !built.includes(page)).map((page) => `${page} was not built.`),
  ];
  if (problems.length > 0) throw new Error(`The built pages do not match the sources:\n${problems.join('\n')}`);
}

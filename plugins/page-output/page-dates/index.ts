import {readHistory} from '../../../openapi/tools/changes/history';
import {apiVersions} from '../../../src/config/apiVersions';
import {guideSections} from '../../../src/config/guides';
import {guideUrl, guidesPath} from '../../../src/config/routes';
import {readReferencePages} from '../pages/readReferencePages';
import {committedDays} from './guideDates';
import {referenceDays} from './referenceDates';

const PAGES = 'src/pages';

/** The URL of a page by its source: `docs/platform/intro.mdx` is at `/docs/platform/intro/`. */
function pathnameOf(file: string): string {
  const page = file.replace(/\.mdx$/, '/');
  return page.startsWith(`${PAGES}/`) ? page.slice(PAGES.length) : `/${page}`;
}

/** The day of the index of each section: that of its newest guide. @param guides days of guides by their URLs */
export const sectionDays = (
  sections: readonly string[],
  guides: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> =>
  new Map(
    sections.flatMap((section): [string, string][] => {
      const index = guideUrl(section);
      const [newest] = [...guides]
        .flatMap(([page, day]) => (page.startsWith(index) ? [day] : []))
        .sort()
        .reverse();
      return newest === undefined ? [] : [[index, newest]];
    }),
  );

const isPage = (file: string): boolean => file.endsWith('.mdx') && !/\/_[^/]*$/.test(file);

/** The day on which each page last changed (`2026-11-21`), by its URL; a page whose day is not known is left out. */
export function pageDays(): ReadonlyMap<string, string> {
  const files = [...committedDays(guidesPath, PAGES)].filter(([file]) => isPage(file));
  const guides = new Map(files.map(([file, day]) => [pathnameOf(file), day]));
  const sections = sectionDays(
    guideSections.map(({folder}) => folder),
    guides,
  );
  const reference = apiVersions.flatMap((version) => {
    const pages = readReferencePages().filter((page) => page.version === version.id);
    return [...referenceDays(pages, readHistory(version))];
  });
  return new Map([...guides, ...sections, ...reference]);
}

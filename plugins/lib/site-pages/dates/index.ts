import {readHistory} from '../../../../openapi/tools/changes/history';
import {apiVersions} from '../../../../src/config/apiVersions';
import {guideSections} from '../../../../src/config/guides';
import {guideUrl, guidesPath} from '../../../../src/config/routes';
import {readReferencePages} from '../readReferencePages';
import {committedDays} from './guideDates';
import {referenceDays} from './referenceDates';

const PAGES = 'src/pages';

/** The URL of a source file: `docs/platform/intro.mdx` is at `/docs/platform/intro/`. */
function pathnameOf(file: string): string {
  const page = file.replace(/\.mdx$/, '/');
  return page.startsWith(`${PAGES}/`) ? page.slice(PAGES.length) : `/${page}`;
}

/** Dates of section indexes: those of their newest guides. @param guides dates of guides by URL */
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

/** Dates of the last change of pages (`2026-11-21`) by URL, where known. */
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

import {readFileSync} from 'node:fs';
import {readHistory} from '../../openapi/tools/changes/history';
import {apiVersions} from '../../src/config/apiVersions';
import {guideSections} from '../../src/config/guides';
import {guideUrl, guidesPath} from '../../src/config/routes';
import type {Spec} from '../../openapi/model/spec';
import {committedDays} from './guideDates';
import {referenceDays} from './referenceDates';

const PAGES = 'src/pages';

/** The address of a page by its source: `docs/platform/intro.mdx` is at `/docs/platform/intro/`. */
function addressOf(file: string): string {
  const page = file.replace(/\.mdx$/, '/');
  return page.startsWith(`${PAGES}/`) ? page.slice(PAGES.length) : `/${page}`;
}

/** The day of the index of each section: that of its newest guide. @param guides days of guides by their addresses */
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

/** The day on which each page last changed (`2026-11-21`), by its address; a page whose day is not known is left out. */
export function pageDays(): ReadonlyMap<string, string> {
  const files = [...committedDays(guidesPath, PAGES)].filter(([file]) => isPage(file));
  const guides = new Map(files.map(([file, day]) => [addressOf(file), day]));
  const sections = sectionDays(
    guideSections.map(({folder}) => folder),
    guides,
  );
  const reference = apiVersions.flatMap((version) => {
    const spec = JSON.parse(readFileSync(version.specPath, 'utf8')) as Spec;
    return [...referenceDays(version, spec, readHistory(version))];
  });
  return new Map([...guides, ...sections, ...reference]);
}

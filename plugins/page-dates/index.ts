import {readFileSync} from 'node:fs';
import {readHistory} from '../../openapi/tools/changes/history';
import {apiVersions} from '../../src/config/apiVersions';
import {guideDocs} from '../../src/config/docs';
import type {Spec} from '../reference-pages/spec';
import {committedDays} from './guideDates';
import {referenceDays} from './referenceDates';

const PAGES = 'src/pages';

/** The address of a page by its source: `docs/platform/intro.mdx` is at `/docs/platform/intro/`. */
function addressOf(file: string): string {
  const page = file.replace(/\.mdx$/, '/');
  return page.startsWith(`${PAGES}/`) ? page.slice(PAGES.length) : `/${page}`;
}

const isPage = (file: string): boolean => file.endsWith('.mdx') && !/\/_[^/]*$/.test(file);

/** The day on which each page last changed (`2026-11-21`), by its address; a page whose day is not known is left out. */
export function pageDays(): ReadonlyMap<string, string> {
  const guides = [...committedDays(guideDocs.path, PAGES)].filter(([file]) => isPage(file));
  const reference = apiVersions.flatMap((version) => {
    const spec = JSON.parse(readFileSync(version.specPath, 'utf8')) as Spec;
    return [...referenceDays(version, spec, readHistory(version))];
  });
  return new Map([...guides.map(([file, day]): [string, string] => [addressOf(file), day]), ...reference]);
}

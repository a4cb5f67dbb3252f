import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {ReferencePage} from '../../../openapi/pages/page';
import {pagesFolder} from '../../../openapi/tools/generate/paths';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';

/** The child pages: resources of a version, operations of a resource. */
const listedUrls = ({sections}: ReferencePage): string[] =>
  sections
    .flatMap(({blocks}) => blocks)
    .flatMap((block) => {
      if (block.type === 'operations') return block.rows.map(({url}) => url);
      return block.type === 'resources' ? block.groups.flatMap(({rows}) => rows.map(({url}) => url)) : [];
    });

/** Kinds of pages without a parent, in order. */
const APART: readonly ReferencePage['kind'][] = ['changelog', 'unconfirmed'];

/** Pages in reading order: landing page, changelog and unconfirmed points, then each overview with its operations. */
export function inReadingOrder(pages: readonly ReferencePage[]): ReferencePage[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const withListed = (page: ReferencePage): ReferencePage[] => [page, ...listedUrls(page).flatMap(pagesAt)];
  const pagesAt = (url: string): ReferencePage[] => [byUrl.get(url) ?? []].flat().flatMap(withListed);
  const [landing, ...listed] = pages.filter(({kind}) => kind === 'landing').flatMap(withListed);
  const apart = APART.flatMap((kind) => pages.filter((page) => page.kind === kind));
  return [...(landing ? [landing] : []), ...apart, ...listed];
}

/** The reference pages of a version in reading order, in the language of a locale. @throws when there are none */
export function readPages({id, label}: ApiVersion, locale?: string): ReferencePage[] {
  const folder = pagesFolder(id, locale);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) throw new Error(`There are no pages of API ${label} in ${folder}. Run npm run api:generate.`);
  return inReadingOrder(
    files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ReferencePage),
  );
}

const read = new Map<string | undefined, readonly ReferencePage[]>();

/** The reference pages of all versions in reading order. Read once for each locale, because a build doesn't change them. */
export function readReferencePages(locale?: string): readonly ReferencePage[] {
  const pages = read.get(locale) ?? apiVersions.flatMap((version) => readPages(version, locale));
  read.set(locale, pages);
  return pages;
}

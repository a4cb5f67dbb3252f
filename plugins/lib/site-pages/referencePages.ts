import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../../../openapi/model/changes';
import type {ReferencePage} from '../../../openapi/pages/page';
import {readHistory} from '../../../openapi/tools/changes/compare';
import {type ApiVersion, apiVersions, versionAt} from '../../../src/config/apiVersions';
import {referenceNodes} from './referenceNodes';
import type {SitePage} from './sitePage';
import {pagesFolder} from '../../../openapi/tools/generate/shim';

const listedUrls = ({sections}: ReferencePage): string[] =>
  sections
    .flatMap(({blocks}) => blocks)
    .flatMap((block) => {
      if (block.type === 'operations') return block.rows.map(({url}) => url);
      return block.type === 'resources' ? block.groups.flatMap(({rows}) => rows.map(({url}) => url)) : [];
    });

/** Kinds of pages without a parent, in order. */
const APART: readonly ReferencePage['kind'][] = ['changelog', 'unverified'];

/** Pages in reading order: landing page, changelog and unverified points, then each overview with its operations. */
function inReadingOrder(pages: readonly ReferencePage[]): ReferencePage[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const withListed = (page: ReferencePage): ReferencePage[] => [page, ...listedUrls(page).flatMap(pagesAt)];
  const pagesAt = (url: string): ReferencePage[] => [byUrl.get(url) ?? []].flat().flatMap(withListed);
  const [landing, ...listed] = pages.filter(({kind}) => kind === 'landing').flatMap(withListed);
  const apart = APART.flatMap((kind) => pages.filter((page) => page.kind === kind));
  return [...(landing ? [landing] : []), ...apart, ...listed];
}

/** The reference pages of a version in reading order. @throws when there are none */
function readPages({id, label}: ApiVersion): ReferencePage[] {
  const folder = pagesFolder(id);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0) throw new Error(`There are no pages of API ${label} in ${folder}. Run npm run api:generate.`);
  return inReadingOrder(
    files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ReferencePage),
  );
}

let read: readonly ReferencePage[] | undefined;

/** The reference pages of all versions in reading order. Read once, because a build doesn't change them. */
export const readReferencePages = (): readonly ReferencePage[] => (read ??= apiVersions.flatMap(readPages));

/** The pages of the reference, in reading order. @param days date of each page's last change */
export function referenceSitePages(
  pages: readonly ReferencePage[],
  days: ReadonlyMap<string, string> = new Map(),
): SitePage[] {
  const overviews = new Map(
    pages.filter(({kind}) => kind === 'resource').map((page) => [page.version + page.title, page]),
  );
  return pages.map((page) => {
    const {url, title, metaTitle, description, version} = page;
    const overview = page.kind === 'operation' ? overviews.get(version + (page.resource ?? '')) : undefined;
    const resource = page.kind === 'resource' ? page : overview;
    const area = `api-${versionAt(url)?.label ?? ''}`;
    return {
      pathname: url,
      area: resource ? `${area}/${resource.id}` : area,
      title,
      metaTitle,
      description,
      day: days.get(url),
      ...(overview && {parent: {name: overview.title, pathname: overview.url}}),
      reference: page,
      content: () => referenceNodes(page),
    };
  });
}

/** Dates of the last change of a version's pages, from its snapshots, because generated files have no history. Empty without snapshots. */
export function referenceDays(
  pages: readonly ReferencePage[],
  history: readonly Release[],
): ReadonlyMap<string, string> {
  const first = history.at(-1)?.day;
  const last = history[0]?.day;
  if (first === undefined || last === undefined) return new Map();
  const dayOf = (operationId: string): string =>
    history.find(({subjects = []}) => subjects.some((subject) => subject.operationId === operationId))?.day ?? first;
  return new Map(
    pages.map((page) => {
      if (page.kind === 'operation') return [page.url, dayOf(page.id)];
      if (page.kind !== 'resource') return [page.url, last];
      const own = pages.filter((other) => other.kind === 'operation' && other.resource === page.title);
      return [page.url, own.map(({id}) => dayOf(id)).reduce((a, b) => (a > b ? a : b), first)];
    }),
  );
}

export const daysOfReferences = (pages: readonly ReferencePage[]): ReadonlyMap<string, string> =>
  new Map(
    apiVersions.flatMap((version) => {
      const own = pages.filter((page) => page.version === version.id);
      return [...referenceDays(own, readHistory(version))];
    }),
  );

import type {Release} from '../../../openapi/model/changes';
import type {ReferencePage} from '../../../openapi/pages/page';
import {readHistory} from '../../../openapi/tools/changes/history';
import {apiVersions, versionAt} from '../../../src/config/apiVersions';
import {referenceNodes} from './referenceNodes';
import type {SitePage} from './sitePage';

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

const newest = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b), '');

/**
 * Dates of the last change of a version's pages, from its snapshots, because generated files have no history. Empty without
 * snapshots.
 */
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
      return [page.url, newest([first, ...own.map(({id}) => dayOf(id))])];
    }),
  );
}

/** Dates of the last change of reference pages by URL. */
export const daysOfReferences = (pages: readonly ReferencePage[]): ReadonlyMap<string, string> =>
  new Map(
    apiVersions.flatMap((version) => {
      const own = pages.filter((page) => page.version === version.id);
      return [...referenceDays(own, readHistory(version))];
    }),
  );

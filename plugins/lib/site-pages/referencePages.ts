import type {ReferencePage} from '../../../openapi/pages/page';
import {readHistory} from '../../../openapi/tools/changes/history';
import {apiVersions, versionAt} from '../../../src/config/apiVersions';
import {referenceNodes} from './reference';
import {referenceDays} from './referenceDays';
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

/** Dates of the last change of reference pages by URL. */
export const daysOfReferences = (pages: readonly ReferencePage[]): ReadonlyMap<string, string> =>
  new Map(
    apiVersions.flatMap((version) => {
      const own = pages.filter((page) => page.version === version.id);
      return [...referenceDays(own, readHistory(version))];
    }),
  );

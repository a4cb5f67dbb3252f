import {publicFiles} from '../config/publicFiles';

/** Profile of a linkset (RFC 9264) that is an API catalog. */
const PROFILE = 'https://www.rfc-editor.org/info/rfc9727';

interface Target {
  readonly href: string;
  readonly type?: string;
}

/** Links of a resource, by relation type. */
interface LinkContext {
  readonly anchor: string;
  readonly [relation: string]: readonly Target[] | string;
}

/** A version of the API: its base URL, and the page and files about it. */
export interface CatalogedApi {
  readonly baseUrl: string;
  readonly id: string;
  readonly page: string;
}

/** The text of /.well-known/api-catalog (RFC 9727): each API with its description and documentation. @param siteUrl origin of the site */
export function apiCatalog(siteUrl: string, apis: readonly CatalogedApi[]): string {
  const at = (href: string, type?: string): Target => ({href: siteUrl + href, type});
  const linkset: LinkContext[] = [
    {anchor: siteUrl + publicFiles.apiCatalog, item: apis.map(({baseUrl}) => ({href: baseUrl}))},
    ...apis.map(({baseUrl, id, page}) => ({
      anchor: baseUrl,
      'service-desc': [at(`/openapi/${id}.json`, 'application/json'), at(`/openapi/${id}.yaml`, 'application/yaml')],
      'service-doc': [at(page, 'text/html')],
      'service-meta': [at(publicFiles.jsonFeed, 'application/feed+json')],
    })),
  ];
  return `${JSON.stringify({linkset, profile: [{href: PROFILE}]}, null, 2)}\n`;
}

/** Headers of the catalog, whose URL has no file extension. */
export const CATALOG_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': `application/linkset+json; profile="${PROFILE}"`,
  Link: `<${publicFiles.apiCatalog}>; rel="api-catalog"`,
};

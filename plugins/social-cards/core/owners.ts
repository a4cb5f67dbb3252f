import type {ApiVersion} from '../../../src/config/apiVersions';
import {tagSlug} from '../../reference-pages/overviewPages';
import {type Spec, operationsOf} from '../../reference-pages/spec';

/** Addresses of operations, each with that of the resource whose card it shares. */
export function ownersOf({baseUrl}: Pick<ApiVersion, 'baseUrl'>, spec: Spec): ReadonlyMap<string, string> {
  return new Map(
    operationsOf(spec).flatMap(({operationId, tags: [tag] = []}) =>
      tag === undefined ? [] : [[`${baseUrl}${operationId}/`, `${baseUrl}${tagSlug(tag)}/`] as const],
    ),
  );
}

/** File of a page's card, below the root of the site: `/docs/api/people/` has `cards/docs-api-people.png`. */
export const cardFile = (pathname: string): string =>
  `cards/${pathname.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;

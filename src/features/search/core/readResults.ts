import {isObject} from '../../../utils/isObject';
import {groupHits} from './groupHits';
import type {Hit, SearchResponse} from './record';

/** Texts can be missing or null. */
const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** A hit with everything that the modal reads. Undefined if a part has the wrong type. */
function readHit(hit: unknown): Hit | undefined {
  if (!isObject(hit)) return undefined;
  const {objectID, url, type, content = null, fieldType, hierarchy, _highlightResult = {}, _snippetResult = {}} = hit;
  const isWhole =
    [objectID, url, type].every((text) => typeof text === 'string') &&
    [content, fieldType].every(isText) &&
    isObject(hierarchy) &&
    typeof hierarchy.lvl0 === 'string' &&
    Object.values(hierarchy).every(isText) &&
    [_highlightResult, _snippetResult].every(isObject);
  // Rows are folded here, so the service cannot send folded ones.
  return isWhole ? ({...hit, content, _highlightResult, _snippetResult, more: undefined} as unknown as Hit) : undefined;
}

/** A failing service can send anything with status 200. @throws so that the modal shows an error, not no results */
export function readResults(response: unknown): SearchResponse {
  const fail = (what: string): never => {
    throw new TypeError(`The search service sent ${what}. Check SEARCH_APP_ID, the index and its status page.`);
  };
  const results: unknown = isObject(response) ? response.results : undefined;
  if (!Array.isArray(results) || results.length === 0) return fail('no results');
  const result: unknown = results[0];
  if (!isObject(result) || !Array.isArray(result.hits)) return fail('a result without hits');
  const hits = (result.hits as readonly unknown[]).map((hit) => readHit(hit) ?? fail('a hit with a different shape'));
  // A heading and the text below it have the same URL.
  const distinct = hits.filter(({url}, at) => hits.findIndex((one) => one.url === url) === at);
  return {...result, hits: groupHits(distinct)} as unknown as SearchResponse;
}

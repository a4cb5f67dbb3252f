import {isObject} from '../../../utils/isObject';
import {groupHits} from './groupHits';
import type {Hit, SearchResponse} from './record';

/** Texts can be missing or null. */
const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** Marked texts of a hit, which can also be missing. */
const isMarked = (value: unknown): boolean =>
  value === undefined || value === null || (isObject(value) && typeof value.value === 'string');

/** The marks of a hit that the modal reads. */
const areMarks = (highlights: unknown, snippets: unknown): boolean => {
  if (!isObject(highlights) || !isObject(snippets)) return false;
  const {content, hierarchy} = highlights;
  return [content, snippets.content, ...Object.values(isObject(hierarchy) ? hierarchy : {})].every(isMarked);
};

/** A hit with everything that the modal reads. Undefined if a part has the wrong type. */
function readHit(hit: unknown): Hit | undefined {
  if (!isObject(hit)) return undefined;
  const {objectID, url, type, content = null, fieldType, hierarchy, _highlightResult = {}, _snippetResult = {}} = hit;
  const isWhole =
    [objectID, url].every((text) => typeof text === 'string') &&
    /^(?:lvl[1-6]|content)$/.test(String(type)) &&
    [content, fieldType].every(isText) &&
    isObject(hierarchy) &&
    typeof hierarchy.lvl0 === 'string' &&
    Object.values(hierarchy).every(isText) &&
    areMarks(_highlightResult, _snippetResult);
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
  const urls = new Set<string>();
  const distinct = hits.filter(({url}) => urls.size < urls.add(url).size);
  const {nbHits, query, queryID} = result;
  return {
    hits: groupHits(distinct),
    nbHits: typeof nbHits === 'number' ? nbHits : hits.length,
    query: typeof query === 'string' ? query : '',
    // For insight events. The rest of a response is the embedded engine's, such as pages to offer.
    ...(typeof queryID === 'string' && {queryID}),
  };
}

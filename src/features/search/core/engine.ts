import type {Hit, SearchRequest, SearchResponse} from './response';
import {endpointQuery, endpointScore} from './endpoint';
import {passes} from './facets';
import {foldRows} from './foldRows';
import {type PlainHit, bestField, isNamed, markedHit, plainHit} from './hit';
import {pagesOf} from './likelyPages';
import {markerFor} from './marks';
import {nearWords} from './nearWords';
import {unpackTerms} from './postings';
import {MAX_LETTERS, type QueryWord, isOwn, queryWords, typedTerms, wordsWithSynonyms} from './queryWords';
import {type RankedPage, type RankedRecord, type Scored, rankedPage, rankedRecord, scoresOf} from './ranking';
import {rankedQuery} from './rankedQuery';
import type {Field} from './record';
import {beforeSuccessors, withPhrases} from './reorder';
import {FORMAT, type SearchIndex, type SearchTexts, fieldsOf} from './searchIndex';
import {vocabularyOf} from './vocabulary';
import {keyOf} from './words';

export type Engine = (request: SearchRequest) => SearchResponse;

const HITS_PER_PAGE = 20;
/** Hits that are folded into rows, for each row. */
const HITS_OF_ROW = 3;

/** Pages that a search without results offers. */
const LIKELY = 3;

/** @throws for a file of another version, for example if the page was loaded before a release */
export function assertFormat(what: string, {format}: {readonly format?: unknown}): void {
  if (format === FORMAT) return;
  throw new Error(
    `The search ${what} has format ${String(format)}, this page reads ${String(FORMAT)}. Reload the page.`,
  );
}

const best = (a: Scored, b: Scored): number => b.score - a.score || a.id - b.id;

/** Operations that match a query like `GET /v2/people`. */
function byEndpoint(query: string, pages: readonly RankedPage[], records: readonly RankedRecord[]): Scored[] {
  const request = endpointQuery(query);
  if (!request) return [];
  return pages
    .flatMap((page): Scored[] => {
      const score = page.endpoint && endpointScore(request, page.endpoint);
      return score === undefined ? [] : [{id: records.findIndex((one) => one.page === page), score: score + page.rank}];
    })
    .sort(best);
}

/** A single word, such as `notes`, is the name of a page, and often of a field as well. */
const ROWS_BEFORE_FIELD = 2;

/** Rows of hits by URL. If the query is the name of a field, it is in the third row at the latest. */
function rowsWithField(hits: ReadonlyMap<string, PlainHit>, key: string): PlainHit[] {
  const all = [...hits.values()];
  const rows = foldRows(all);
  if (rows.slice(0, ROWS_BEFORE_FIELD + 1).some((row) => isNamed(row, key))) return rows;
  const before = rows.slice(0, ROWS_BEFORE_FIELD);
  const pages = before.map((row) => row.url_without_anchor);
  const field = all.find((hit) => isNamed(hit, key) && !pages.includes(hit.url_without_anchor));
  if (!field) return rows;
  return foldRows([...new Set([...before.flatMap(({url}) => hits.get(url) ?? []), field, ...all])]);
}

/** The rows to show. Hits have different URLs. */
function rowsOf(
  found: readonly Scored[],
  words: readonly QueryWord[],
  request: SearchRequest,
  {records, texts}: {readonly records: readonly RankedRecord[]; readonly texts: SearchTexts},
): Hit[] {
  const {query = '', hitsPerPage = HITS_PER_PAGE} = request;
  const marker = markerFor(words.filter(isOwn));
  const key = keyOf(query.slice(0, MAX_LETTERS));
  const keys = new Set([key, ...words.flatMap(typedTerms)]);
  const fieldIn = (fields: readonly Field[]): Field | undefined => bestField(fields, words, keys);
  const hits = new Map<string, PlainHit>();
  for (const scored of found) {
    const ranked = records[scored.id];
    if (!ranked || hits.size >= hitsPerPage * HITS_OF_ROW) break;
    const hit = plainHit(ranked.record, ranked.page, fieldsOf(texts.texts[scored.id] ?? null, texts), fieldIn);
    if (!hits.has(hit.url)) hits.set(hit.url, hit);
  }
  const marked = ({more, ...hit}: PlainHit): Hit => ({
    ...markedHit(hit, marker, request),
    ...(more && {more: more.map(marked)}),
  });
  return rowsWithField(hits, key).slice(0, hitsPerPage).map(marked);
}

/** Names like a query without results that find something, and pages that its filter hides or that these names find. */
function suggestionsFor(
  {query = '', facetFilters}: SearchRequest,
  names: readonly string[],
  search: Engine,
): Pick<SearchResponse, 'nearWords' | 'likelyPages'> {
  const words = nearWords(query, names).filter((word) => search({query: word, facetFilters}).nbHits > 0);
  const hits = [query, ...words].flatMap((text) => search({query: text}).hits.slice(0, LIKELY));
  return {nearWords: words, likelyPages: pagesOf(hits).slice(0, LIKELY)};
}

/**
 * The embedded engine with the two files of a build.
 * @throws when one is from another version of the site
 */
export function createEngine(index: SearchIndex, texts: SearchTexts): Engine {
  assertFormat('index', index);
  assertFormat('texts', texts);
  const postings = unpackTerms(index.terms);
  const vocabulary = vocabularyOf(postings, wordsWithSynonyms());
  const pages = index.pages.map(rankedPage);
  const records = index.records.map((record) => rankedRecord(record, pages));

  function byText(query: string, words: readonly QueryWord[]): Scored[] {
    const ranked = rankedQuery(query, words, postings);
    const scored = scoresOf(ranked, {postings, records}).sort(best);
    return withPhrases(beforeSuccessors(scored, records, ranked).sort(best), ranked, texts).sort(best);
  }

  const search = (request: SearchRequest): SearchResponse => {
    const {query = '', facetFilters} = request;
    const words = queryWords(query, vocabulary);
    const allowed = (some: readonly Scored[]): Scored[] =>
      some.filter(({id}) => {
        const record = records[id];
        return record !== undefined && passes(record, facetFilters);
      });
    const found = new Map<number, Scored>();
    const all = [...allowed(byEndpoint(query, pages, records)), ...allowed(byText(query, words))];
    for (const scored of all) if (!found.has(scored.id)) found.set(scored.id, scored);
    return {
      hits: rowsOf([...found.values()], words, request, {records, texts}),
      nbHits: found.size,
      query,
    };
  };
  const names = pages.flatMap(({lvl1, keywords = []}) => [lvl1, ...keywords]);
  return (request) => {
    const response = search(request);
    const isMissing = response.nbHits === 0 && response.query.trim() !== '';
    return isMissing ? {...response, ...suggestionsFor(request, names, search)} : response;
  };
}

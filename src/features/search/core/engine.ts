import type {Hit, SearchResponse, SearchRequest} from './response';
import {endpointQuery, endpointScore} from './endpoint';
import {markedHit, plainHit} from './hit';
import {type Marker, markerFor} from './marks';
import {unpackTerms} from './postings';
import {type QueryWord, queryWords, wordsWithSynonyms} from './queryWords';
import {beforeSuccessors, withPhrases} from './reorder';
import {passes} from './facets';
import {nearWords} from './nearWords';
import {FACTORS, type Scored, rankedPage, rankedRecord, scoresOf} from './rank';
import {rankedQuery} from './rankedQuery';
import {FORMAT, type SearchIndex, type SearchTexts, fieldsOf} from './searchIndex';
import {vocabularyOf} from './vocabulary';

export type Engine = (request: SearchRequest) => SearchResponse;

const HITS_PER_PAGE = 20;
/** Maximum number of hits of a page among the first ten, and in all. */
const HITS_OF_PAGE = {first: 2, all: 4} as const;
const FIRST = 10;

/** Thrown for files of another version, for example if the page was loaded before a release. */
export class WrongFormat extends Error {
  constructor(what: string, format: unknown) {
    super(`The search ${what} has format ${String(format)}, this page reads ${String(FORMAT)}. Reload the page.`);
  }
}

export function assertFormat(what: string, file: {readonly format?: unknown}): void {
  if (file.format !== FORMAT) throw new WrongFormat(what, file.format);
}

const explained = (score: number, factors: readonly number[] = []): Record<string, number> =>
  Object.fromEntries([['score', score], ...factors.map((factor, at): [string, number] => [FACTORS[at] ?? '', factor])]);

const best = (a: Scored, b: Scored): number => b.score - a.score || a.id - b.id;

/**
 * The embedded engine with the two files of a build.
 * @throws WrongFormat when one is from another version of the site
 */
export function createEngine(index: SearchIndex, texts: SearchTexts): Engine {
  assertFormat('index', index);
  assertFormat('texts', texts);
  const postings = unpackTerms(index.terms);
  const vocabulary = vocabularyOf(postings, wordsWithSynonyms());
  const pages = index.pages.map(rankedPage);
  const records = index.records.map((record) => rankedRecord(record, pages));
  const firstOf = pages.map((_, page) => index.records.findIndex(([of]) => of === page));

  function byText(query: string, words: readonly QueryWord[]): Scored[] {
    const ranked = rankedQuery(query, words, postings);
    const scored = scoresOf(ranked, {postings, records});
    return withPhrases(beforeSuccessors(scored.sort(best), records, ranked).sort(best), ranked, texts).sort(best);
  }

  /** Operations that match a query like `GET /v2/people`. */
  function byEndpoint(query: string): Scored[] {
    const asked = endpointQuery(query);
    if (!asked) return [];
    return pages
      .flatMap(({endpoint, rank}, page): Scored[] => {
        const score = endpoint && endpointScore(asked, {method: endpoint[0], path: endpoint[1]});
        return score === undefined ? [] : [{id: firstOf[page] ?? -1, score: score + rank}];
      })
      .sort(best);
  }

  const namesOfPages = (): string[] => pages.flatMap(({lvl1, keywords = []}) => [lvl1, ...keywords]);

  function hitOf(id: number, marker: Marker): Omit<Hit, '_highlightResult' | '_snippetResult'> | undefined {
    const record = records[id];
    const text = texts.texts[id] ?? null;
    const isFields = typeof text === 'object' && text !== null;
    return record && plainHit(record.record, record.page, isFields ? fieldsOf(text, texts) : text, marker);
  }

  /** The hits to show: one for each URL, and few of one page. */
  function hitsFor(found: readonly Scored[], marker: Marker, request: SearchRequest): Hit[] {
    const {hitsPerPage = HITS_PER_PAGE} = request;
    const hits = new Map<string, Hit>();
    const taken = new Map<string, number>();
    const take = ({id, score, factors}: Scored): void => {
      const url = records[id]?.page.url ?? '';
      const count = taken.get(url) ?? 0;
      if (hits.size >= hitsPerPage || count >= HITS_OF_PAGE[hits.size < FIRST ? 'first' : 'all']) return;
      const hit = hitOf(id, marker);
      if (!hit || hits.has(hit.url)) return;
      taken.set(url, count + 1);
      const explanation = request.explain === true ? explained(score, factors) : undefined;
      hits.set(hit.url, {...markedHit(hit, marker, request), ...(explanation && {explanation})});
    };
    found.forEach(take);
    // Those that were too many for the first ten.
    if (hits.size >= FIRST) found.forEach(take);
    return [...hits.values()];
  }

  return (request) => {
    const {query = '', hitsPerPage = HITS_PER_PAGE, indexName} = request;
    const words = queryWords(query, vocabulary);
    const found = new Map<number, Scored>();
    for (const scored of [...byEndpoint(query), ...byText(query, words)]) {
      const record = records[scored.id];
      if (record && !found.has(scored.id) && passes(record, request.facetFilters)) found.set(scored.id, scored);
    }
    const ids = [...found.keys()];
    return {
      hits: hitsFor([...found.values()], markerFor(words.filter(({isExtra}) => isExtra !== true)), request),
      nbHits: ids.length,
      page: 0,
      nbPages: Math.ceil(ids.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: 0,
      query,
      params: '',
      index: indexName,
      ...(ids.length === 0 && query.trim() !== '' && {nearWords: nearWords(query, namesOfPages())}),
    };
  };
}

import type {Hit, SearchRequest, SearchResponse} from './response';
import {endpointQuery, endpointScore} from './endpoint';
import {passes} from './facets';
import {foldRows} from './foldRows';
import {type PlainHit, bestField, markedHit, plainHit} from './hit';
import {markerFor} from './marks';
import {nearWords} from './nearWords';
import {unpackTerms} from './postings';
import {MAX_LETTERS, type QueryWord, isOwn, queryWords, typedTerms, wordsWithSynonyms} from './queryWords';
import {FACTORS, type RankedPage, type RankedRecord, type Scored, rankedPage, rankedRecord, scoresOf} from './rank';
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

const explained = ({score, factors = []}: Scored): Record<string, number> =>
  Object.fromEntries([['score', score], ...factors.map((factor, at): [string, number] => [FACTORS[at] ?? '', factor])]);

/** The rows to show. Hits have different URLs. */
function rowsOf(
  found: readonly Scored[],
  words: readonly QueryWord[],
  request: SearchRequest,
  {records, texts}: {readonly records: readonly RankedRecord[]; readonly texts: SearchTexts},
): Hit[] {
  const {query = '', hitsPerPage = HITS_PER_PAGE, explain = false} = request;
  const marker = markerFor(words.filter(isOwn));
  const keys = new Set([keyOf(query.slice(0, MAX_LETTERS)), ...words.flatMap(typedTerms)]);
  const fieldIn = (fields: readonly Field[]): Field | undefined => bestField(fields, words, keys);
  const hits = new Map<string, PlainHit>();
  for (const scored of found) {
    const ranked = records[scored.id];
    if (!ranked || hits.size >= hitsPerPage * HITS_OF_ROW) break;
    const hit = plainHit(ranked.record, ranked.page, fieldsOf(texts.texts[scored.id] ?? null, texts), fieldIn);
    if (!hits.has(hit.url)) hits.set(hit.url, {...hit, ...(explain && {explanation: explained(scored)})});
  }
  const marked = ({more, ...hit}: PlainHit): Hit => ({
    ...markedHit(hit, marker, request),
    ...(more && {more: more.map(marked)}),
  });
  return foldRows([...hits.values()])
    .slice(0, hitsPerPage)
    .map(marked);
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

  return (request) => {
    const {query = '', facetFilters} = request;
    const words = queryWords(query, vocabulary);
    const found = new Map<number, Scored>();
    for (const scored of [...byEndpoint(query, pages, records), ...byText(query, words)]) {
      const record = records[scored.id];
      if (record && !found.has(scored.id) && passes(record, facetFilters)) found.set(scored.id, scored);
    }
    const isMissing = found.size === 0 && query.trim() !== '';
    return {
      hits: rowsOf([...found.values()], words, request, {records, texts}),
      nbHits: found.size,
      query,
      ...(isMissing && {
        nearWords: nearWords(
          query,
          pages.flatMap(({lvl1, keywords = []}) => [lvl1, ...keywords]),
        ),
      }),
    };
  };
}

import {type Hit, type SearchRequest, type SearchResponse, FIELD_TYPE, MAX_LETTERS, type SearchRecord} from './record';
import {endpointQuery, endpointScore} from './endpoint';
import {groupHits} from './groupHits';
import {type PlainHit, bestField, isNamed, isSpelled, markedHit, plainHit} from './hit';
import {markerFor} from './highlightMatches';
import {postingsOf} from './postings';
import {type QueryWord, isOwn, queryWords, typedTerms, wordsWithSynonyms} from './expandQuery';
import {type RankedRecord, type Scored, rankedRecord, scoresOf, beforeSuccessors, withPhrases} from './ranking';
import {type Match, type RankedQuery, matchesOf, rankedQuery} from './score';
import {vocabularyOf} from './vocabulary';
import {keyOf, spellingOf} from './tokenize';
import {unmentioned} from './unmentioned';
import {likenessOf, pagesOf} from './similarPages';

/** Fewer shared pairs of letters are a coincidence. */
const LEAST = 0.5;
/** Words and pages that a search without results offers. */
const COUNT = 3;

/** The terms that are most like a text, by their pairs of letters. */
function nearWords(text: string, terms: Iterable<string>): string[] {
  return [...new Set(terms)]
    .map((term) => ({term, likeness: likenessOf(term, text.trim())}))
    .filter(({likeness}) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, COUNT)
    .map(({term}) => term);
}

/** Names like a query without results that find something, and pages that its filter hides or that these names find. */
function suggestionsFor(
  {query = '', facetFilters}: SearchRequest,
  names: readonly string[],
  search: (request: SearchRequest) => SearchResponse,
): Pick<SearchResponse, 'nearWords' | 'similarPages'> {
  const words = nearWords(query, names).filter((word) => search({query: word, facetFilters}).nbHits > 0);
  const hits = [query, ...words].flatMap((text) => search({query: text}).hits.slice(0, COUNT));
  return {nearWords: words, similarPages: pagesOf(hits).slice(0, COUNT)};
}

/** Says nothing in a message, which has a path or other words as well. */
const HOST = /\bhttps?:\/\/[^/\s]*/gi;

export type Engine = (request: SearchRequest) => SearchResponse;

const HITS_PER_PAGE = 20;
/** Hits that are folded into rows, for each row. */
const HITS_OF_ROW = 3;

const sorted = (found: readonly Scored[]): Scored[] =>
  [...found].sort((a, b) => b.score - a.score || a.ranked.id - b.ranked.id);

/** Operations that match a query like `GET /v2/people`. */
function byEndpoint(query: string, records: readonly RankedRecord[]): Scored[] {
  const request = endpointQuery(query);
  if (!request) return [];
  const found = records.flatMap((ranked) => {
    const {type, endpoint, weight} = ranked.record;
    const score = type === 'lvl1' && endpoint !== undefined ? endpointScore(request, endpoint) : undefined;
    return score === undefined ? [] : [{ranked, score: score + weight.pageRank}];
  });
  return sorted(found);
}

/** A single word, such as `notes`, is the name of a page, and often of a field as well. */
const ROWS_BEFORE_FIELD = 2;

/** Rows of hits by URL. If the query is the name of a field, it is within the first three rows. */
function rowsWithField(hits: ReadonlyMap<string, PlainHit>, key: string, spellings: ReadonlySet<string>): PlainHit[] {
  const all = [...hits.values()];
  const rows = groupHits(all);
  if (rows.slice(0, ROWS_BEFORE_FIELD + 1).some((row) => isNamed(row, key))) return rows;
  const before = rows.slice(0, ROWS_BEFORE_FIELD);
  const pages = before.map((row) => row.url_without_anchor);
  const named = all.filter((hit) => isNamed(hit, key) && !pages.includes(hit.url_without_anchor));
  const field = named.find(({hierarchy}) => isSpelled(hierarchy.lvl3 ?? '', spellings)) ?? named[0];
  if (!field) return rows;
  return groupHits([...new Set([...before.flatMap(({url}) => hits.get(url) ?? []), field, ...all])]);
}

/** The rows to show. Hits have different URLs. */
function rowsOf(found: readonly SearchRecord[], words: readonly QueryWord[], request: SearchRequest): Hit[] {
  const {query = '', hitsPerPage = HITS_PER_PAGE, facetFilters = []} = request;
  const isOnlyFields = facetFilters.flat().includes(`type:${FIELD_TYPE}`);
  const marker = markerFor(words.filter(isOwn));
  const key = keyOf(query.slice(0, MAX_LETTERS));
  const keys = new Set([key, ...words.flatMap(typedTerms)]);
  const spellings = new Set([query.slice(0, MAX_LETTERS), ...words.map(({text}) => text)].map(spellingOf));
  const hits = new Map<string, PlainHit>();
  for (const record of found) {
    if (hits.size >= hitsPerPage * HITS_OF_ROW) break;
    const field = bestField(record.fields ?? [], words, {keys, spellings});
    if (isOnlyFields && !field) continue;
    const hit = plainHit(record, field);
    if (!hits.has(hit.url)) hits.set(hit.url, hit);
  }
  const marked = ({more, ...hit}: PlainHit): Hit => ({
    ...markedHit(hit, marker, request),
    ...(more && {more: more.map(marked)}),
  });
  return rowsWithField(hits, key, spellings).slice(0, hitsPerPage).map(marked);
}

/** Whether a record has a value in each list of a filter. Fields are records of the level below their heading. */
function passes({type, version, fields}: SearchRecord, filters: SearchRequest['facetFilters'] = []): boolean {
  const own = [`version:${version}`, `type:${fields ? FIELD_TYPE : type}`];
  return filters.every((values) => values.some((value) => own.includes(value)));
}

export function createEngine(records: readonly SearchRecord[]): Engine {
  const postings = postingsOf(records);
  const vocabulary = vocabularyOf([...postings.terms, ...wordsWithSynonyms()], postings.frequency);
  const ranked = records.map(rankedRecord);

  function byText(wanted: RankedQuery, matches: readonly Match[]): Scored[] {
    const found = beforeSuccessors(scoresOf(wanted, matches, ranked), wanted);
    return sorted(withPhrases(sorted(found), wanted));
  }

  const search = (request: SearchRequest): SearchResponse => {
    const {query = '', facetFilters} = request;
    const asked = query.replaceAll(HOST, '').trimStart() || query;
    const words = queryWords(asked, vocabulary);
    const wanted = rankedQuery(asked, words, postings);
    const matches = matchesOf(wanted.words, postings);
    const endpoints = byEndpoint(query, ranked);
    const all = [...endpoints, ...byText(wanted, matches)].map((one) => one.ranked.record);
    const missing = endpoints.length > 0 ? [] : unmentioned(wanted, matches, records);
    const found = [...new Set(all)].filter((record) => passes(record, facetFilters));
    return {
      hits: rowsOf(found, words, request),
      nbHits: found.length,
      query,
      ...(missing.length > 0 && {missing}),
    };
  };
  const names = records.flatMap(({type, hierarchy, keywords = []}) =>
    type === 'lvl1' ? [hierarchy.lvl1, ...keywords] : [],
  );
  return (request) => {
    const response = search(request);
    const isMissing = response.hits.length === 0 && response.query.trim() !== '';
    return isMissing ? {...response, ...suggestionsFor(request, names, search)} : response;
  };
}

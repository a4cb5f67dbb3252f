import type {Hit, SearchResponse, SearchRequest} from './response';
import {candidatesFor} from './candidates';
import {endpointQuery, endpointScore} from './endpoint';
import {markedHit, plainHit} from './hit';
import {markerFor} from './marks';
import {type RankedPage, type RankedRecord, rankedScore} from './rank';
import {type QueryWord, queryWords} from './queryWords';
import {unpackWords} from './packTerms';
import {FORMAT, type SearchIndex, type SearchTexts, fieldsOf, loadTerms} from './searchIndex';
import {STOP_WORDS} from './stopWords';
import {vocabularyOf} from './vocabulary';
import {namingTerms} from './words';

/** The ranked result, without texts. */
export interface Found {
  readonly request: SearchRequest;
  readonly words: readonly QueryWord[];
  readonly ids: readonly number[];
}

export interface Engine {
  readonly find: (request: SearchRequest) => Found;
  readonly respond: (found: Found, texts: SearchTexts) => SearchResponse;
}

const HITS_PER_PAGE = 20;
/** Maximum number of hits per page. */
const MAX_HITS_PER_PAGE = 4;

/** Thrown for files of another version, for example if the page was loaded before a release. */
export class WrongFormat extends Error {
  constructor(what: string, format: unknown) {
    super(`The search ${what} has format ${String(format)}, this page reads ${String(FORMAT)}. Reload the page.`);
  }
}

export function assertFormat(what: string, file: {readonly format?: unknown}): void {
  if (file.format !== FORMAT) throw new WrongFormat(what, file.format);
}

/** Significant words of a title. "Introduction" is in too many titles. */
const namesIn = (text: string): string[] =>
  namingTerms(text).filter((term) => !STOP_WORDS.has(term) && term !== 'introduction');

/**
 * The embedded engine with an index.
 * @throws WrongFormat when the index is from another version of the site
 */
export function createEngine(index: SearchIndex): Engine {
  assertFormat('index', index);
  const terms = loadTerms(index);
  const vocabulary = vocabularyOf(unpackWords(index.terms));
  const pages = index.pages.map((page): RankedPage => ({
    ...page,
    titleTerms: namesIn(page.lvl1),
  }));
  const records = index.records.map((record): RankedRecord => {
    const [page, type, anchor, headings] = record;
    const isHeading = type !== 'lvl1' && headings.length > 0;
    return {
      record,
      headingTerms: isHeading ? namesIn(headings.at(-1) ?? '') : [],
      hasFields: type === 'lvl2' && anchor !== null && index.pages[page]?.group !== undefined,
    };
  });
  const firstOf = index.pages.map((_, page) => index.records.findIndex(([of]) => of === page));
  const pageOf = (id: number): number => index.records[id]?.[0] ?? -1;

  const byText = (words: readonly QueryWord[]): number[] =>
    candidatesFor(terms, words)
      .flatMap((candidate) => {
        const record = records[candidate.id];
        const page = record && pages[record.record[0]];
        return page ? [{id: candidate.id, score: rankedScore(candidate, record, page, words)}] : [];
      })
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .map(({id}) => id);

  /** Operations that match a query like `GET /v2/people`. */
  function byEndpoint(query: string): number[] {
    const asked = endpointQuery(query);
    if (!asked) return [];
    return pages
      .flatMap(({endpoint, rank}, page) => {
        const score = endpoint && endpointScore(asked, {method: endpoint[0], path: endpoint[1]});
        return score === undefined ? [] : [{id: firstOf[page] ?? -1, score: score * rank}];
      })
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .map(({id}) => id);
  }

  return {
    find(request) {
      const {query = ''} = request;
      const words = queryWords(query, vocabulary);
      return {request, words, ids: [...new Set([...byEndpoint(query), ...byText(words)])]};
    },
    respond({request, words, ids}, texts) {
      const {query = '', hitsPerPage = HITS_PER_PAGE, indexName} = request;
      const marker = markerFor(words);
      const taken = new Map<number, number>();
      const urls = new Set<string>();
      const hits: Hit[] = [];
      for (const id of ids) {
        if (hits.length >= hitsPerPage) break;
        const record = index.records[id];
        const page = record && pages[record[0]];
        const count = taken.get(pageOf(id)) ?? 0;
        if (!page || count >= MAX_HITS_PER_PAGE) continue;
        const text = texts.texts[id] ?? null;
        const plain = plainHit(record, page, typeof text === 'object' && text ? fieldsOf(text, texts) : text, marker);
        if (urls.has(plain.url)) continue;
        urls.add(plain.url);
        taken.set(pageOf(id), count + 1);
        hits.push(markedHit(plain, marker, request));
      }
      const nbPages = Math.ceil(ids.length / hitsPerPage);
      return {
        hits,
        nbHits: ids.length,
        page: 0,
        nbPages,
        hitsPerPage,
        processingTimeMS: 0,
        query,
        params: '',
        index: indexName,
      };
    },
  };
}

import {pagesOf} from './likelyPages';
import type {SearchRequest, SearchResponse} from './response';

/** Fewer shared pairs of letters are a coincidence. */
const LEAST = 0.5;
/** Words and pages that a search without results offers. */
const COUNT = 3;

const pairsOf = (text: string): Set<string> => {
  const padded = ` ${text.toLowerCase()} `;
  return new Set(Array.from({length: padded.length - 1}, (_, at) => padded.slice(at, at + 2)));
};

/** The terms that are most like a text, by their pairs of letters. */
function nearWords(text: string, terms: Iterable<string>): string[] {
  const wanted = pairsOf(text.trim());
  return [...new Set(terms)]
    .map((term) => {
      const own = pairsOf(term);
      const shared = [...own].filter((pair) => wanted.has(pair)).length;
      return {term, likeness: (2 * shared) / (own.size + wanted.size)};
    })
    .filter(({likeness}) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, COUNT)
    .map(({term}) => term);
}

/** Names like a query without results that find something, and pages that its filter hides or that these names find. */
export function suggestionsFor(
  {query = '', facetFilters}: SearchRequest,
  names: readonly string[],
  search: (request: SearchRequest) => SearchResponse,
): Pick<SearchResponse, 'nearWords' | 'likelyPages'> {
  const words = nearWords(query, names).filter((word) => search({query: word, facetFilters}).nbHits > 0);
  const hits = [query, ...words].flatMap((text) => search({query: text}).hits.slice(0, COUNT));
  return {nearWords: words, likelyPages: pagesOf(hits).slice(0, COUNT)};
}

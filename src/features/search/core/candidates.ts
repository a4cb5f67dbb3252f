import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import type {QueryWord} from './queryWords';

/** A record that matches some words of a query. */
export interface Candidate {
  readonly id: number;
  readonly score: number;
  /** Indexes of the matched words of the query. */
  readonly matched: readonly number[];
  /** Matched terms of the index, with their fields. */
  readonly match: Readonly<Record<string, readonly string[]>>;
}

type Index = Pick<MiniSearch, 'search'>;

const treeOf = ({alternatives}: QueryWord): Query => ({
  combineWith: 'OR',
  queries: alternatives.map(({terms, weight}) => ({combineWith: 'AND', queries: [...terms], boostTerm: () => weight})),
});

const isMatched = ({alternatives}: QueryWord, match: SearchResult['match']): boolean =>
  alternatives.some(({terms}) => terms.every((term) => Object.hasOwn(match, term)));

function candidateOf({id, score, match}: SearchResult, words: readonly QueryWord[]): Candidate {
  const matched = words.flatMap((word, index) => (isMatched(word, match) ? [index] : []));
  return {id: id as number, score, matched, match};
}

/** With fewer hits than this, records that match only some of the words are added. */
const ENOUGH = 5;

/** Records that match all words of a query. If there are few, also those that match some, weighted by the share of matched words. */
export function candidatesFor(index: Index, words: readonly QueryWord[]): Candidate[] {
  const known = words.filter(({alternatives}) => alternatives.length > 0);
  if (known.length === 0) return [];
  const search = (combineWith: 'AND' | 'OR'): Candidate[] =>
    index.search({combineWith, queries: known.map(treeOf)}).map((result) => candidateOf(result, words));
  const share = ({matched}: Candidate): number => (matched.length / words.length) ** 2;
  const all = known.length === words.length ? search('AND') : [];
  if (all.length >= ENOUGH || (known.length === 1 && words.length === 1)) return all;
  const whole = new Set(all.map(({id}) => id));
  const some = search('OR').filter(({id}) => !whole.has(id));
  return [...all, ...some.map((candidate) => ({...candidate, score: candidate.score * share(candidate) * 0.8}))];
}

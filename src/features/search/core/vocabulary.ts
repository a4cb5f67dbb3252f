import {isName} from './words';
import {editDistance, prefixEditDistance, typosOf} from './editDistance';

/** A term of the index that matches a typed word, with its confidence. 1 is the word itself. */
export interface Meaning {
  readonly term: string;
  readonly weight: number;
}

/** All words of an index. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** Sorted. */
  readonly sorted: readonly string[];
}

const LIMIT = 16;
/** By number of typing errors. */
const TYPO_WEIGHTS = [1, 0.6, 0.35];
/** The first letter is rarely wrong. */
const FIRST_LETTER = 0.5;

export function vocabularyOf(terms: readonly string[]): Vocabulary {
  const known = new Set(terms);
  // By code unit, like the prefix search.
  return {has: (term) => known.has(term), sorted: [...known].sort((a, b) => (a < b ? -1 : 1))};
}

/** Index of the first word that is not before `prefix`. */
function firstAt(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Completions of a prefix, shortest first. Joined names only if there are no others, because their parts are also words. */
export function beginningWith({sorted}: Vocabulary, prefix: string): Meaning[] {
  const found: string[] = [];
  for (let index = firstAt(sorted, prefix); sorted[index]?.startsWith(prefix); index++) found.push(sorted[index] ?? '');
  const plain = found.filter((term) => !isName(term));
  return (plain.length > 0 && !isName(prefix) ? plain : found)
    .filter((term) => term !== prefix)
    .sort((a, b) => a.length - b.length)
    .slice(0, LIMIT)
    .map((term) => ({term, weight: 0.9 * Math.sqrt(prefix.length / term.length)}));
}

const nearest = ({sorted}: Vocabulary, word: string, measure: (term: string, limit: number) => number): Meaning[] => {
  const limit = typosOf(word);
  if (limit === 0) return [];
  let best = limit;
  const found: {readonly term: string; readonly typos: number}[] = [];
  for (const term of sorted) {
    const typos = measure(term, best);
    if (typos > best) continue;
    best = typos;
    found.push({term, typos});
  }
  const closest = found.filter(({typos}) => typos === best);
  const alike = closest.filter(({term}) => term.startsWith(word.charAt(0)));
  return (alike.length > 0 ? alike : closest)
    .map(({term, typos}) => ({
      term,
      weight: (TYPO_WEIGHTS[typos] ?? 0) * (term.startsWith(word.charAt(0)) ? 1 : FIRST_LETTER),
    }))
    .sort((a, b) => b.weight - a.weight || a.term.length - b.term.length)
    .slice(0, LIMIT);
};

/** The closest corrections of a word. */
export const mistyped = (vocabulary: Vocabulary, word: string): Meaning[] =>
  nearest(vocabulary, word, (term, limit) => editDistance(word, term, limit));

/** Words with a similar prefix. */
export const beginningNearly = (vocabulary: Vocabulary, prefix: string): Meaning[] =>
  nearest(vocabulary, prefix, (term, limit) => prefixEditDistance(prefix, term, limit)).map(({term, weight}) => ({
    term,
    weight: weight * 0.8,
  }));

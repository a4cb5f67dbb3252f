import {editDistance, prefixEditDistance, typosOf} from './editDistance';
import type {Postings} from './postings';
import {STOP_TERMS} from './stopWords';

/** A word that may be meant by a typed one, with a confidence from 0 to 1. 1 is the word itself. */
export interface Meaning {
  readonly term: string;
  readonly weight: number;
}

/** Words that can be searched for: those of the index, and those with synonyms. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** Number of records. */
  readonly frequency: (term: string) => number;
  /** Sorted by code unit. */
  readonly sorted: readonly string[];
  /** A bit for each letter. */
  readonly lettersOf: (term: string) => number;
}

/** Completions and corrections of a word that are considered. */
const LIMIT = 16;
/** By number of typing errors. */
const TYPO_WEIGHTS = [1, 0.7, 0.4];
/** A word that is this many times rarer than its correction is probably an error itself, such as a misspelling in a text. */
const RARER = 12;

const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** Number of letters of one word that another lacks, which is at most their distance. */
function lacking(one: number, other: number): number {
  let bits = one & ~other;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

export function vocabularyOf({terms, frequency}: Postings, others: Iterable<string> = []): Vocabulary {
  const sorted = [...new Set([...terms, ...others])].sort((a, b) => (a < b ? -1 : 1));
  const known = new Map(sorted.map((term) => [term, lettersOf(term)]));
  return {has: (term) => known.has(term), frequency, sorted, lettersOf: (term) => known.get(term) ?? 0};
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

/** Completions of a prefix. Frequent and short words are likely. */
export function completions({sorted, frequency}: Vocabulary, prefix: string): Meaning[] {
  const found: {readonly term: string; readonly weight: number}[] = [];
  for (let index = firstAt(sorted, prefix); sorted[index]?.startsWith(prefix); index++) {
    const term = sorted[index] ?? '';
    if (term !== prefix) found.push({term, weight: 0.9 * (prefix.length / term.length) ** 0.25});
  }
  const likely = ({term, weight}: Meaning): number => weight * Math.log2(2 + frequency(term));
  return found.sort((a, b) => likely(b) - likely(a)).slice(0, LIMIT);
}

/**
 * Words that a mistyped word may stand for, the closest first. A word of the index is corrected as well if it is far rarer than
 * the correction.
 * @param isOpen whether more letters may follow
 */
export function corrections(vocabulary: Vocabulary, word: string, isOpen: boolean): Meaning[] {
  const limit = typosOf(word);
  const own = vocabulary.frequency(word);
  if (limit === 0) return [];
  const found: Meaning[] = [];
  const letters = lettersOf(word);
  for (const term of vocabulary.sorted) {
    if (lacking(letters, vocabulary.lettersOf(term)) > limit || STOP_TERMS.has(term)) continue;
    const whole = editDistance(word, term, limit);
    const begun = isOpen && whole > limit ? prefixEditDistance(word, term, 1) : limit + 1;
    const isBegun = begun <= 1;
    const typos = isBegun ? begun : whole;
    if (typos === 0 || (!isBegun && typos > limit) || vocabulary.frequency(term) < own * RARER) continue;
    const length = isBegun ? 0.7 * Math.sqrt(word.length / term.length) : 1;
    found.push({term, weight: (TYPO_WEIGHTS[typos] ?? 0) * length});
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, LIMIT);
}

import {editDistance, prefixEditDistance, typosOf} from './editDistance';
import {STOP_TERMS} from './stopWords';

/** A word that may be meant by a typed one, with a confidence from 0 to 1. 1 is the word itself. */
export interface Meaning {
  readonly term: string;
  readonly weight: number;
}

/** Words that can be searched for: those of the index, and those with synonyms. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Number of records. */
  readonly frequency: (term: string) => number;
}

/** Completions and corrections of a word that are considered. */
const LIMIT = 16;
/** By number of typing errors. */
const TYPO_WEIGHTS = [1, 0.7, 0.4];
/** A word that is this many times rarer than its correction is probably an error itself, such as a misspelling in a text. */
const RARER = 12;

/** The likeliest meanings. */
const most = (found: Meaning[], likely: (meaning: Meaning) => number): Meaning[] =>
  found.sort((a, b) => likely(b) - likely(a)).slice(0, LIMIT);

/** Completions of a prefix. Frequent and short words are likely. */
export function completions({words, frequency}: Vocabulary, prefix: string): Meaning[] {
  const found = [...words]
    .filter((word) => word.startsWith(prefix) && word !== prefix)
    .map((term) => ({term, weight: 0.9 * (prefix.length / term.length) ** 0.25}));
  return most(found, ({term, weight}) => weight * Math.log2(2 + frequency(term)));
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
  for (const term of vocabulary.words) {
    if (STOP_TERMS.has(term)) continue;
    const whole = editDistance(word, term, limit);
    const begun = isOpen && whole > limit ? prefixEditDistance(word, term, 1) : limit + 1;
    const isBegun = begun <= 1;
    const typos = isBegun ? begun : whole;
    if (typos === 0 || (!isBegun && typos > limit) || vocabulary.frequency(term) < own * RARER) continue;
    const length = isBegun ? 0.7 * Math.sqrt(word.length / term.length) : 1;
    found.push({term, weight: (TYPO_WEIGHTS[typos] ?? 0) * length});
  }
  return most(found, ({weight}) => weight);
}

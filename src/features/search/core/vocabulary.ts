// cspell:ignore doesn didn wasn hasn aren
import {editDistance} from '../../../utils/editDistance';
import {differsByFew, lettersOf, prefixEditDistance, typosOf} from './typos';
import {stem} from './stem';

/** Words that are removed from a query, unless it has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of to in on at by for from with without into as is are was were be been am have has had do does did done how what
  which who whom whose where when why can could may might must should shall will would i my mine we our you your it its
  this that these those there here then than so if not no only any some many much per just please want need know own
  between
  us them they he she him her his their also still again about something anything everything thing way trying tell give let hello thanks already though even ever yet else really actually every each other another more than going went got goes come came like one ours yours somebody anybody anyone don doesn isn didn wasn haven hasn aren couldn existing exist happen happened`.split(
    /\s+/,
  ),
);

/** Their terms in the index. A typed word is never corrected into one. */
const STOP_TERMS: ReadonlySet<string> = new Set([...STOP_WORDS].map(stem));

/** A word that may be meant by a typed one, with a confidence from 0 to 1. 1 is the word itself. */
export interface Meaning {
  readonly term: string;
  readonly weight: number;
}

/** Words that can be searched for: those of the index, and those with synonyms. */
export interface Vocabulary {
  /** Each with its letters (`lettersOf`). */
  readonly words: ReadonlyMap<string, number>;
  readonly frequency: (term: string) => number;
}

export const vocabularyOf = (words: readonly string[], frequency: Vocabulary['frequency']): Vocabulary => ({
  words: new Map(words.map((word) => [word, lettersOf(word)])),
  frequency,
});

/** Completions and corrections of a word that are considered. */
const LIMIT = 16;
/** By number of typing errors. */
const TYPO_WEIGHTS = [1, 0.7, 0.4];
/** A word that is this many times rarer than its correction is probably an error itself, such as a misspelling in a text. */
const RARER = 12;

const most = (found: Meaning[], likely: (meaning: Meaning) => number): Meaning[] =>
  found.sort((a, b) => likely(b) - likely(a)).slice(0, LIMIT);

/** Completions of a prefix. Frequent and short words are likely. */
export function completions({words, frequency}: Vocabulary, prefix: string): Meaning[] {
  const found = [...words.keys()]
    .filter((word) => word.startsWith(prefix) && word !== prefix)
    .map((term) => ({term, weight: 0.9 * (prefix.length / term.length) ** 0.25}));
  return most(found, ({term, weight}) => weight * Math.log2(2 + frequency(term)));
}

/** The closest first, also of a far rarer word of the index. @param isOpen whether more letters may follow */
export function corrections(vocabulary: Vocabulary, word: string, isOpen: boolean): Meaning[] {
  const limit = typosOf(word);
  const own = vocabulary.frequency(word);
  if (limit === 0) return [];
  const letters = lettersOf(word);
  const found: Meaning[] = [];
  for (const [term, others] of vocabulary.words) {
    if (!differsByFew(letters, others, limit) || STOP_TERMS.has(term)) continue;
    const whole = differsByFew(others, letters, limit) ? editDistance(word, term, limit) : limit + 1;
    const begun = isOpen && whole > limit ? prefixEditDistance(word, term, 1) : limit + 1;
    const isBegun = begun <= 1;
    const typos = isBegun ? begun : whole;
    if (typos === 0 || (!isBegun && typos > limit) || vocabulary.frequency(term) < own * RARER) continue;
    const length = isBegun ? 0.7 * Math.sqrt(word.length / term.length) : 1;
    found.push({term, weight: (TYPO_WEIGHTS[typos] ?? 0) * length});
  }
  return most(found, ({weight}) => weight);
}

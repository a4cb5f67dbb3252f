// cspell:words livefeed
import {STOP_WORDS, type Meaning, type Vocabulary, completions, corrections} from './vocabulary';
import {MAX_PHRASE_WORDS, SYNONYMS} from './synonyms';
import {MAX_LETTERS} from './record';
import {stem} from './stem';
import {fold, joinedWords, keyOf, partsOf, termsOf} from './tokenize';

/** Terms of the index that together match one word of the query. */
export interface Alternative {
  readonly terms: readonly string[];
  /** Confidence, 0 to 1. */
  readonly weight: number;
  /** Whether they are a synonym of the typed word. */
  readonly isSynonym?: boolean;
}

export interface QueryWord {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  /** Whether it is a name such as `crm_id`, joined or split. */
  readonly isName?: boolean;
  /** The terms of a joined name, which a title can have as words. */
  readonly parts?: readonly string[];
  /** Whether it repeats other words of the query: `crm_id` for "crm id". It only adds to the score. */
  readonly isExtra?: boolean;
}

/** Whether a word is typed, and not extra. */
export const isOwn = ({isExtra}: QueryWord): boolean => isExtra !== true;

const SYNONYM_WEIGHT = 0.75;
const PARTS_WEIGHT = 0.6;
/** Least letters of a word that is written together with another. */
const SHORTEST = 4;
/** Maximum number of words, so that a pasted file doesn't block the worker. */
export const MAX_WORDS = 16;

/** `person_id`, `people:write`, `crmId`, or `x-salesloft-event`, and not `OAuth` or `two-way`. */
const NAME = /[_:]|-.+-|^\p{Ll}+\p{Lu}/u;

const stemmed = (words: string): string => words.split(' ').map(stem).join(' ');

const MEANINGS = new Map([...SYNONYMS].map(([words, meant]) => [stemmed(words), meant]));

/** Single words with synonyms, which can be mistyped as well. */
export const wordsWithSynonyms = (): string[] => [...MEANINGS.keys()].filter((words) => !words.includes(' '));

const single = ({term, weight}: Meaning): Alternative => ({terms: [term], weight});

function synonymsOf(words: string, vocabulary: Vocabulary): Alternative[] {
  return (MEANINGS.get(stemmed(words)) ?? [])
    .map((synonym) => ({terms: termsOf(synonym), weight: SYNONYM_WEIGHT, isSynonym: true}))
    .filter(({terms}) => terms.every((term) => vocabulary.frequency(term) > 0));
}

/** The two known words that the site writes apart, such as `live feed` for `livefeed`. */
function splitWord(text: string, {frequency}: Vocabulary): Alternative[] {
  const ends = Array.from({length: Math.max(0, text.length - 2 * SHORTEST + 1)}, (_, index) => index + SHORTEST);
  const pairs = ends.map((end) => [stem(text.slice(0, end)), stem(text.slice(end))]);
  const rarest = (terms: readonly string[]): number => Math.min(...terms.map(frequency));
  const [best] = pairs.toSorted((a, b) => rarest(b) - rarest(a));
  return best && rarest(best) > 0 ? [{terms: best, weight: PARTS_WEIGHT}] : [];
}

/** A word: itself, completions if it may be incomplete, synonyms, and corrections. */
function plainWord(text: string, isOpen: boolean, vocabulary: Vocabulary): QueryWord {
  const term = stem(text);
  const begun = isOpen ? completions(vocabulary, text).filter((meaning) => meaning.term !== term) : [];
  const isKnown = vocabulary.words.has(term);
  const exact: Alternative[] = vocabulary.frequency(term) > 0 ? [{terms: [term], weight: 1}] : [];
  const synonyms = synonymsOf(text, vocabulary);
  const isRight = synonyms.length > 0 || (begun.length > 0 && !isKnown);
  const right = isRight ? [] : corrections(vocabulary, term, isOpen && !isKnown);
  const split = isKnown || isRight ? [] : splitWord(text, vocabulary);
  return {
    text,
    alternatives: [...exact, ...[...begun, ...right].map(single), ...split, ...synonyms],
  };
}

/** A joined name: as a whole, by its beginning, else by corrections or its parts. */
function nameWord(text: string, isOpen: boolean, vocabulary: Vocabulary): QueryWord {
  const key = keyOf(text);
  const isKnown = vocabulary.words.has(key);
  const whole = [...(isKnown ? [{term: key, weight: 1}] : []), ...(isOpen ? completions(vocabulary, key) : [])];
  const parts = partsOf(text).map((part) => plainWord(part, false, vocabulary).alternatives[0]);
  const split = parts.every((part) => part !== undefined)
    ? [{terms: parts.flatMap(({terms}) => terms), weight: PARTS_WEIGHT}]
    : [];
  const meant = whole.length > 0 ? whole.map(single) : [...corrections(vocabulary, key, isOpen).map(single), ...split];
  return {text: fold(text), isName: NAME.test(text), parts: partsOf(text).map(stem), alternatives: meant};
}

/** The name that the words form together, such as `do_not_contact` of "do not contact". */
function nameOf(words: readonly string[], vocabulary: Vocabulary): QueryWord[] {
  const key = keyOf(words.join('_'));
  const isKnown = words.length > 1 && vocabulary.frequency(key) > 0;
  return isKnown
    ? [{text: words.join(' '), alternatives: [{terms: [key], weight: 1}], isName: true, isExtra: true}]
    : [];
}

/** For each word: the synonyms of the longest phrases that it is part of, such as "too many requests". */
function phraseSynonyms(words: readonly string[], vocabulary: Vocabulary): Alternative[][] {
  const found: Alternative[][] = words.map(() => []);
  words.forEach((_, at) => {
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length--) {
      const synonyms = synonymsOf(words.slice(at, at + length).join(' '), vocabulary);
      for (const own of found.slice(at, at + length)) own.push(...synonyms);
      if (synonyms.length > 0) return;
    }
  });
  return found;
}

export const typedTerms = ({alternatives}: QueryWord): string[] =>
  alternatives.flatMap(({terms, weight}) => (weight === 1 && terms.length === 1 ? terms : []));

/** The rarest known words, in their order, because a long message has many that say nothing. */
function tellingWords(typed: readonly string[], {frequency}: Vocabulary): string[] {
  const commonness = (text: string): number =>
    Math.min(...[keyOf(text), ...partsOf(text).map(stem)].map(frequency).filter((count) => count > 0));
  const rarest = [...new Set(typed)]
    .map((text) => ({text, common: commonness(text)}))
    .sort((a, b) => a.common - b.common);
  const kept = new Set(rarest.slice(0, MAX_WORDS).map(({text}) => text));
  return typed.filter((text) => kept.delete(text));
}

/** The words of a query. The last one counts as incomplete unless a space follows it. */
export function queryWords(query: string, vocabulary: Vocabulary): QueryWord[] {
  const all = joinedWords(query.slice(0, MAX_LETTERS)).map(({text}) => text);
  const typed = all.length > MAX_WORDS ? tellingWords(all, vocabulary) : all;
  const texts = typed.map(fold);
  const isUnfinished = /[\p{L}\p{N}_]$/u.test(query) && query.length <= MAX_LETTERS;
  const words = typed.map((text, at) => {
    const isOpen = isUnfinished && at === typed.length - 1;
    const parts = partsOf(text);
    if (parts.length > 1) return nameWord(text, isOpen, vocabulary);
    return plainWord(parts[0] ?? fold(text), isOpen, vocabulary);
  });
  const meant = phraseSynonyms(texts, vocabulary);
  const whole = words.map((word, at) => ({...word, alternatives: [...word.alternatives, ...(meant[at] ?? [])]}));
  const significant = whole.filter(({text}, at) => !STOP_WORDS.has(text) || meant[at]?.length);
  return [...(significant.length > 0 ? significant : whole), ...nameOf(texts, vocabulary)];
}

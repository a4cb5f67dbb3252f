import {STOP_WORDS} from './stopWords';
import {MAX_PHRASE_WORDS, SYNONYMS} from './synonyms';
import {type Meaning, type Vocabulary, beginningNearly, beginningWith, mistyped} from './vocabulary';
import {
  fold,
  isName,
  joinEmail,
  joinedWords,
  partsOf,
  partsOfRun,
  runsOf,
  stem,
  termsOf,
  withoutGenitive,
} from './words';

/** Terms of the index that together match one word of the query. */
export interface Alternative {
  readonly terms: readonly string[];
  /** Confidence, 0 to 1. */
  readonly weight: number;
  /** Whether they are a synonym of the typed word. */
  readonly isSynonym?: boolean;
}

/** One word of a query with all its alternatives. */
export interface QueryWord {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
}

const SYNONYM_WEIGHT = 0.8;
/** Weight of the parts of an unknown name. */
const PARTS_WEIGHT = 0.6;
/** Weight of longer words if a complete one exists. */
const WHOLE = 0.15;
/** Maximum number of words, so that a pasted file doesn't block the worker. */
const MAX_WORDS = 16;
const MAX_LETTERS = 512;

const stemmed = (words: string): string => words.split(' ').map(stem).join(' ');

/** Synonyms by terms of the index. */
const MEANINGS = new Map(Object.entries(SYNONYMS).map(([words, meant]) => [stemmed(words), meant]));

/** Terms of the site with several words. Their words have no synonyms: the "limit" in "rate limit" is not `per_page`. */
const TERMS = new Set(
  Object.values(SYNONYMS)
    .flat()
    .filter((words) => words.includes(' '))
    .map(stemmed),
);
const LONGEST_TERM = Math.max(...[...TERMS].map((term) => term.split(' ').length));

const single = ({term, weight}: Meaning): Alternative => ({terms: [term], weight});

/** Synonyms of a word, or of a phrase of up to three words. */
function synonymsOf(words: string, vocabulary: Vocabulary): Alternative[] {
  return (MEANINGS.get(stemmed(words)) ?? [])
    .map((synonym) => ({terms: termsOf(synonym), weight: SYNONYM_WEIGHT, isSynonym: true}))
    .filter(({terms}) => terms.every((term) => vocabulary.has(term)));
}

/** Completions of a word. A complete word most likely means itself. */
const unfinished = (part: string, isWhole: boolean, vocabulary: Vocabulary): Meaning[] =>
  beginningWith(vocabulary, part).map(({term, weight}) => ({term, weight: weight * (isWhole ? WHOLE : 1)}));

interface Typed {
  readonly text: string;
  readonly isName?: boolean;
  /** Whether it is part of a term of the site, so that it has no synonyms. */
  readonly isOfTerm?: boolean;
}

/** A plain word: itself, completions if it is incomplete, synonyms, else corrections. */
function plainWord({text: part, isOfTerm = false}: Typed, open: boolean, vocabulary: Vocabulary): QueryWord {
  const term = stem(part);
  const exact: Alternative[] = vocabulary.has(term) ? [{terms: [term], weight: 1}] : [];
  const begun = open ? unfinished(part, exact.length > 0, vocabulary).filter((meaning) => meaning.term !== term) : [];
  const synonyms = isOfTerm ? [] : synonymsOf(part, vocabulary);
  const known = [...exact, ...begun.map(single), ...synonyms];
  if (known.length > 0) return {text: part, alternatives: known};
  const wrong = mistyped(vocabulary, term);
  const guessed = wrong.length > 0 || !open ? wrong : beginningNearly(vocabulary, part);
  return {text: part, alternatives: guessed.map(single)};
}

/** A joined name: as a whole, by its prefix, else by its parts or corrections. */
function nameWord({text: name}: Typed, open: boolean, vocabulary: Vocabulary): QueryWord {
  const whole = fold(name);
  const known = [
    ...(vocabulary.has(whole) ? [{terms: [whole], weight: 1}] : []),
    ...(open ? unfinished(whole, vocabulary.has(whole), vocabulary).map(single) : []),
  ];
  if (known.length > 0) return {text: whole, alternatives: known};
  const parts = partsOf(name).map(stem);
  return {
    text: whole,
    alternatives: parts.every((part) => vocabulary.has(part))
      ? [{terms: parts, weight: PARTS_WEIGHT}]
      : mistyped(vocabulary, whole).map(single),
  };
}

/** The longest phrase at a position that has synonyms, such as "too many requests". */
function phraseAt(parts: readonly string[], at: number, vocabulary: Vocabulary): QueryWord | undefined {
  for (let length = MAX_PHRASE_WORDS; length > 1; length--) {
    const words = parts.slice(at, at + length);
    const synonyms = words.length === length ? synonymsOf(words.join(' '), vocabulary) : [];
    if (synonyms.length === 0) continue;
    const literal = words.filter((word) => !STOP_WORDS.has(word)).map(stem);
    const asTyped = literal.every((word) => vocabulary.has(word)) ? [{terms: literal, weight: 1}] : [];
    return {text: words.join(' '), alternatives: [...asTyped, ...synonyms]};
  }
  return undefined;
}

/** A run with inner capitals (`OpenAPI`, `emailAddress`) is one word if the index has it, else its parts. */
function wordsOfRun(run: string, vocabulary: Vocabulary): Typed[] {
  const whole = fold(run);
  const isOne = vocabulary.has(stem(whole)) || beginningWith(vocabulary, whole).length > 0;
  return isOne ? [{text: whole}] : partsOfRun(run).map(({text}) => ({text: fold(text)}));
}

/** Names stay whole. Other joined words are split into runs, as in the index. */
const typedWords = (query: string, vocabulary: Vocabulary): Typed[] =>
  joinedWords(joinEmail(query)).flatMap(({text}): Typed[] =>
    isName(text)
      ? [{text, isName: true}]
      : runsOf(withoutGenitive(text)).flatMap((run) => wordsOfRun(run.text, vocabulary)),
  );

/** Number of words of the longest term of the site at a position. */
function termLengthAt(words: readonly Typed[], at: number): number {
  for (let length = LONGEST_TERM; length > 1; length--) {
    const texts = words.slice(at, at + length).map(({text}) => stem(fold(text)));
    if (texts.length === length && TERMS.has(texts.join(' '))) return length;
  }
  return 0;
}

/** Marks words that belong to terms of the site. */
function withTerms(words: readonly Typed[]): Typed[] {
  const ofTerms = new Set(
    words.flatMap((_, at) => Array.from({length: termLengthAt(words, at)}, (_unused, offset) => at + offset)),
  );
  return words.map((word, at) => ({...word, isOfTerm: ofTerms.has(at)}));
}

/** The words of a query. The last one counts as incomplete unless something follows it. */
export function queryWords(query: string, vocabulary: Vocabulary): QueryWord[] {
  const all = withTerms(typedWords(query.slice(0, MAX_LETTERS), vocabulary).slice(0, MAX_WORDS));
  const isUnfinished = /[\p{L}\p{N}]$/u.test(query) && query.length <= MAX_LETTERS;
  const texts = all.map(({text}) => text);
  const words: (QueryWord & {readonly isStop: boolean})[] = [];
  for (let at = 0; at < all.length; at++) {
    const typed = all[at];
    if (!typed) break;
    const open = isUnfinished && at === all.length - 1;
    const phrase = typed.isName ? undefined : phraseAt(texts, at, vocabulary);
    if (phrase) {
      words.push({...phrase, isStop: false});
      at += phrase.text.split(' ').length - 1;
    } else {
      const word = (typed.isName ? nameWord : plainWord)(typed, open, vocabulary);
      words.push({...word, isStop: !typed.isName && STOP_WORDS.has(typed.text)});
    }
  }
  const named = words.filter(({isStop}) => !isStop);
  return (named.length > 0 ? named : words).map(({text, alternatives}) => ({text, alternatives}));
}

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

/** Words of the index that together mean one word of the query. */
export interface Alternative {
  readonly terms: readonly string[];
  /** How surely they are meant, 0 to 1. */
  readonly weight: number;
  /** Whether the site says so in other words than those that were typed. */
  readonly isSynonym?: boolean;
}

/** One word of a query and all that it may mean. */
export interface QueryWord {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
}

const SYNONYM_WEIGHT = 0.8;
/** A name that the index does not know as a whole, by its parts. */
const PARTS_WEIGHT = 0.6;
/** Weight of longer words next to one that is complete. */
const WHOLE = 0.15;
/** More words than anybody types; a pasted file must not block the worker. */
const MAX_WORDS = 16;
const MAX_LETTERS = 512;

const stemmed = (words: string): string => words.split(' ').map(stem).join(' ');

/** The synonyms by words of the index. */
const MEANINGS = new Map(Object.entries(SYNONYMS).map(([words, meant]) => [stemmed(words), meant]));

/** What the site itself says in several words. Inside one, a word means itself: the limit of a rate limit is not `per_page`. */
const TERMS = new Set(
  Object.values(SYNONYMS)
    .flat()
    .filter((words) => words.includes(' '))
    .map(stemmed),
);
const LONGEST_TERM = Math.max(...[...TERMS].map((term) => term.split(' ').length));

const single = ({term, weight}: Meaning): Alternative => ({terms: [term], weight});

/** What the site calls a word, or a phrase of up to three. */
function synonymsOf(words: string, vocabulary: Vocabulary): Alternative[] {
  return (MEANINGS.get(stemmed(words)) ?? [])
    .map((synonym) => ({terms: termsOf(synonym), weight: SYNONYM_WEIGHT, isSynonym: true}))
    .filter(({terms}) => terms.every((term) => vocabulary.has(term)));
}

/** What a word may become. One that is whole already most likely means itself. */
const unfinished = (part: string, isWhole: boolean, vocabulary: Vocabulary): Meaning[] =>
  beginningWith(vocabulary, part).map(({term, weight}) => ({term, weight: weight * (isWhole ? WHOLE : 1)}));

interface Typed {
  readonly text: string;
  readonly isName?: boolean;
  /** Whether it is a word of a term of the site, and so has no synonyms. */
  readonly isOfTerm?: boolean;
}

/** A plain word: itself, what begins with it when it is still being typed, what the site calls it, and else what it may be a mistyping of. */
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

/** A name with joints: as a whole, by its beginning, else by its parts or by what it may be a mistyping of. */
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

/** The longest phrase at a position that means something else: "too many requests". */
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

/** A run with a capital inside is one word when the index knows it as one, else it falls into its parts: `OpenAPI`, `emailAddress`. */
function wordsOfRun(run: string, vocabulary: Vocabulary): Typed[] {
  const whole = fold(run);
  const isOne = vocabulary.has(stem(whole)) || beginningWith(vocabulary, whole).length > 0;
  return isOne ? [{text: whole}] : partsOfRun(run).map(({text}) => ({text: fold(text)}));
}

/** Names stay whole; other joined words fall into their runs, as in the index. */
const typedWords = (query: string, vocabulary: Vocabulary): Typed[] =>
  joinedWords(joinEmail(query)).flatMap(({text}): Typed[] =>
    isName(text)
      ? [{text, isName: true}]
      : runsOf(withoutGenitive(text)).flatMap((run) => wordsOfRun(run.text, vocabulary)),
  );

/** The longest term of the site that begins at a position, in words. */
function termLengthAt(words: readonly Typed[], at: number): number {
  for (let length = LONGEST_TERM; length > 1; length--) {
    const texts = words.slice(at, at + length).map(({text}) => stem(fold(text)));
    if (texts.length === length && TERMS.has(texts.join(' '))) return length;
  }
  return 0;
}

/** Words with those of the site's own terms marked as such. */
function withTerms(words: readonly Typed[]): Typed[] {
  const ofTerms = new Set(
    words.flatMap((_, at) => Array.from({length: termLengthAt(words, at)}, (_unused, offset) => at + offset)),
  );
  return words.map((word, at) => ({...word, isOfTerm: ofTerms.has(at)}));
}

/** What a query asks for, word by word. The last word counts as unfinished unless something follows it. */
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

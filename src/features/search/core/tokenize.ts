// cspell:words crmids
import {stem} from './stem';

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits, with separators inside: `person_id`, `people:write`, `x-salesloft-event`, `user's`. */
const JOINED = /[\p{L}\p{N}]+(?:[_:.'’-][\p{L}\p{N}]+)*/gu;
/** The runs between separators. */
const RUN = /[\p{L}\p{N}]+/gu;
/** The parts of a run, split at inner capitals. */
const PART = /\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{N}]+|\p{Lu}+(?!\p{Ll})\p{N}*|[\p{L}\p{N}]/gu;

/** In lowercase, without accents. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsLike = (pattern: RegExp, text: string): Word[] =>
  [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The words of a text with positions. Joined words stay whole. */
export const joinedWords = (text: string): Word[] => wordsLike(JOINED, text);

/** The runs of a joined word: `OpenAPI` has one, `people:write` has two. */
export const runsOf = (joined: string): Word[] => wordsLike(RUN, joined);

/** The parts of a run with positions: `Open` and `API` of `OpenAPI`. */
export const partsOfRun = (run: string): Word[] => wordsLike(PART, run);

/** Removes a possessive ending: `user's`. */
export const withoutGenitive = (joined: string): string => joined.replace(/['’]\p{L}{1,2}$/u, '');

export const partsOf = (joined: string): string[] =>
  runsOf(withoutGenitive(joined))
    .flatMap(({text}) => partsOfRun(text))
    .map(({text}) => fold(text));

/** The letters of a name, however it is written: `crmids` for `crm_ids`, `crmIds`, and `crm-ids`. */
export const spellingOf = (joined: string): string => fold(withoutGenitive(joined)).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The term of a name: the same for singular and plural. */
export const keyOf = (joined: string): string => stem(spellingOf(joined));

/** The name of a field without its parents and brackets: `crm_id` for `person.crm_id[]`. */
export const ownName = (path: string): string => path.replace(/(?:\[[^\]]*\])+$/, '').replace(/^.*\./, '');

const termsOfPart = (part: string): string[] => (part === 'people' ? ['person', part] : [stem(part)]);

/** The terms of a joined word: its parts, and the whole, because some people type `crm_id`, and others `crmid` or `openapi`. */
function termsOfWord(joined: string): readonly string[] {
  const parts = partsOf(joined);
  return [...(parts.length > 1 ? [keyOf(joined)] : []), ...parts.flatMap(termsOfPart)];
}

/** Terms by joined word, because texts repeat words. */
const known = new Map<string, readonly string[]>();

/** The terms of a text, one for each occurrence. */
export const termsOf = (text: string): string[] =>
  joinedWords(text).flatMap(({text: joined}) => {
    const terms = known.get(joined) ?? termsOfWord(joined);
    known.set(joined, terms);
    return terms;
  });

import type {Postings} from './postings';
import {MAX_LETTERS, MAX_WORDS, type QueryWord, isOwn} from './queryWords';
import {type RankedWord, rarityOf} from './score';

/** A query as ranking needs it. */
export interface RankedQuery {
  readonly words: readonly RankedWord[];
  /** Whether it only consists of names, joined or split. */
  readonly isName: boolean;
  /** Whether it is a question, a task, or an error, which a guide explains. */
  readonly isProse: boolean;
  /** Whether it asks for version 1.0 of the API. */
  readonly isOld: boolean;
  /** In lower case, with single spaces. */
  readonly text: string;
}

/** Words that questions, tasks and errors have, and names of operations and fields don't. */
const PROSE =
  /\b(how|what|why|when|where|which|who|can|does|is|has|have|been|should|error|my|i|not|cannot|failed|missing)\b|\b[45]\d\d\b/i;
const OLD = /\bv1\b|\b1\.0\b|\bpublic_api\b/i;

/** A text in lower case, with single spaces. */
export const simple = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function rankedQuery(query: string, words: readonly QueryWord[], postings: Postings): RankedQuery {
  const text = simple(query.slice(0, MAX_LETTERS)).split(' ').slice(0, MAX_WORDS).join(' ');
  const own = words.filter(isOwn);
  const isOneName = words.some((word) => word.isName === true && !isOwn(word) && simple(word.text) === text);
  const isName = own.length > 0 && (own.every((word) => word.isName === true) || isOneName);
  return {
    words: words.map((word) => ({...word, rarity: rarityOf(word, postings)})),
    isName,
    isProse: !isName && PROSE.test(query),
    isOld: OLD.test(query),
    text,
  };
}

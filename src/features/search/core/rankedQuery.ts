import type {Postings} from './postings';
import {MAX_LETTERS, MAX_WORDS, type QueryWord} from './queryWords';
import {type RankedWord, rarityOf} from './score';

/** A query as ranking needs it. */
export interface RankedQuery {
  readonly words: readonly RankedWord[];
  /** Whether it asks for version 1.0 of the API. */
  readonly isOld: boolean;
  /** In lowercase, with single spaces. */
  readonly text: string;
}

export const OLD = /\bv1\b|\b1\.0\b|\bpublic_api\b/i;

/** A text in lowercase, with single spaces. */
export const simple = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function rankedQuery(query: string, words: readonly QueryWord[], postings: Postings): RankedQuery {
  const text = simple(query.slice(0, MAX_LETTERS)).split(' ').slice(0, MAX_WORDS).join(' ');
  return {
    words: words.map((word) => ({...word, rarity: rarityOf(word, postings)})),
    isOld: OLD.test(query),
    text,
  };
}

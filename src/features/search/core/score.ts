import type {Postings} from './postings';
import {type Alternative, MAX_WORDS, type QueryWord} from './expandQuery';
import {MAX_LETTERS} from './record';
import {keyOf} from './tokenize';

export interface RankedWord extends QueryWord {
  readonly rarity: number;
}

export interface RankedQuery {
  readonly words: readonly RankedWord[];
  /** Whether it asks for version 1.0 of the API. */
  readonly isOld: boolean;
  /** In lowercase, with single spaces. */
  readonly text: string;
  /** The term of all its words as one name. */
  readonly key: string;
}

export interface Match {
  readonly id: number;
  /** For each word of the query: how well the record matches it, or 0. */
  readonly scores: readonly number[];
  /** For each word of the query: whether it is in titles, headings, names, or keywords of the record. */
  readonly named: readonly boolean[];
  /** For each word of the query: whether the record names it whole, as `crm_id`. */
  readonly exact: readonly boolean[];
}

/** The amount at which a record has half of what a word can score. */
const HALF = 3;

/** Whether an alternative is a whole name, as typed. */
const isWholeName = ({isName}: QueryWord, {terms, weight}: Alternative): boolean =>
  isName === true && weight === 1 && terms.length === 1;

/** How telling a word is: the rarer, the more. A correction or synonym doesn't make a word rare. */
function rarityOf({alternatives}: QueryWord, {recordCount, frequency}: Postings): number {
  const own = alternatives.filter(({isSynonym}) => isSynonym !== true);
  const counted = own.length > 0 ? own : alternatives;
  const most = Math.max(0, ...counted.map(({terms}) => Math.min(...terms.map(frequency))));
  return Math.log(1 + recordCount / (most + 1));
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
    key: keyOf(text),
  };
}

function withAll({terms}: Alternative, postings: Postings): Map<number, {amount: number; isNamed: boolean}> {
  const [first = [], ...rest] = terms.map((term) => postings.of(term));
  const found = new Map(first.map(({id, amount, isNamed}) => [id, {amount, isNamed}]));
  for (const list of rest) {
    const others = new Map(list.map((posting) => [posting.id, posting]));
    for (const [id, own] of found) {
      const other = others.get(id);
      if (other) found.set(id, {amount: Math.min(own.amount, other.amount), isNamed: own.isNamed && other.isNamed});
      else found.delete(id);
    }
  }
  return found;
}

/** All records that match a word of a query: BM25F, with the best alternative of each word. */
export function matchesOf(words: readonly RankedWord[], postings: Postings): Match[] {
  const found = new Map<number, {id: number; scores: number[]; named: boolean[]; exact: boolean[]}>();
  words.forEach((word, index) => {
    for (const alternative of word.alternatives) {
      for (const [id, {amount, isNamed}] of withAll(alternative, postings)) {
        const none = words.map(() => false);
        const match = found.get(id) ?? {id, scores: words.map(() => 0), named: none, exact: [...none]};
        const score = ((alternative.weight * amount) / (amount + HALF)) * word.rarity;
        if (score > (match.scores[index] ?? 0)) match.scores[index] = score;
        if (isNamed) match.named[index] = true;
        if (isNamed && isWholeName(word, alternative)) match.exact[index] = true;
        found.set(id, match);
      }
    }
  });
  return [...found.values()];
}

import type {RankedRecord, Scored} from './ranking';
import {type RankedQuery, simple} from './rankedQuery';
import type {SearchRecord} from './record';

/** Puts pages of an old version after those that replace them, unless the query asks for the old version. */
export function beforeSuccessors(
  sorted: readonly Scored[],
  records: readonly RankedRecord[],
  {isOld}: RankedQuery,
): Scored[] {
  if (isOld) return [...sorted];
  const bestOf = new Map<string, number>();
  for (const {id, score} of sorted) {
    const url = records[id]?.record.url_without_anchor ?? '';
    if (!bestOf.has(url)) bestOf.set(url, score);
  }
  return sorted.map(({id, score}) => {
    const limit = bestOf.get(records[id]?.record.successor ?? '');
    return {id, score: limit === undefined ? score : Math.min(score, limit * 0.99)};
  });
}

/** Records whose texts are compared with the query. */
const COMPARED = 60;
/** Fewer consecutive words are a coincidence. */
const LEAST = 3;
const EACH_WORD = 0.5;

/** The number of consecutive words of a query that a text has. */
function longestRun(text: string, words: readonly string[]): number {
  for (let length = words.length; length >= LEAST; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      if (text.includes(` ${words.slice(at, at + length).join(' ')} `)) return length;
    }
  }
  return 0;
}

const textOf = ({fields, content}: SearchRecord): string =>
  fields ? fields.map(({name, type, content: told}) => `${name} ${type} ${told}`).join(' ') : (content ?? '');

/** Prefers records whose texts have several words of the query in a row, as in a pasted error message. */
export function withPhrases(
  sorted: readonly Scored[],
  records: readonly RankedRecord[],
  {text}: RankedQuery,
): Scored[] {
  const words = text.split(' ');
  if (words.length < LEAST) return [...sorted];
  return sorted.map(({id, score}, at) => {
    const record = at < COMPARED ? records[id]?.record : undefined;
    const run = record ? longestRun(` ${simple(textOf(record))} `, words) : 0;
    return {id, score: run === 0 ? score : score * (1 + EACH_WORD * (run - LEAST + 1))};
  });
}

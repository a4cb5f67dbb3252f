import type {Scored} from './ranking';
import type {SearchRecord} from './record';
import {type RankedQuery, simple} from './score';

/** Puts pages of an old version after those that replace them, unless the query asks for the old version. */
export function beforeSuccessors(found: readonly Scored[], {isOld}: RankedQuery): readonly Scored[] {
  if (isOld) return found;
  const bestOf = new Map<string, number>();
  for (const {ranked, score} of found) {
    const url = ranked.record.url_without_anchor;
    bestOf.set(url, Math.max(bestOf.get(url) ?? 0, score));
  }
  return found.map(({ranked, score}) => {
    const limit = bestOf.get(ranked.record.successor ?? '');
    return {ranked, score: limit === undefined ? score : Math.min(score, limit * 0.99)};
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
export function withPhrases(sorted: readonly Scored[], {text}: RankedQuery): readonly Scored[] {
  const words = text.split(' ');
  if (words.length < LEAST) return sorted;
  return sorted.map(({ranked, score}, at) => {
    const run = at < COMPARED ? longestRun(` ${simple(textOf(ranked.record))} `, words) : 0;
    return {ranked, score: run === 0 ? score : score * (1 + EACH_WORD * (run - LEAST + 1))};
  });
}

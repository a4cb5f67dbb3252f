import {type QueryWord, isOwn} from './expandQuery';
import type {SearchRecord} from './record';
import {type Match, type RankedQuery} from './score';

/** Corrections of two letters can be about anything. */
const GUESS = 0.5;

const isMentioned = ({alternatives}: QueryWord): boolean => alternatives.some(({weight}) => weight >= GUESS);

/**
 * The words of a query that no page has, if no page has two of its others either: what it asks for isn't here. A single word
 * has corrections instead.
 */
export function unmentioned(
  {words}: Pick<RankedQuery, 'words'>,
  matches: readonly Match[],
  records: readonly SearchRecord[],
): string[] {
  const unknown = words.filter((word) => isOwn(word) && !isMentioned(word));
  if (unknown.length === 0 || words.filter(isOwn).length < 2) return [];
  const known = words.flatMap((word, at) => (isOwn(word) && isMentioned(word) ? [at] : []));
  const found = new Map<string, Set<number>>();
  for (const {id, scores} of matches) {
    const page = records[id]?.url_without_anchor ?? '';
    const own = found.get(page) ?? new Set();
    for (const at of known) if ((scores[at] ?? 0) > 0) own.add(at);
    found.set(page, own);
  }
  return [...found.values()].some(({size}) => size > 1) ? [] : unknown.map(({text}) => text);
}

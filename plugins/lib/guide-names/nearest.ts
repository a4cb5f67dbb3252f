import {editDistance} from '../../../src/features/search/core/editDistance';

/** The most similar known name. Undefined if none is similar: more than half of the name would have to change. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const ranked = [...known].map((candidate) => [candidate, editDistance(name, candidate, Infinity)] as const);
  const [candidate, distance] = ranked.sort(([, a], [, b]) => a - b)[0] ?? ['', Infinity];
  return distance <= name.length / 2 ? candidate : undefined;
}

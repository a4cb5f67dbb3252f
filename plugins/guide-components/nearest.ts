import {editDistance} from '../../src/features/search/core/editDistance';

/** The most similar known name, if any. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const ranked = [...known].map((candidate) => [candidate, editDistance(name, candidate, Infinity)] as const);
  return ranked.sort(([, a], [, b]) => a - b)[0]?.[0];
}

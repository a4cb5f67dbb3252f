import {distance} from '../../src/features/search/core/distance';

/** The known name that a writer most likely meant; undefined when nothing is known. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const ranked = [...known].map((candidate) => [candidate, distance(name, candidate, Infinity)] as const);
  return ranked.sort(([, a], [, b]) => a - b)[0]?.[0];
}

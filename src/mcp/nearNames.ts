import {nearestName} from '../features/body-editor/core/nearestName';
import {stem} from '../features/search/core/stem';
import {partsOf, termsOf} from '../features/search/core/tokenize';

/** Most names that are suggested. */
const FEW = 3;

/** Known names like one that doesn't exist: the nearest by letters, then those that share most words. */
export function nearNames(name: string, known: readonly string[]): string[] {
  const words = new Set(termsOf(name));
  // Of names with as many, one that begins with such a word is meant.
  const sharedBy = (other: string): number => {
    const shared = partsOf(other).map((part) => words.has(stem(part)));
    return shared.filter(Boolean).length + (shared[0] ? 0.5 : 0);
  };
  const sharing = [...new Set(known)]
    .map((other) => ({other, shared: sharedBy(other)}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.other.length - b.other.length);
  return [...new Set([nearestName(name, known) ?? [], ...sharing.map(({other}) => other)].flat())].slice(0, FEW);
}

/** The same as a sentence. Empty if there are none. */
export function nearText(name: string, known: readonly string[]): string {
  const near = nearNames(name, known);
  return near.length > 0 ? ` Similar: ${near.map((other) => `\`${other}\``).join(', ')}.` : '';
}

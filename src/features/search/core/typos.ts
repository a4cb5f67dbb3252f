import {editDistance} from '../../../utils/editDistance';

/** Tolerated typing errors: one from 3 letters, two from 7. None in words with digits. */
export const typosOf = (word: string): number => (/\p{N}/u.test(word) || word.length < 3 ? 0 : word.length < 7 ? 1 : 2);

/** The smallest distance between a word and prefixes of similar length of another. */
export function prefixEditDistance(prefix: string, word: string, limit: number): number {
  const lengths = [prefix.length - 1, prefix.length, prefix.length + 1].filter((length) => length <= word.length);
  return Math.min(limit + 1, ...lengths.map((length) => editDistance(prefix, word.slice(0, length), limit)));
}

/** A set of letters as bits. Letters of other scripts share bits, so that it can only have fewer. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether a set has at most this many letters that another lacks. Each typing error changes one. */
export function differsByFew(one: number, other: number, most: number): boolean {
  let left = one & ~other;
  for (let count = 0; count < most; count++) left &= left - 1;
  return left === 0;
}

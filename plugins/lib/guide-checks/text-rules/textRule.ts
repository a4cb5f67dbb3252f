import type {Part} from '../textParts';

/** A problem of a part, with the fix. */
export interface Found {
  /** Where it is in the value of the part. */
  readonly at: number;
  readonly message: string;
}

/** What a guide, a sample, an API description or a recipe may not say. */
export interface TextRule {
  readonly id: string;
  readonly kinds: readonly Part['kind'][];
  readonly find: (part: Part) => Found[];
}

/** A rule that refuses what a pattern matches, with a message for the match. @param pattern with the flag `g` */
export const refuse =
  (pattern: RegExp, message: (match: string) => string): TextRule['find'] =>
  ({value}) =>
    [...value.matchAll(pattern)].map(({0: match, index: at}) => ({at, message: message(match)}));

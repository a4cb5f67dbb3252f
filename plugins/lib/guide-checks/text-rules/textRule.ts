import {type Rule} from '../rule';
import type {Part} from '../textParts';

/** A problem of a part, with the fix. */
export interface Found {
  /** Where it is in the value of the part. */
  readonly at: number;
  readonly message: string;
}

/** What a guide, a sample, an API description or a recipe may not say, by its parts. */
export type TextRule = Rule<readonly Part[]>;

type Find = (part: Part) => readonly Found[];

/** Checks parts of some kinds, each by itself. */
export const ofParts =
  (kinds: readonly Part['kind'][], find: Find): TextRule['check'] =>
  (parts) =>
    parts
      .filter(({kind}) => kinds.includes(kind))
      .flatMap((part) =>
        find(part).map(({at, message}) => ({
          line: part.line + part.value.slice(0, at).split('\n').length - 1,
          message,
        })),
      );

/** Refuses what a pattern matches, with a message for the match. @param pattern with the flag `g` */
export const refuse =
  (pattern: RegExp, message: (match: string) => string): Find =>
  ({value}) =>
    [...value.matchAll(pattern)].map(({0: match, index: at}) => ({at, message: message(match)}));

import {type Info, infoOf} from '../code-blocks/fence';

/** The body that a JSON code block shows. The default status of a response is any success. */
export type Claim = Info['bodies'][number] & Pick<Info, 'status' | 'partial'>;

const FIX =
  'Write `request=<operationId>`, `response=<operationId>` or `event=<name>` after `json`, with ` partial` if fields are left out; or `other` if it is not a body of this API';

/**
 * Reads the words after `json`. Undefined if the JSON is not a body of the API.
 * @throws with the fix when the words are missing or ambiguous
 */
export function claimOf(meta: string): Claim | undefined {
  const {bodies, other, status, partial} = infoOf(meta);
  if (bodies.length + (other ? 1 : 0) !== 1) throw new Error(`The JSON does not say what it is. ${FIX}`);
  return bodies[0] && {...bodies[0], status, partial};
}

/** A problem in a line of a guide, with its fix. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

export interface JsonFence {
  /** Of the opening backticks, counted from 1. */
  readonly line: number;
  /** The words after `json`. */
  readonly meta: string;
  readonly text: string;
}

const FENCE = /^(?<indent>[ \t]*)(?<ticks>`{3,})json\b(?<meta>[^\n`]*)\n(?<text>[^]*?)^[ \t]*\k<ticks>[ \t]*$/gm;

/** The JSON code blocks of an MDX text, including those in lists. */
export function jsonFencesIn(mdx: string): JsonFence[] {
  return [...mdx.matchAll(FENCE)].map(({index, groups = {}}) => ({
    line: mdx.slice(0, index).split('\n').length,
    meta: (groups.meta ?? '').trim(),
    text: (groups.text ?? '').replaceAll(new RegExp(`^${groups.indent ?? ''}`, 'gm'), ''),
  }));
}

const ANY_FENCE = /^([ \t]*)(`{3,})[^\n]*\n[^]*?^[ \t]*\2[ \t]*$/gm;

/** A text with empty lines in place of its code blocks. */
export const withoutFences = (markdown: string): string =>
  markdown.replaceAll(ANY_FENCE, (fence) => fence.replaceAll(/[^\n]/g, ''));

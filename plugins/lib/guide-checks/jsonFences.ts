import {type Info, infoOf} from '../code-blocks/fence';
import {parseMdx} from '../markdown/markdown';
import {type Block, within} from '../markdown/nodes';

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

/** Cache of parsed texts, because each check reads them. */
const parsed = new Map<string, readonly Block[]>();

/** The blocks of an MDX text. None if it can't be parsed, which the bundler reports with file and line. */
export function blocksOf(mdx: string): readonly Block[] {
  try {
    const blocks = parsed.get(mdx) ?? parseMdx(mdx).blocks;
    parsed.set(mdx, blocks);
    return blocks;
  } catch {
    return [];
  }
}

/** The JSON code blocks of an MDX text, including those in lists and quotes. */
export const jsonFencesIn = (mdx: string): JsonFence[] =>
  [...within(blocksOf(mdx))].flatMap((node) =>
    node.type === 'code' && node.lang?.toLowerCase() === 'json'
      ? {line: node.position?.start.line ?? 1, meta: node.meta ?? '', text: node.value}
      : [],
  );

const ANY_FENCE = /^([ \t]*)(`{3,})[^\n]*\n[^]*?^[ \t]*\2[ \t]*$/gm;

/** A text with empty lines in place of its code blocks. */
export const withoutFences = (markdown: string): string =>
  markdown.replaceAll(ANY_FENCE, (fence) => fence.replaceAll(/[^\n]/g, ''));

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

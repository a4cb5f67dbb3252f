import type {Range} from './caret';
import {type TokenKind, tokensOf} from './tokens';

/** A part of a line with one look. */
export interface Piece {
  readonly text: string;
  readonly kind: TokenKind | undefined;
  readonly isMarked: boolean;
}

export interface Line {
  readonly text: string;
  /** Marked parts, from the start of the line. */
  readonly marks: readonly Range[];
}

export function linesOf(text: string, marks: readonly Range[]): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    const own = marks.filter((mark) => mark.from <= to && mark.to > from);
    return {
      text: line,
      marks: own.map((mark) => ({from: Math.max(0, mark.from - from), to: Math.min(line.length, mark.to - from)})),
    };
  });
}

export function piecesOf({text, marks}: Line): readonly Piece[] {
  const tokens = tokensOf(text);
  const ends = [...tokens, ...marks].flatMap(({from, to}) => [from, to]);
  const cuts = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b);
  const holds = (from: number) => (range: Range) => range.from <= from && range.to > from;
  return cuts.slice(0, -1).map((from, index) => ({
    text: text.slice(from, cuts[index + 1]),
    kind: tokens.find(holds(from))?.kind,
    isMarked: marks.some(holds(from)),
  }));
}

/** Marks of an earlier text in a later one: those before and after the change. */
export function movedMarks<Mark extends Range>(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  if (marks.length === 0 || before === after) return marks;
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const by = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.to <= start) return [mark];
    return mark.from >= before.length - end ? [{...mark, from: mark.from + by, to: mark.to + by}] : [];
  });
}

/** The line break at a position with the indentation that fits there, and the position after it. */
export function lineBreakAt(text: string, position: number): {readonly text: string; readonly caret: number} {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const isOpened = /[[{]\s*$/.test(line);
  const inner = `\n${indent}${isOpened ? '  ' : ''}`;
  const isClosed = isOpened && /^[ \t]*[\]}]/.test(text.slice(position));
  return {text: isClosed ? `${inner}\n${indent}` : inner, caret: position + inner.length};
}

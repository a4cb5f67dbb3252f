import {type Node, parseTree} from 'jsonc-parser';
import type {Range} from './caret';

/** A problem of a value, by its dotted path. */
export interface PlacedProblem {
  readonly path: string;
  readonly text: string;
  /** Whether the name is wrong, and not the value. */
  readonly isName?: boolean;
  /** The name that was probably meant. */
  readonly fix?: string | undefined;
}

export interface Mark extends Range, Pick<PlacedProblem, 'text' | 'fix'> {}

/** The property or item at a dotted path. A name can have dots: `custom_fields.Fleet size 1.5`. */
function entryAt(node: Node, path: string): Node | undefined {
  if (path === '') return node;
  const value = node.type === 'property' ? node.children?.[1] : node;
  for (const [index, child] of (value?.children ?? []).entries()) {
    const name = value?.type === 'object' ? String(child.children?.[0]?.value) : String(index);
    if (path === name) return child;
    const found =
      path[name.length] === '.' && path.startsWith(name) ? entryAt(child, path.slice(name.length + 1)) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The part of a text to mark: a value, a wrong name, or the bracket of what lacks something. */
function partOf(entry: Node, isName: boolean): Range {
  const [name, value] = entry.type === 'property' ? (entry.children ?? []) : [undefined, entry];
  const {offset, length, children} = (isName ? name : value) ?? entry;
  return {from: offset, to: offset + (children ? 1 : length)};
}

/** Only the first problems have a mark: to place each one takes time that grows with the text. */
const MOST = 100;

/** Where the problems of a body are. One of a field that isn't there is at the bracket of its object. */
export function marksOf(text: string, problems: readonly PlacedProblem[]): readonly Mark[] {
  const tree = problems.length > 0 ? parseTree(text) : undefined;
  if (!tree) return [];
  return problems.slice(0, MOST).map(({path, text: words, isName = false, fix}) => {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const entry = entryAt(tree, path);
    return {...(entry ? partOf(entry, isName) : partOf(entryAt(tree, parent) ?? tree, false)), text: words, fix};
  });
}

/** The character at which JSON can't be read, or the last one before it. Lines and columns start at 1. It has no text. */
export function markAt(text: string, line: number, column: number): Mark {
  const start = text.split('\n', line - 1).reduce((sum, {length}) => sum + length + 1, 0);
  const from = Math.max(0, Math.min(start + column - 1, text.trimEnd().length - 1));
  return {from, to: from + 1, text: ''};
}

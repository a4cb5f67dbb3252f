import {type JSONPath, type Node, type Segment, findNodeAtLocation, parseTree} from 'jsonc-parser';
import type {Range} from './caret';

/** A change of a text in one place. */
export interface Edit extends Range {
  readonly text: string;
}

export const applyEdit = (text: string, {from, to, text: part}: Edit): string =>
  text.slice(0, from) + part + text.slice(to);

const endOf = ({offset, length}: Node): number => offset + length;

/** The whitespace before a position. */
const gapBefore = (text: string, position: number): string =>
  text.slice(text.slice(0, position).trimEnd().length, position);

const entryOf = (step: Segment, value: string): string =>
  typeof step === 'string' ? `${JSON.stringify(step)}: ${value}` : value;

/** A value within the objects and lists that it needs around it. */
const nested = (path: JSONPath, raw: string): string =>
  path.reduceRight<string>((inner, step) => {
    const entry = entryOf(step, inner);
    return typeof step === 'string' ? `{${entry}}` : `[${entry}]`;
  }, raw);

/** Adds to a list or an object, with the whitespace that its last entry has. */
function addition(text: string, {offset, length, children = [], type}: Node, entry: string): Edit {
  const last = children.at(-1);
  if (last) {
    const gap = gapBefore(text, last.offset) || ' ';
    return {from: endOf(last), to: endOf(last), text: `,${gap}${entry}`};
  }
  const [open, close] = type === 'object' ? ['{', '}'] : ['[', ']'];
  const start = text.lastIndexOf('\n', offset) + 1;
  const [outer = ''] = /^\s*/.exec(text.slice(start, offset)) ?? [];
  const isInline = !text.includes('\n') && offset > 0;
  const content = isInline ? entry : `\n${outer}  ${entry}\n${outer}`;
  return {from: offset, to: offset + length, text: `${open}${content}${close}`};
}

/**
 * Sets the value at a path and leaves all other text as it is. The value is JSON, so that long numbers keep their digits.
 * `modify` of jsonc-parser would format the lines around it, and its code would be in the chunk of the form.
 */
export function valueEdit(text: string, path: JSONPath, raw: string): Edit {
  const tree = parseTree(text);
  if (!tree) return {from: 0, to: text.length, text: path.length === 0 ? raw : applyEdit('{}', rootEdit(path, raw))};
  let node = tree;
  for (const [index, step] of path.entries()) {
    const child = findNodeAtLocation(node, [step]);
    const rest = path.slice(index + 1);
    const holds = node.type === (typeof step === 'string' ? 'object' : 'array');
    if (!holds) return {from: node.offset, to: endOf(node), text: nested(path.slice(index), raw)};
    if (!child) return addition(text, node, entryOf(step, nested(rest, raw)));
    node = child;
  }
  return {from: node.offset, to: endOf(node), text: raw};
}

const rootEdit = ([step = '', ...rest]: JSONPath, raw: string): Edit =>
  addition('{}', {type: 'object', offset: 0, length: 2}, entryOf(step, nested(rest, raw)));

/** Removes the value at a path with its name and its comma. Undefined if it isn't there. */
export function removalEdit(text: string, path: JSONPath): Edit | undefined {
  const tree = parseTree(text);
  const value = tree && path.length > 0 ? findNodeAtLocation(tree, path) : undefined;
  const entry = value?.parent?.type === 'property' ? value.parent : value;
  const {children = [], type, offset = 0, length = 0} = entry?.parent ?? {};
  if (!entry) return undefined;
  const index = children.indexOf(entry);
  const [before, after] = [children[index - 1], children[index + 1]];
  if (before) return {from: endOf(before), to: endOf(entry), text: ''};
  if (after) return {from: entry.offset, to: after.offset, text: ''};
  return {from: offset, to: offset + length, text: type === 'object' ? '{}' : '[]'};
}

import {LosslessNumber, isInteger, isSafeNumber, parse, stringify} from 'lossless-json';
import type {JsonValue} from '../../samples/core/jsonText';

/** Parsed JSON, or the position of the error. Lines and columns start at 1. */
export type ReadJson =
  | {readonly kind: 'empty'}
  | {readonly kind: 'value'; readonly value: JsonValue}
  | {readonly kind: 'error'; readonly reason: string; readonly line: number; readonly column: number};

/** Parses numbers without losing digits: those that JavaScript would round, or can't express, stay exact. */
function readNumber(text: string): number | bigint | LosslessNumber {
  if (isSafeNumber(text)) return Number(text);
  return isInteger(text) ? BigInt(text) : new LosslessNumber(text);
}

function positionAt(text: string, position: number): {readonly line: number; readonly column: number} {
  const lines = text.slice(0, position).split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}

/** Deepest nesting of a body. Functions that walk through a value would overflow the stack at some thousands. */
const DEEPEST = 200;

/** The position of the first bracket that is nested too deeply, outside of strings. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const {0: token, index} of text.matchAll(/"(?:[^"\\]+|\\.)*"?|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** Whether a text would overflow the stack. */
export const isTooDeep = (text: string): boolean => tooDeepAt(text) !== undefined;

/** The text of a body. Whitespace alone counts as no body. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return {kind: 'empty'};
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return {kind: 'error', reason: `Nested more than ${String(DEEPEST)} levels deep`, ...positionAt(text, deep)};
  }
  try {
    return {kind: 'value', value: parse(text, null, readNumber) as JsonValue};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
    return {kind: 'error', reason: message.replace(/ at position \d+$/, ''), ...positionAt(text, position)};
  }
}

/** JSON with the original digits of numbers. */
export type TreeValue =
  null | boolean | string | LosslessNumber | readonly TreeValue[] | {readonly [name: string]: TreeValue};

/** The parsed value. Undefined if it is not JSON or nested too deeply. */
export function readTree(text: string): TreeValue | undefined {
  try {
    if (isTooDeep(text)) return undefined;
    // The last of duplicate names wins, as in JSON.parse.
    return parse(text, null, {onDuplicateKey: ({newValue}) => newValue}) as TreeValue;
  } catch {
    return undefined;
  }
}

export const isNumber = (value: TreeValue): value is LosslessNumber => value instanceof LosslessNumber;

/** Formats JSON without changing digits. A text that is not JSON, or nested too deeply, stays as it is. */
export const prettyText = (text: string): string => stringify(readTree(text), null, 2) ?? text;

/** The children of a list or an object, with names or indexes. Undefined for other values. */
export function childrenOf(value: TreeValue): readonly (readonly [name: string, child: TreeValue])[] | undefined {
  if (typeof value !== 'object' || value === null || isNumber(value)) return undefined;
  return Object.entries(value as Readonly<Record<string, TreeValue>>);
}

/** The path of a child in the names of a response. Items of a list have the path of the list. */
export const childPath = (path: string, name: string, isItem: boolean): string =>
  isItem ? path : path === '' ? name : `${path}.${name}`;

/** The nearest path with a description: the path of a value, or of a field around it. */
export function describedPath(path: string, described: ReadonlySet<string>): string | undefined {
  for (let outer = path; outer !== ''; outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))) {
    if (described.has(outer)) return outer;
  }
  return undefined;
}

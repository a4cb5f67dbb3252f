import {LosslessNumber, parse, stringify} from 'lossless-json';
import {isTooDeep} from './json';

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

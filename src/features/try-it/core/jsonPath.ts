import {exec} from 'jsonpath-rfc9535';
import type {NodePath} from './nodePath';

/** The nodes that a JSONPath selects, or what is wrong with it. Characters count from 1. */
export type Selected =
  | {readonly kind: 'nodes'; readonly paths: readonly NodePath[]}
  /** @param found undefined at the end @param expected what may be there instead */
  | {readonly kind: 'syntax'; readonly at: number; readonly found?: string; readonly expected: readonly string[]}
  | {readonly kind: 'function'; readonly at: number; readonly found: string};

/** The functions of RFC 9535, 2.4. The library takes others and selects nothing. */
export const FUNCTIONS = ['count', 'length', 'match', 'search', 'value'];

interface Expectation {
  readonly type: string;
  readonly text?: string;
}

/** The error of the library's parser. */
interface ParseError {
  readonly expected: readonly Expectation[] | null;
  readonly found: string | null;
  readonly location: {readonly start: {readonly offset: number}};
}

const isParseError = (error: unknown): error is ParseError =>
  error instanceof Error && 'location' in error && 'expected' in error;

/** The first function that JSONPath doesn't have. Strings are no part of the search. */
function unknownFunction(path: string): Selected | undefined {
  const bare = path.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => ' '.repeat(text.length));
  for (const {1: name = '', index} of bare.matchAll(/(?<![\w.@$])([a-z]\w*)\(/g)) {
    if (!FUNCTIONS.includes(name)) return {kind: 'function', at: index + 1, found: name};
  }
  return undefined;
}

/** A name as it is in the JSON. The library escapes it for normalized paths. */
const unescaped = (name: string): string =>
  name.replaceAll(/\\(u[0-9a-f]{4}|.)/g, (_, code: string) => {
    if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return {b: '\b', f: '\f', n: '\n', r: '\r', t: '\t'}[code] ?? code;
  });

/** Evaluates a JSONPath (RFC 9535). Numbers in conditions are those of JavaScript. */
export function selectNodes(json: string, path: string): Selected {
  const paths: NodePath[] = [];
  try {
    exec(JSON.parse(json) as never, path, (_, steps) => {
      paths.push(steps.map((step) => (typeof step === 'number' ? step : unescaped(step))));
    });
  } catch (error) {
    if (!isParseError(error)) throw error;
    const {expected, found, location} = error;
    const texts = (expected ?? []).flatMap(({type, text}) => (type === 'literal' && text !== undefined ? [text] : []));
    const at = location.start.offset + 1;
    return {kind: 'syntax', at, ...(found !== null && {found}), expected: [...new Set(texts)]};
  }
  return unknownFunction(path) ?? {kind: 'nodes', paths};
}

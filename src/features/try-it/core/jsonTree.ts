import {LosslessNumber, parse} from 'lossless-json';

/** JSON with the original digits of numbers. */
export type TreeValue =
  null | boolean | string | LosslessNumber | readonly TreeValue[] | {readonly [name: string]: TreeValue};

/** The parsed value. Undefined if it is not JSON or nested too deeply. */
export function readTree(text: string): TreeValue | undefined {
  try {
    // The last of duplicate names wins, as in JSON.parse.
    return parse(text, null, {onDuplicateKey: ({newValue}) => newValue}) as TreeValue;
  } catch {
    return undefined;
  }
}

export const isNumber = (value: TreeValue): value is LosslessNumber => value instanceof LosslessNumber;

/** Most levels that are indented. The margins of more would be larger than memory. */
const MOST_LEVELS = 500;

function write(value: TreeValue, margin: string): string {
  if (margin.length > 2 * MOST_LEVELS) throw new RangeError('Nested too deeply');
  const children = childrenOf(value);
  if (!children) return isNumber(value) ? value.value : JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${margin}  `;
  const items = children.map(([name, child]) => (isList ? '' : `${JSON.stringify(name)}: `) + write(child, inner));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return items.length === 0 ? open + close : `${open}\n${inner}${items.join(`,\n${inner}`)}\n${margin}${close}`;
}

/**
 * Formats JSON without changing digits. A text that is not JSON, or nested too deeply, stays as it is. The library's function
 * would treat an object with a field `isLosslessNumber` as a number.
 */
export function prettyText(text: string): string {
  const tree = readTree(text);
  try {
    return tree === undefined ? text : write(tree, '');
  } catch {
    return text;
  }
}

/** Whether a value has at most this many values. Stops counting at the limit. */
export function holdsAtMost(value: TreeValue, limit: number): boolean {
  const waiting: TreeValue[] = [value];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined && count <= limit; next = waiting.pop()) {
    count += 1;
    for (const [, child] of childrenOf(next) ?? []) waiting.push(child);
  }
  return count <= limit;
}

/** The children of a list or an object, with names or indexes. Undefined for other values. */
export function childrenOf(value: TreeValue): readonly (readonly [name: string, child: TreeValue])[] | undefined {
  if (typeof value !== 'object' || value === null || isNumber(value)) return undefined;
  return Object.entries(value as Readonly<Record<string, TreeValue>>);
}

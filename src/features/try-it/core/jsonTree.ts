import {LosslessNumber, parse} from 'lossless-json';

/** JSON as it is shown: numbers keep the digits that were sent. */
export type TreeValue =
  null | boolean | string | LosslessNumber | readonly TreeValue[] | {readonly [name: string]: TreeValue};

/** The value in a text, undefined when it is no JSON or is nested too deep to read. */
export function readTree(text: string): TreeValue | undefined {
  try {
    // Duplicate names are no error: the last one counts, as in a browser.
    return parse(text, null, {onDuplicateKey: ({newValue}) => newValue}) as TreeValue;
  } catch {
    return undefined;
  }
}

export const isNumber = (value: TreeValue): value is LosslessNumber => value instanceof LosslessNumber;

function write(value: TreeValue, margin: string): string {
  const children = childrenOf(value);
  if (!children) return isNumber(value) ? value.value : JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = `${margin}  `;
  const items = children.map(([name, child]) => (isList ? '' : `${JSON.stringify(name)}: `) + write(child, inner));
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return items.length === 0 ? open + close : `${open}\n${inner}${items.join(`,\n${inner}`)}\n${margin}${close}`;
}

/**
 * The same text in lines, digits kept; undefined when it is nested too deep. The library's own function would take an object
 * with the name `isLosslessNumber` for a number.
 */
export function prettyText(value: TreeValue): string | undefined {
  try {
    return write(value, '');
  } catch {
    return undefined;
  }
}

/** Whether a value holds no more than so many values. A long one is not counted to its end. */
export function holdsAtMost(value: TreeValue, limit: number): boolean {
  const waiting: TreeValue[] = [value];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined && count <= limit; next = waiting.pop()) {
    count += 1;
    for (const [, child] of childrenOf(next) ?? []) waiting.push(child);
  }
  return count <= limit;
}

/** What is in a list or an object, with its name or index; undefined for a single value. */
export function childrenOf(value: TreeValue): readonly (readonly [name: string, child: TreeValue])[] | undefined {
  if (typeof value !== 'object' || value === null || isNumber(value)) return undefined;
  return Object.entries(value as Readonly<Record<string, TreeValue>>);
}

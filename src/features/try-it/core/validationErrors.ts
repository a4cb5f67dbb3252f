import {isObject} from '@site/src/utils/isObject';

/** The errors of a 422, by field. */
export interface ValidationErrors {
  /** Messages by field name, such as `address.city`. The empty name is the whole request. */
  readonly byName: ReadonlyMap<string, string>;
  /** Number of further errors. */
  readonly more: number;
}

export const NO_ERRORS: ValidationErrors = {byName: new Map(), more: 0};

/** Maximum number of errors, and of characters in one. */
const MOST = 50;
const MAX_LENGTH = 300;
/** Longest body that is read, in characters. */
const LARGEST = 500_000;
/** Maximum depth of field names. */
const LEVELS = 3;

type Entry = readonly [name: string, words: string];

const shortened = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** One or several messages. Undefined for other values. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') return shortened(value);
  if (!Array.isArray(value)) return undefined;
  const texts = (value as readonly unknown[]).slice(0, MOST).filter((item) => typeof item === 'string');
  return texts.length > 0 ? shortened(texts.map(shortened).join(' ')) : undefined;
}

/** The errors in a value, outer fields first. */
function* entriesOf(value: unknown, name: string, levels: number): Generator<Entry> {
  const words = wordsOf(value);
  if (words !== undefined) yield [name, words];
  else if (isObject(value) && levels > 0) {
    for (const key of Object.keys(value)) {
      yield* entriesOf(value[key], name ? `${name}.${shortened(key)}` : shortened(key), levels - 1);
    }
  }
}

function errorsOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body.errors : undefined;
  } catch {
    return undefined;
  }
}

/** The errors in the body of a 422. Bodies of other shapes have none. */
export function readValidationErrors(text: string): ValidationErrors {
  const byName = new Map<string, string>();
  if (text.length > LARGEST) return NO_ERRORS;
  let more = 0;
  for (const [name, words] of entriesOf(errorsOf(text), '', LEVELS)) {
    if (byName.size < MOST || byName.has(name)) byName.set(name, words);
    else more += 1;
  }
  return {byName, more};
}

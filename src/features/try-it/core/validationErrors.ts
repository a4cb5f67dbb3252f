import {isObject} from '@site/src/utils/isObject';

/** The errors of a 422, by field. */
export interface ValidationErrors {
  /** Sentences by the name of a field, `address.city` within an object; the empty name is the request as a whole. */
  readonly byName: ReadonlyMap<string, string>;
  /** How many more there are than are kept. */
  readonly more: number;
}

export const NO_ERRORS: ValidationErrors = {byName: new Map(), more: 0};

/** Most errors that are kept, and characters of one: a server decides how many it sends. */
const MOST = 50;
const MAX_LENGTH = 300;
/** Longest body that is read, in characters. */
const LARGEST = 500_000;
/** Levels of objects that are read for names of fields. */
const LEVELS = 3;

type Entry = readonly [name: string, words: string];

const shortened = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** A sentence, or a few of them; undefined for anything else. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') return shortened(value);
  if (!Array.isArray(value)) return undefined;
  const texts = (value as readonly unknown[]).slice(0, MOST).filter((item) => typeof item === 'string');
  return texts.length > 0 ? shortened(texts.map(shortened).join(' ')) : undefined;
}

/** The errors in a value, from the outside in. */
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

/** The errors in the body of a 422. A body of any other shape has none, and is shown as it is. */
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

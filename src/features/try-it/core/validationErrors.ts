import {jsonText, withVisible} from '@site/src/features/samples/core/jsonText';
import type {RequestInput} from '@site/src/features/samples/core/sampleRequest';
import {isObject} from '@site/src/utils/isObject';
import {type Field, namesOf} from './fields';

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

const shortened = (text: string): string =>
  withVisible(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

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

/** The named parts of a request. */
export interface RequestParts {
  readonly fields: readonly Field[];
  /** Names of the fields of the body. */
  readonly bodyNames: ReadonlySet<string>;
}

const parametersText = ({parameters}: RequestInput): string => JSON.stringify([...parameters]);

const bodyText = ({body}: RequestInput): string | undefined => (body === undefined ? undefined : jsonText(body, 0));

/** The value of a name, such as `address.city`, as text. Names that aren't fields are about the whole request. */
function valueText(input: RequestInput, name: string, {fields, bodyNames}: RequestParts): string | undefined {
  const field = fields.find((one) => namesOf(one).includes(name));
  if (field) return JSON.stringify(input.parameters.get(field.parameter));
  const path = name.split('.');
  if (!bodyNames.has(path[0] ?? '')) return `${parametersText(input)} ${bodyText(input) ?? ''}`;
  const value = path.reduce<unknown>(
    (outer, key) => (isObject(outer) && Object.hasOwn(outer, key) ? outer[key] : undefined),
    input.body,
  );
  return bodyText({...input, body: value as RequestInput['body']});
}

/** The errors of fields whose values are still as sent. */
export function remainingErrors(
  {byName, more}: ValidationErrors,
  {sent, now, parts}: {readonly sent: RequestInput; readonly now: RequestInput; readonly parts: RequestParts},
): ValidationErrors {
  const isSame = (name: string): boolean => valueText(sent, name, parts) === valueText(now, name, parts);
  return {byName: new Map([...byName].filter(([name]) => isSame(name))), more: isSame('') ? more : 0};
}

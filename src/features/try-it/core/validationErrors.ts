import {shortened} from '@site/src/features/samples/core/jsonText';
import {isObject} from '@site/src/utils/isObject';
import {parsedJson} from '@site/src/utils/parsedJson';
import type {Result} from './form';

/** Messages by the name of a field, such as `address.city`. The empty name is the whole request. */
export type ValidationErrors = ReadonlyMap<string, string>;

const MAX_LENGTH = 300;
/** Longest body that is read, in characters. */
const LARGEST = 500_000;
const LEVELS = 3;

/** One or several messages. Undefined for other values. */
function wordsOf(value: unknown): string | undefined {
  const texts = [value].flat().filter((item) => typeof item === 'string');
  return texts.length > 0 ? shortened(texts.join(' '), MAX_LENGTH) : undefined;
}

/** The errors in a value, outer fields first. */
function* entriesOf(value: unknown, name: string, levels: number): Generator<readonly [name: string, words: string]> {
  const words = wordsOf(value);
  if (words !== undefined) yield [name, words];
  else if (isObject(value) && levels > 0) {
    for (const [key, item] of Object.entries(value)) {
      const short = shortened(key, MAX_LENGTH);
      yield* entriesOf(item, name ? `${name}.${short}` : short, levels - 1);
    }
  }
}

/** The errors in the body of a 422. Bodies of other shapes have none. */
export function readValidationErrors(text: string): ValidationErrors {
  const body = text.length > LARGEST ? undefined : parsedJson(text);
  return new Map(isObject(body) ? entriesOf(body.errors, '', LEVELS) : []);
}

/** The errors in a result about the fields of the form, until the form has other content. */
export function fieldErrors({outcome, isReplaced}: Partial<Result> = {}): ValidationErrors {
  const isInvalid = outcome?.kind === 'response' && outcome.status === 422 && !isReplaced;
  return readValidationErrors(isInvalid ? outcome.body.text : '');
}

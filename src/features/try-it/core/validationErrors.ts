import {parseTree} from 'jsonc-parser';
import {shortened} from '../../samples/core/jsonText';
import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';
import {type Field, type Values, namesOf, textsOf} from './fields';
import type {Result} from './formState';
import type {Sent} from './sent';

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

/** What the form has now, to compare it with what was sent. */
export interface Shown {
  readonly values: Values;
  readonly bodyText: string;
}

/** The JSON at a path of names and indexes, also in a broken text. Undefined if it isn't there. */
function partOf(text: string, path: readonly string[]): string | undefined {
  let node = parseTree(text);
  for (const step of path) {
    const {children = [], type} = node ?? {};
    const named = children.find(({children: pair}) => pair?.[0]?.value === step)?.children?.[1];
    node = type === 'object' ? named : children[Number(step)];
  }
  return node && text.slice(node.offset, node.offset + node.length);
}

/** Whether the field of an error has the value that was sent, so that the error still applies. */
function isAsSent(name: string, {values, request}: Sent, now: Shown, fields: readonly Field[]): boolean {
  const parameters = fields.filter((field) => namesOf(field).includes(name));
  if (parameters.length > 0)
    return parameters.every((field) => textsOf(values, field).join('\n') === textsOf(now.values, field).join('\n'));
  const path = name === '' ? [] : name.split('.');
  const {body} = request.init;
  return path.length === 0 || partOf(typeof body === 'string' ? body : '', path) === partOf(now.bodyText, path);
}

/** The errors in a result about the fields of the form: until a field changes, or the form has other content. */
export function fieldErrors(
  result: Pick<Result, 'outcome' | 'isReplaced' | 'sent'> | undefined,
  now: Shown,
  fields: readonly Field[],
): ValidationErrors {
  const {outcome, isReplaced, sent} = result ?? {};
  const isInvalid = outcome?.kind === 'response' && outcome.status === 422 && !isReplaced;
  const errors = readValidationErrors(isInvalid ? outcome.body.text : '');
  return new Map([...errors].filter(([name]) => sent && isAsSent(name, sent, now, fields)));
}

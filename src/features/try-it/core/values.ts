import {INVISIBLE} from '../../samples/core/jsonText';
import type {RequestInput} from '../../samples/core/sampleRequest';
import type {JsonValue} from '../../samples/core/jsonText';
import type {Field} from './fields';

/** Entered texts by field ID, one for each value of a list. Links and storage can contain anything. */
export type Values = Readonly<Record<string, readonly string[]>>;

const MAX_VALUES = 100;

/** Line breaks and other control characters, which inputs don't show. */
const CONTROLS = /\p{Cc}/gu;

/** Removes invisible characters, and replaces lone surrogates. */
const visible = (text: string): string => text.replaceAll(CONTROLS, '').replaceAll(INVISIBLE, '').toWellFormed();

/** Whether surrounding whitespace is ignored: browsers trim options, and pasted numbers can have whitespace. */
const isTrimmed = ({type, choices}: Pick<Field, 'type' | 'choices'>): boolean => type !== 'text' || choices.length > 0;

/**
 * The texts in the inputs of a field. The form shows them and the request sends them, so that visitors see everything that is
 * sent.
 */
export function shownTexts(values: Values, field: Pick<Field, 'id' | 'shape' | 'type' | 'choices'>): readonly string[] {
  const texts = Object.hasOwn(values, field.id) ? (values[field.id] ?? []) : [];
  return texts
    .slice(0, field.shape === 'one' ? 1 : MAX_VALUES)
    .map(visible)
    .map((text) => (isTrimmed(field) ? text.trim() : text));
}

/** The texts of a field that are sent, which are those that aren't blank. */
export const textsOf = (values: Values, field: Pick<Field, 'id' | 'shape' | 'type' | 'choices'>): readonly string[] =>
  shownTexts(values, field).filter((text) => text.trim() !== '');

/** Name and value of `Fleet size=140`. Only the value can contain an equals sign. */
export function pairOf(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function valueOf({shape}: Field, texts: readonly string[]): unknown {
  if (shape === 'list') return texts;
  return shape === 'pairs' ? Object.fromEntries(texts.map(pairOf)) : texts[0];
}

/** The values for a request, without empty ones, and with the bounds of a range in one object. */
export function requestInput(fields: readonly Field[], values: Values, body: JsonValue | undefined): RequestInput {
  const parameters = new Map<string, unknown>();
  for (const field of fields) {
    const texts = textsOf(values, field);
    if (texts.length === 0) continue;
    const value = valueOf(field, texts);
    const before = parameters.get(field.parameter);
    parameters.set(
      field.parameter,
      field.bound === undefined ? value : {...(before as object | undefined), [field.bound]: value},
    );
  }
  return {parameters, body};
}

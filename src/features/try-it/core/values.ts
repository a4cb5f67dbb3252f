import {INVISIBLE} from '@site/src/features/samples/core/jsonText';
import type {RequestInput} from '@site/src/features/samples/core/sampleRequest';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import type {Field} from './fields';

/** What is filled in, as text, by the field's id; one text for each value of a list. A link or the storage may hold anything. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Most values of a list: the form has an input for each. */
export const MAX_VALUES = 100;

/** Line breaks and other controls: an input drops some of them and shows none. */
const CONTROLS = /\p{Cc}/gu;

/** A text without characters that a visitor cannot see; half a character becomes the mark that a browser draws for it. */
export const visible = (text: string): string =>
  text
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD');

/** White space around these values is no part of them: a browser trims the choices of a list, and numbers are pasted with it. */
const isTrimmed = ({type, choices}: Pick<Field, 'type' | 'choices'>): boolean => type !== 'text' || choices.length > 0;

/**
 * The texts in the inputs of a field: one for a field of one value. The form shows them and the request carries them, so that
 * nothing is sent that a visitor does not see.
 */
export function shownTexts(values: Values, field: Pick<Field, 'id' | 'shape' | 'type' | 'choices'>): readonly string[] {
  const texts = Object.hasOwn(values, field.id) ? (values[field.id] ?? []) : [];
  return texts
    .slice(0, field.shape === 'one' ? 1 : MAX_VALUES)
    .map(visible)
    .map((text) => (isTrimmed(field) ? text.trim() : text));
}

/** The texts of a field that are sent: those that are not blank. */
export const textsOf = (values: Values, field: Pick<Field, 'id' | 'shape' | 'type' | 'choices'>): readonly string[] =>
  shownTexts(values, field).filter((text) => text.trim() !== '');

/** Name and value of `Fleet size=140`; a value may hold an equals sign, a name may not. */
export function pairOf(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function valueOf({shape}: Field, texts: readonly string[]): unknown {
  if (shape === 'list') return texts;
  return shape === 'pairs' ? Object.fromEntries(texts.map(pairOf)) : texts[0];
}

/** The values as a request takes them: what is empty is left out, bounds of one parameter are together. */
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

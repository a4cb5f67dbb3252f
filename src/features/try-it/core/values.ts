import type {Given} from '@site/src/features/samples/core/sampleRequest';
import type {JsonValue} from '@site/src/features/samples/core/jsonText';
import type {Field} from './fields';

/** What stands in the inputs, as text, by the field's id; one text for each value of a list. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** The texts of a field that say something. */
export const textsOf = (values: Values, {id}: Pick<Field, 'id'>): readonly string[] =>
  (Object.hasOwn(values, id) ? (values[id] ?? []) : []).filter((text) => text.trim() !== '');

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
export function givenOf(fields: readonly Field[], values: Values, body: JsonValue | undefined): Given {
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

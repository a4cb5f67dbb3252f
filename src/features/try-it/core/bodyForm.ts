import {type Alternatives, inputRank} from '@site/openapi/model/inputOrder';
import type {Schema} from '@site/openapi/model/spec';
import {type JsonValue, jsonText} from '@site/src/features/samples/core/jsonText';
import {isObject} from '@site/src/utils/isObject';
import {type Field, fieldsOf} from './fields';
import {type ReadJson, readJson} from './json';
import {visible} from './values';

/** A body as a form: inputs for simple values and lists of them, and the names of other fields. */
export interface BodyForm {
  readonly fields: readonly Field[];
  /** Objects and lists of objects, which are edited as JSON. */
  readonly nested: readonly string[];
  readonly alternatives?: Alternatives | undefined;
}

type Properties = Readonly<Record<string, JsonValue>>;

/** Whether a body can be shown as inputs: it is an object, or empty. */
export const fitsForm = (read: ReadJson): boolean =>
  read.kind === 'empty' || (read.kind === 'value' && isObject(read.value));

const typesOf = (schema: Schema | string | undefined): readonly string[] =>
  typeof schema === 'object' ? [schema.type ?? []].flat() : [];

const isPlain = (schema: Schema): boolean =>
  typesOf(schema).length > 0 && !typesOf(schema).some((type) => type === 'object' || type === 'array');

/** The form of a body, with its fields in the order of the page. Undefined if the body is not an object or no field has an input. */
export function bodyFormOf(schema: Schema | undefined): BodyForm | undefined {
  const alternatives = schema?.['x-requires-one-of'];
  const isRequired = (name: string): boolean => schema?.required?.includes(name) ?? false;
  const rankOf = (name: string): number => inputRank({name, required: isRequired(name)}, alternatives);
  const properties = Object.entries(schema?.properties ?? {})
    .filter((entry): entry is [string, Schema] => typeof entry[1] === 'object')
    .sort(([a], [b]) => rankOf(a) - rankOf(b));
  const isFlat = ([, own]: [string, Schema]): boolean =>
    isPlain(own) || (typesOf(own).includes('array') && typeof own.items === 'object' && isPlain(own.items));
  const parameters = properties.filter(isFlat).map(([name, own]) => ({
    name,
    in: 'query' as const,
    required: isRequired(name),
    schema: own,
  }));
  if (parameters.length === 0) return undefined;
  const fields = fieldsOf({parameters}).map((field) => ({
    ...field,
    id: `body:${field.name}`,
    ...(rankOf(field.name) === 1 && {oneOf: true}),
  }));
  return {fields, nested: properties.filter((entry) => !isFlat(entry)).map(([name]) => name), alternatives};
}

const textOf = (value: JsonValue): string => (typeof value === 'string' ? value : jsonText(value, 0));

/** The values of a field, as texts for its input. */
export function textsIn(body: JsonValue | undefined, {name}: Field): readonly string[] {
  const value = isObject(body) && Object.hasOwn(body, name) ? body[name] : undefined;
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as readonly JsonValue[]).map(textOf) : [textOf(value)];
}

/** Converts a text to the field's type. Invalid texts stay texts and are reported as problems. */
function valueOf(text: string, {type}: Field): JsonValue {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const read = type === 'integer' || type === 'number' ? readJson(text.trim()) : undefined;
  const isNumber = read?.kind === 'value' && (typeof read.value === 'number' || typeof read.value === 'bigint');
  return isNumber ? read.value : text;
}

/** Whether the inputs of a field show a value exactly. */
function isShown(body: Properties, field: Field): boolean {
  const texts = textsIn(body, field);
  const same = texts.every((text) => visible(text) === text && textOf(valueOf(text, field)) === text);
  const own =
    field.shape === 'one' ? texts.map((text) => valueOf(text, field))[0] : texts.map((text) => valueOf(text, field));
  return same && own !== undefined && jsonText(own, 0) === jsonText(body[field.name] ?? null, 0);
}

/** The fields of a body without an input, or with a value that the input can't show. */
export const hiddenNames = (body: JsonValue | undefined, {fields}: BodyForm): readonly string[] =>
  !isObject(body)
    ? []
    : Object.keys(body).filter((name) => {
        const field = fields.find((one) => one.name === name);
        return !field || !isShown(body, field);
      });

/** Sets a field of the body. Fields without text are removed. */
export function withTexts(body: JsonValue | undefined, field: Field, texts: readonly string[]): string {
  const before = Object.entries(isObject(body) ? body : {});
  // An empty value in a list is an unused input.
  const isGone = field.shape === 'one' ? (texts[0] ?? '') === '' : texts.length === 0;
  const value = field.shape === 'one' ? valueOf(texts[0] ?? '', field) : texts.map((text) => valueOf(text, field));
  const others = before.filter(([name]) => name !== field.name);
  const at = before.findIndex(([name]) => name === field.name);
  const next: [string, JsonValue][] = isGone ? others : [...others];
  if (!isGone) next.splice(at < 0 ? next.length : at, 0, [field.name, value]);
  return jsonText(Object.fromEntries(next), 2);
}

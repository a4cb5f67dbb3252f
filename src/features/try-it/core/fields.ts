import type {Parameter, PlacedOperation, Schema} from '../../../../openapi/model/spec';
import {formFields, isFile} from '../../../../openapi/model/bodies';
import type {FormField} from '../../samples/core/request';
import {type RequestInput, parameterKey} from '../../samples/core/sampleRequest';
import {firstSentence} from '../../../utils/firstSentence';
import {INVISIBLE, type JsonValue} from '../../samples/core/jsonText';

export type FieldType = 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'date-time' | 'file';

/** One input of the form. A range has an input for each bound. */
export interface Field {
  /** Location and name as sent: `query:created_at[gt]`. */
  readonly id: string;
  /** Its parameter: `query:created_at`. */
  readonly parameter: string;
  readonly location: Parameter['in'];
  readonly name: string;
  readonly type: FieldType;
  /** One value, several, or names with values (`Fleet size=140`). */
  readonly shape: 'one' | 'list' | 'pairs';
  readonly required: boolean;
  readonly description: string;
  readonly choices: readonly string[];
  /** Allowed literals in addition to the values of its type. */
  readonly special: readonly string[];
  /** Schema of each single value. */
  readonly schema: Schema;
  readonly example?: string;
  readonly default?: string;
}

/** The names by which an error can mean a field: its own, and that of its parameter. */
export const namesOf = ({parameter, name}: Field): readonly string[] => [
  name,
  parameter.slice(parameter.indexOf(':') + 1),
];

/** A value of the description as the text of an input: of a list, the first one. */
const textOf = (value: unknown): string | undefined => {
  const [first] = [value].flat();
  return typeof first === 'string' ? first : JSON.stringify(first);
};

function typeOf(schema: Schema): FieldType {
  const {type, format, enum: choices = []} = schema;
  if (isFile(schema)) return 'file';
  if (choices.length > 0) return 'choice';
  if (format === 'date-time') return 'date-time';
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'text';
}

/** A schema without the alternative of its special values, which a field has apart from it. */
function withoutSpecial(schema: Schema, special: readonly string[]): Schema {
  const isSpecial = ({enum: values = []}: Schema): boolean =>
    values.length > 0 && values.every((value) => special.includes(String(value)));
  const {anyOf = [], ...own} = schema;
  const [rest, ...others] = anyOf.filter((one) => !isSpecial(one));
  return rest && others.length === 0 ? {...own, ...rest} : schema;
}

function fieldOf(parameter: Parameter, described: Schema, more: Partial<Field>): Field {
  const {in: location, name, required = false, description = '', 'x-special-values': special = []} = parameter;
  const schema = withoutSpecial(described, special);
  const type = typeOf(schema);
  return {
    id: parameterKey(parameter),
    parameter: parameterKey(parameter),
    location,
    name,
    type,
    shape: 'one',
    required,
    description,
    choices: type === 'boolean' ? ['true', 'false'] : (schema.enum ?? []).map(String),
    special,
    schema,
    example: textOf(parameter.example ?? schema.examples?.[0]),
    default: textOf(schema.default),
    ...more,
  };
}

function fieldsOfOne(parameter: Parameter): Field[] {
  const {name, description, schema = {}} = parameter;
  const {type, items = {}, properties = {}} = schema;
  if (type === 'array') return [fieldOf(parameter, items, {shape: 'list'})];
  if (type !== 'object') return [fieldOf(parameter, schema, {})];
  const bounds = Object.entries(properties).map(([bound, own]) => {
    const id = `${parameterKey(parameter)}[${bound}]`;
    return fieldOf({...parameter, description: own.description ?? description}, own, {id, name: `${name}[${bound}]`});
  });
  return bounds.length > 0 ? bounds : [fieldOf(parameter, {}, {shape: 'pairs'})];
}

/** The inputs of an operation: path parameters, then required ones, then others in the order of the description. */
export function fieldsOf(operation: Pick<PlacedOperation, 'parameters' | 'requestBody'>): readonly Field[] {
  const rank = ({location, required}: Field): number => (location === 'path' ? 0 : required ? 1 : 2);
  return [...(operation.parameters ?? []), ...(formFields(operation) ?? [])]
    .flatMap(fieldsOfOne)
    .sort((a, b) => rank(a) - rank(b));
}

/** The ID of a field, or of the first bound of a parameter. Undefined for others. */
export const fieldIdFor = (fields: readonly Field[], wanted: string): string | undefined =>
  fields.find(({id, parameter}) => id === wanted || parameter === wanted)?.id;

/** The first sentence of a description, without Markdown markup. */
export const aboutOf = ({description}: Pick<Field, 'description'>): string => firstSentence(description);

/** Entered texts by field ID, one for each value of a list. Links and storage can contain anything. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Chosen files by field ID. Only the open form has them: no draft, link or list of calls. */
export type Files = Readonly<Record<string, readonly File[]>>;

/** The values with the names of files in the fields of these. */
export const withNames = (values: Values, files: Files): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(files).map(([id, list]) => [id, list.map(({name}) => name)])),
});

const MAX_VALUES = 100;

/** Line breaks and other control characters, which inputs don't show. */
const CONTROLS = /\p{Cc}/gu;

/** Removes invisible characters, and replaces lone surrogates. */
const visible = (text: string): string => text.replaceAll(CONTROLS, '').replaceAll(INVISIBLE, '').toWellFormed();

/** Whether surrounding whitespace is ignored: browsers trim options, and pasted numbers can have whitespace. */
const isTrimmed = ({type, choices}: Pick<Field, 'type' | 'choices'>): boolean => type !== 'text' || choices.length > 0;

/** The texts in the inputs of a field. The request sends these, so that visitors see everything that is sent. */
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

function sentPair({name, shape}: Field, text: string): FormField {
  if (shape !== 'pairs') return {name, value: text};
  const [key, value] = pairOf(text);
  return {name: `${name}[${key}]`, value};
}

/** The values for a request, without empty ones, and with the bounds of a range together. */
export function requestInput(
  fields: readonly Field[],
  values: Values,
  body: JsonValue | undefined,
  files: Files = {},
): RequestInput {
  const parameters = new Map<string, readonly FormField[]>();
  for (const field of fields) {
    const pairs =
      field.type === 'file'
        ? (files[field.id] ?? []).map((file) => ({name: field.name, value: file.name, file}))
        : textsOf(values, field).map((text) => sentPair(field, text));
    const before = parameters.get(field.parameter) ?? [];
    if (pairs.length > 0) parameters.set(field.parameter, [...before, ...pairs]);
  }
  return {parameters, body};
}

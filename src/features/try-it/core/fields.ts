import {mainMedia} from '../../../../openapi/model/media';
import type {Parameter, PlacedOperation, Schema} from '../../../../openapi/model/spec';
import {parameterKey} from '../../samples/core/sampleRequest';

export type FieldType = 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'date-time';

/** One input of the form. A range has an input for each bound. */
export interface Field {
  /** Location and name as sent: `query:created_at[gt]`. */
  readonly id: string;
  /** Its parameter: `query:created_at`. */
  readonly parameter: string;
  /** Name of the bound in a range. */
  readonly bound?: string;
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

const wordOf = (value: unknown): string | undefined => {
  const [first] = [value].flat();
  if (first === undefined || first === null) return undefined;
  return typeof first === 'string' ? first : JSON.stringify(first);
};

const isSchema = (schema: unknown): schema is Schema => typeof schema === 'object' && schema !== null;

function typeOf({type, format, enum: choices}: Schema): FieldType {
  if (choices && choices.length > 0) return 'choice';
  if (format === 'date-time') return 'date-time';
  const [name] = [type].flat();
  return name === 'integer' || name === 'number' || name === 'boolean' ? name : 'text';
}

function fieldOf(parameter: Parameter, schema: Schema, more: Partial<Field>): Field {
  const {in: location, name, required, description, example, examples} = parameter;
  const hint = wordOf(example ?? Object.values(examples ?? {})[0]?.value ?? schema.examples?.[0]);
  const preset = wordOf(schema.default);
  const type = typeOf(schema);
  return {
    id: parameterKey(parameter),
    parameter: parameterKey(parameter),
    location,
    name,
    type,
    shape: 'one',
    required: required ?? false,
    description: description ?? '',
    choices: type === 'boolean' ? ['true', 'false'] : (schema.enum ?? []).map(String),
    special: parameter['x-special-values'] ?? [],
    schema,
    ...(hint !== undefined && {example: hint}),
    ...(preset !== undefined && {default: preset}),
    ...more,
  };
}

const boundsOf = (parameter: Parameter, properties: NonNullable<Schema['properties']>): Field[] =>
  Object.entries(properties).map(([bound, schema]) => {
    const own = isSchema(schema) ? schema : {};
    const description = own.description ?? parameter.description ?? '';
    const id = `${parameterKey(parameter)}[${bound}]`;
    return fieldOf(parameter, own, {id, bound, name: `${parameter.name}[${bound}]`, description});
  });

function fieldsOfOne(parameter: Parameter): Field[] {
  const schema = parameter.schema ?? mainMedia(parameter.content)?.[1].schema ?? {};
  const [type] = [schema.type].flat();
  if (type === 'array') {
    const items = isSchema(schema.items) ? schema.items : {};
    const hint = wordOf(parameter.example ?? schema.examples?.[0] ?? items.examples?.[0]);
    return [fieldOf(parameter, items, {shape: 'list', ...(hint !== undefined && {example: hint})})];
  }
  if (type !== 'object') return [fieldOf(parameter, schema, {})];
  const {properties = {}} = schema;
  return Object.keys(properties).length > 0
    ? boundsOf(parameter, properties)
    : [fieldOf(parameter, {}, {shape: 'pairs', type: 'text'})];
}

/** The inputs of an operation: path parameters, then required ones, then others in the order of the description. */
export function fieldsOf({parameters = []}: Pick<PlacedOperation, 'parameters'>): readonly Field[] {
  const rank = ({location, required}: Field): number => (location === 'path' ? 0 : required ? 1 : 2);
  return parameters
    .filter(({in: location}) => location !== 'cookie')
    .flatMap(fieldsOfOne)
    .sort((a, b) => rank(a) - rank(b));
}

/** The first sentence of a description, without Markdown markup. */
export function aboutOf({description}: Pick<Field, 'description'>): string {
  const [first = ''] = /^[^]*?[.!?](?=\s|$)|^[^]+/.exec(description.trim()) ?? [];
  return first
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ');
}

import {attributes, mdxText} from './mdx';
import type {Schema} from './spec';

const EMBEDDED = /^Embedded(String|Uuid)?Resource$/;

/** The type as a developer says it: `string or null`, `array of integer`, `object`. */
export function typeName(schema: Schema): string {
  if (schema.oneOf ?? schema.anyOf) {
    return [...new Set((schema.oneOf ?? schema.anyOf ?? []).map(typeName))].join(' or ');
  }
  if (schema.allOf) return schema.title ?? 'object';
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const named = types.map((type) => {
    if (type === 'array') return schema.items ? `array of ${typeName(schema.items)}` : 'array';
    return type === 'object' && schema.title && EMBEDDED.test(schema.title) ? 'reference' : type;
  });
  return (named.length > 0 ? named.join(' or ') : 'any') + (schema.format ? ` (${schema.format})` : '');
}

/** A value as a code span, with more backticks around it than it holds in a row; as JSON where bare it could not be read. */
function code(value: unknown): string {
  const text = typeof value === 'string' && /^\S(.*\S)?$/.test(value) ? value : JSON.stringify(value);
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return ['`'.repeat(longest + 1), text, '`'.repeat(longest + 1)].join(pad);
}

const list = (values: readonly unknown[]): string => values.map(code).join(', ');

/** What a value must keep to, in words: allowed values, default, range. */
export function constraints(schema: Schema): string[] {
  const of = schema.items && !schema.enum ? schema.items : schema;
  const range = (low: number | undefined, high: number | undefined, unit: string): string[] => {
    const count = (number: number): string => `${String(number)}${unit && number !== 1 ? `${unit}s` : unit}`;
    if (low !== undefined && low === high) return [`Exactly ${count(low)}.`];
    if (low !== undefined && high !== undefined) return [`From ${String(low)} to ${count(high)}.`];
    if (low !== undefined) return [`At least ${count(low)}.`];
    return high === undefined ? [] : [`At most ${count(high)}.`];
  };
  return [
    ...(of.enum ? [`One of ${list(of.enum)}.`] : []),
    ...(of['x-known-values'] ? [`Known values: ${list(of['x-known-values'])}. More may come.`] : []),
    ...(schema.default === undefined ? [] : [`Default ${code(schema.default)}.`]),
    ...range(of.minimum, of.maximum, ''),
    ...range(of.minLength, of.maxLength, ' character'),
    ...range(schema.minItems, schema.maxItems, ' item'),
    ...(of.pattern ? [`Matches ${code(of.pattern)}.`] : []),
  ];
}

export interface FieldInput {
  readonly name: string;
  readonly anchor: string;
  readonly schema: Schema;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly specialValues?: readonly string[];
  readonly needsScope?: string;
  readonly unverified?: string;
  /** A parameter of the style deepObject, whose properties are parameters of their own on the wire. */
  readonly inBrackets?: boolean;
}

/** Anchors as CONTRIBUTING promises them: lower case, dots between nested names. */
export const anchorOf = (...parts: readonly string[]): string => parts.join('-').toLowerCase();

/** The mark of a schema, or of the schema that a list holds. */
export const unverifiedOf = (schema: Schema | undefined): string | undefined =>
  schema?.['x-unverified'] ?? schema?.items?.['x-unverified'];

/** The literals that stand for something, unless the description has told of them. */
function specialValues({specialValues: values = [], description = ''}: Omit<FieldInput, 'schema'>): string[] {
  const untold = values.filter((value) => !description.includes(value));
  return untold.length > 0 ? [`Also takes ${list(untold)}.`] : [];
}

/** One parameter or property as MDX, its own properties inside it. */
export function fieldMdx({schema, ...field}: FieldInput): string {
  const description = (field.description ?? schema.description ?? '').trim();
  const limits = [...constraints(schema), ...specialValues(field)].join(' ');
  // After a list, a table or a fence only a paragraph of their own keeps the limits out of it.
  const words = [description, limits].filter(Boolean).join(description.includes('\n') ? '\n\n' : ' ');
  const props = attributes({
    name: field.name,
    anchor: field.anchor,
    type: typeName(schema),
    required: field.required,
    deprecated: field.deprecated ?? schema.deprecated,
    access: schema.readOnly ? 'read only' : schema.writeOnly ? 'write only' : undefined,
    scope: field.needsScope ?? schema['x-needs-scope'],
    unverified: field.unverified ?? unverifiedOf(schema),
  });
  const children = propertiesMdx(schema, field.anchor, field.inBrackets ? field.name : undefined);
  return `<Field${props}>\n\n${mdxText(words)}\n${children ? `\n<Fields nested>\n\n${children}\n</Fields>\n` : ''}\n</Field>\n`;
}

/** The schema whose properties are worth showing: the object itself, the items of a list, the one branch that is not null. */
function objectOf(schema: Schema): Schema | undefined {
  if (schema.properties ?? schema.allOf) return schema;
  if (schema.items) return objectOf(schema.items);
  return (schema.oneOf ?? schema.anyOf)?.map(objectOf).find(Boolean);
}

/** Properties by name; a schema's own word on one replaces that of a schema it extends. */
const propertiesOf = (schema: Schema): Map<string, Schema | string> =>
  new Map([
    ...(schema.allOf ?? []).flatMap((part) => [...propertiesOf(part)]),
    ...Object.entries(schema.properties ?? {}),
  ]);

const requiredOf = (schema: Schema): string[] => [
  ...(schema.allOf ?? []).flatMap(requiredOf),
  ...(schema.required ?? []),
];

/** The properties of a schema as MDX fields; empty when it has none. References are not opened: their two fields are always the same. */
export function propertiesMdx(schema: Schema, anchor: string, parameter?: string): string {
  const object = objectOf(schema);
  if (!object || (object.title && EMBEDDED.test(object.title))) return '';
  const required = requiredOf(object);
  return [...propertiesOf(object)]
    .map(([name, property]) => {
      // The plugin writes a schema that contains itself as the text circular(Name).
      const shown: Schema =
        typeof property === 'string' ? {title: property, description: 'The same shape again.'} : property;
      return fieldMdx({
        // A parameter's properties are written in brackets: updated_at[gt].
        name: parameter ? `${parameter}[${name}]` : name,
        anchor: `${anchor}.${name.toLowerCase()}`.replace(/-\./, '-'),
        schema: shown,
        required: required.includes(name),
      });
    })
    .join('\n');
}

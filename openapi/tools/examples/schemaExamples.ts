import {entriesOf, isNode, join, listOf} from '../../model/node';

/** An example, and the schema that it must satisfy. */
export interface Example {
  /** Operation and status, or the name of a shared part. */
  readonly location: string;
  /** JSON pointer of the schema. */
  readonly schema: string;
  readonly value: unknown;
}

const MAPS = ['properties', 'patternProperties'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const SINGLES = ['items', 'additionalProperties', 'not'] as const;

/** The examples of a schema and of the schemas inside it. Targets of `$ref` are collected separately. */
export function schemaExamples(schema: unknown, pointer: string, location: string): Example[] {
  if (!isNode(schema)) return [];
  const {examples} = schema;
  const own = Array.isArray(examples) ? examples.map((value: unknown) => ({location, schema: pointer, value})) : [];
  const inMaps = MAPS.flatMap((key) =>
    entriesOf(schema, key).flatMap(([name, part]) =>
      schemaExamples(part, join(pointer, key, name), `${location}, field ${name}`),
    ),
  );
  const inLists = LISTS.flatMap((key) =>
    listOf(schema, key).flatMap((part, index) => schemaExamples(part, join(pointer, key, index), location)),
  );
  const inSingles = SINGLES.flatMap((key) => schemaExamples(schema[key], join(pointer, key), location));
  return [...own, ...inMaps, ...inLists, ...inSingles];
}

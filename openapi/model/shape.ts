import type {Discriminator, Schema, SchemaNode} from './spec';
import {typesOf} from './types';

/** A choice between several shapes of a value. */
export interface Choice {
  /** `mapping`: the variants are named by a discriminator alone. */
  readonly kind: 'oneOf' | 'anyOf' | 'mapping';
  readonly variants: readonly SchemaNode[];
  readonly discriminator?: Discriminator;
}

/** A schema with its parts merged, and with null and choices separated from the types. */
export interface Shape extends Omit<Schema, 'type' | 'allOf' | 'oneOf' | 'anyOf'> {
  /** Without null. Empty for any value, or if a choice decides. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly choices: readonly Choice[];
  /** The title of the enclosing schema that this one repeats. */
  readonly circular?: string;
  /** No value is allowed. */
  readonly never?: boolean;
}

const EMPTY: Shape = {types: [], nullable: false, choices: []};

/** @throws when it is not a schema. */
function assertSchema(node: unknown): asserts node is Schema {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    throw new Error(`${JSON.stringify(node)} is where a schema is expected`);
  }
  if ('$ref' in node) throw new Error(`the reference ${JSON.stringify(node.$ref)} was not followed`);
}

/** The merged shape of a node. @throws when it is not a schema */
export function shapeOf(node: SchemaNode): Shape {
  if (node === true) return EMPTY;
  if (node === false) return {...EMPTY, never: true};
  assertSchema(node);
  const {type, allOf = [], oneOf, anyOf, 'x-circular': isCircular, ...own} = node;
  if (isCircular) {
    const {title = '', ...rest} = own;
    return {...EMPTY, ...rest, circular: title};
  }
  const {choices, only, nullable} = choicesOf({oneOf, anyOf, discriminator: own.discriminator});
  const self: Shape = {...own, types: typesOf(node), nullable: [type].flat().includes('null'), choices};
  const whole = [...allOf.map(partOf), ...only.map(shapeOf), self].reduce(joined);
  return nullable ? {...whole, nullable} : whole;
}

/** A schema that another one extends. Its variants aren't a choice there, and a cycle back to the extending schema adds nothing. */
function partOf(node: SchemaNode): Shape {
  const {circular, ...shape} = shapeOf(node);
  return circular === undefined ? {...shape, choices: shape.choices.filter(({kind}) => kind !== 'mapping')} : EMPTY;
}

/** Merges two parts. The second one wins. */
const joined = (first: Shape, second: Shape): Shape => ({
  ...first,
  ...second,
  types: second.types.length > 0 ? second.types : first.types,
  nullable:
    first.types.length > 0 && second.types.length > 0
      ? first.nullable && second.nullable
      : first.nullable || second.nullable,
  choices: [...first.choices, ...second.choices],
  properties: joinedProperties(first.properties, second.properties),
  required: [...(first.required ?? []), ...(second.required ?? [])],
});

function joinedProperties(first: Schema['properties'] = {}, second: Schema['properties'] = {}): Schema['properties'] {
  const both = Object.entries(second).map(([name, property]) => {
    const base = Object.hasOwn(first, name) ? first[name] : undefined;
    const mergeable = typeof base === 'object' && typeof property === 'object';
    return [name, mergeable ? {allOf: [base, property]} : property] as const;
  });
  return {...first, ...Object.fromEntries(both)};
}

const isNull = (node: SchemaNode): boolean =>
  typeof node === 'object' &&
  (node.type === 'null' || node.const === null || node.enum?.every((one) => one === null) === true);

/** Null branches only make the value nullable. A single other branch is not a choice. */
function choicesOf(schema: Pick<Schema, 'oneOf' | 'anyOf' | 'discriminator'>): {
  readonly choices: readonly Choice[];
  readonly only: readonly SchemaNode[];
  readonly nullable: boolean;
} {
  const {discriminator} = schema;
  const branches = (['oneOf', 'anyOf'] as const).flatMap((kind) => {
    const all: readonly SchemaNode[] | undefined = schema[kind];
    return all ? [{kind, all, variants: all.filter((branch) => !isNull(branch)), discriminator}] : [];
  });
  const mapped = Object.values(discriminator?.mapping ?? {}).filter((node) => typeof node === 'object');
  const named: Choice[] =
    branches.length === 0 && mapped.length > 0 ? [{kind: 'mapping', variants: mapped, discriminator}] : [];
  return {
    choices: [
      ...branches
        .filter(({variants}) => variants.length > 1)
        .map(({kind, variants}) => ({kind, variants, discriminator})),
      ...named,
    ],
    only: branches.filter(({variants}) => variants.length === 1).flatMap(({variants}) => variants),
    nullable: branches.some(({all, variants}) => variants.length < all.length),
  };
}

import type {Schema} from './spec';

export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
}

/** The types of a schema without null. If it has no `type`, the types that its other keywords imply. */
export function typesOf({type, ...schema}: Schema): string[] {
  if (type !== undefined) return [type].flat().filter((one) => one !== 'null');
  if (schema.properties ?? schema.additionalProperties) return ['object'];
  if (schema.items) return ['array'];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return [...new Set(values.filter((value) => value !== null).map(jsonType))];
}

export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  readonly variants: readonly Schema[];
  readonly discriminator?: Schema['discriminator'];
}

/** A schema with its parts merged, and with null and choices separated from the types. */
export interface Shape extends Omit<Schema, 'type' | 'allOf' | 'oneOf' | 'anyOf'> {
  /** Without null. Empty for any value, or if a choice decides. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly choices: readonly Choice[];
  /** If the parts have several. */
  readonly patterns?: readonly string[];
}

/** What a variant can have in addition to the fields that it requires, and still add nothing to them. */
const ONLY_WORDS: ReadonlySet<string> = new Set(['required', 'type', 'title', 'description']);

const onlyRequires = (variant: Schema): boolean =>
  variant.required !== undefined && Object.keys(variant).every((key) => ONLY_WORDS.has(key));

function assertSchema(node: unknown): asserts node is Schema {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    throw new Error(`${JSON.stringify(node)} is where a schema is expected`);
  }
  if ('$ref' in node) throw new Error(`the reference ${JSON.stringify(node.$ref)} was not followed`);
}

/** The merged shape of a node. @throws when it is not a schema */
export function shapeOf(node: Schema): Shape {
  assertSchema(node);
  const {type, allOf = [], oneOf, anyOf, ...own} = node;
  // Null branches only make the value nullable. A single other branch is not a choice.
  const choiceOf = (kind: Choice['kind'], all: readonly Schema[] = []): Choice => ({
    kind,
    variants: all.filter((branch) => !isNull(branch)),
    discriminator: own.discriminator,
  });
  const found = [choiceOf('oneOf', oneOf), choiceOf('anyOf', anyOf)];
  const sets = found.flatMap(({variants}) => (variants.length > 1 && variants.every(onlyRequires) ? [variants] : []));
  const choices = found.filter(({variants}) => variants.length > 1 && !sets.includes(variants));
  const only = found.flatMap(({variants}) => (variants.length === 1 ? variants : []));
  const alternatives = sets.flatMap((variants) => variants.map(({required = []}) => required));
  const rules = alternatives.length > 0 && {'x-requires-one-of': alternatives};
  const self: Shape = {...own, ...rules, types: typesOf(node), nullable: [type].flat().includes('null'), choices};
  const whole = [...[...allOf, ...only].map(shapeOf), self].reduce(merged);
  return [oneOf, anyOf].some((all) => all?.some(isNull)) ? {...whole, nullable: true} : whole;
}

const stricter = (one: number | undefined, other: number | undefined, choose: typeof Math.max) =>
  one === undefined || other === undefined ? (one ?? other) : choose(one, other);

const LOWER = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** A field can have a name such as `constructor`. */
const propertyOf = ({properties = {}}: Shape, name: string): Schema | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** What a value must be to be valid under both parts. */
function narrowed(first: Shape, second: Shape): Partial<Shape> {
  const limits = [
    ...LOWER.map((key) => [key, stricter(first[key], second[key], Math.max)] as const),
    ...UPPER.map((key) => [key, stricter(first[key], second[key], Math.min)] as const),
  ].filter(([, limit]) => limit !== undefined);
  const both = (one: Schema | undefined, other: Schema | undefined): Schema | undefined =>
    one && other && one !== other ? {allOf: [one, other]} : (other ?? one);
  const names = Object.keys({...first.properties, ...second.properties});
  const items = both(first.items, second.items);
  const patterns = [...patternsOf(first), ...patternsOf(second)];
  return {
    ...Object.fromEntries(limits),
    ...(first.enum && second.enum && {enum: first.enum.filter((value) => second.enum?.includes(value))}),
    ...(patterns.length > 1 && {patterns: [...new Set(patterns)]}),
    ...(items && {items}),
    properties: Object.fromEntries(
      names.map((name) => [name, both(propertyOf(first, name), propertyOf(second, name)) ?? {}]),
    ),
  };
}

/** The patterns that a value must match. */
export const patternsOf = ({pattern, patterns = pattern === undefined ? [] : [pattern]}: Shape): readonly string[] =>
  patterns;

/** Merges two parts as validation does. Of their words, those of the second one win. */
export const merged = (first: Shape, second: Shape): Shape => ({
  ...first,
  ...second,
  types: second.types.length > 0 ? second.types : first.types,
  nullable:
    first.types.length > 0 && second.types.length > 0
      ? first.nullable && second.nullable
      : first.nullable || second.nullable,
  choices: [...first.choices, ...second.choices],
  ...narrowed(first, second),
  required: [...(first.required ?? []), ...(second.required ?? [])],
});

const isNull = (node: Schema): boolean =>
  node.type === 'null' || node.const === null || node.enum?.every((one) => one === null) === true;

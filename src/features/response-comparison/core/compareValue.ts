import {membersOf} from '../../../../openapi/model/members';
import {type Shape, jsonType, merged, shapeOf} from '../../../../openapi/model/shape';
import type {Schema} from '../../../../openapi/model/spec';
import {unverifiedAt} from '../../../../openapi/model/unverified';
import {isObject} from '../../../utils/isObject';
import {hasFormat} from './formats';
import {KEY, type Place, fieldPlace, itemPlace, shownName} from './place';

/** How a response can differ from its description. */
export const KINDS = [
  'unknown status',
  'unknown field',
  'missing field',
  'unexpected null',
  'other type',
  'other value',
  'other format',
] as const;

export type Kind = (typeof KINDS)[number];

/** What a value says about its description. It has names and types, never a value. */
export interface Finding {
  /** A `new value` is outside of a list that can grow. A `statement` is one that isn't confirmed. */
  readonly kind: Kind | 'new value' | 'statement';
  readonly at: Place;
  /** From the description: types, values, or the statement. Empty if the kind is enough. */
  readonly expected: string;
  /** The type that was found. */
  readonly found: string;
  /** Pointer to the statement in the bundle, if the description has them. */
  readonly source?: string | undefined;
}

export const isDifference = ({kind}: Pick<Finding, 'kind'>): boolean => kind !== 'new value' && kind !== 'statement';

const orList = (names: readonly string[]): string => names.join(' or ');

/** Longer lists of values are counted. */
const MANY = 6;

const listed = (values: readonly unknown[]): string =>
  values.length > MANY ? `one of ${String(values.length)} values` : orList(values.map(String));

const shapes = new WeakMap<Schema, Shape>();

/** The shape of a schema, which is made once for all values. */
function knownShape(node: Schema): Shape {
  const shape = shapes.get(node) ?? shapeOf(node);
  shapes.set(node, shape);
  return shape;
}

const alternatives = new WeakMap<Shape, readonly Shape[]>();

/** The shapes that a value with a choice can have: each variant, and with `anyOf` all together. */
function alternativesOf(shape: Shape): readonly Shape[] {
  const known = alternatives.get(shape);
  if (known) return known;
  const [choice, ...choices] = shape.choices;
  const variants = (choice?.variants ?? []).map(knownShape);
  const all = choice?.kind === 'anyOf' ? [...variants, variants.reduce(merged)] : variants;
  const own = {...shape, choices};
  const found = all.map((variant) => merged(own, variant));
  alternatives.set(shape, found);
  return found;
}

const allowsType = (types: readonly string[], found: string): boolean =>
  types.length === 0 || types.includes(found) || (found === 'integer' && types.includes('number'));

const allowsNull = ({nullable, types, enum: values, const: one}: Shape): boolean =>
  nullable || values?.includes(null) === true || (types.length === 0 && values === undefined && one === undefined);

const typesText = ({types, nullable}: Shape): string => orList([...types, ...(nullable ? ['null'] : [])]);

/** The types of a schema as text: `string or null`. */
export const schemaTypes = (node: Schema): string => typesText(knownShape(node));

/** Compares a value with its schema, which has no references. */
export function* compareValue(node: Schema, value: unknown, at: Place): Generator<Finding> {
  yield* compareShape(knownShape(node), value, at);
}

function* compareShape(shape: Shape, value: unknown, at: Place): Generator<Finding> {
  if (value === null && (shape.nullable || shape.choices.length === 0)) {
    if (!allowsNull(shape)) yield {kind: 'unexpected null', at, expected: orList(shape.types), found: 'null'};
    return;
  }
  if (shape.choices.length > 0) {
    yield* nearest(alternativesOf(shape).map((one) => [...compareShape(one, value, {...at, prefix: undefined})]));
    return;
  }
  const found = jsonType(value);
  const statement = unverifiedAt(shape);
  if (statement) yield {kind: 'statement', at, expected: statement.what, found, source: statement.source};
  if (!allowsType(shape.types, found)) yield {kind: 'other type', at, expected: typesText(shape), found};
  else {
    yield* compareLimits(shape, value, at);
    yield* compareChildren(shape, value, at);
  }
}

/** The findings about the variant that a value fits best. */
function nearest(trials: readonly (readonly Finding[])[]): readonly Finding[] {
  const differences = (findings: readonly Finding[]): number => findings.filter(isDifference).length;
  return trials.reduce((best, one) => (differences(one) < differences(best) ? one : best), trials[0] ?? []);
}

function* compareLimits(
  {enum: values, const: one, format, 'x-known-values': open}: Shape,
  value: unknown,
  at: Place,
): Generator<Finding> {
  const found = jsonType(value);
  const closed = one === undefined ? values : [one];
  if (closed && !closed.includes(value)) yield {kind: 'other value', at, expected: listed(closed), found};
  if (typeof value !== 'string') return;
  if (open && !open.includes(value)) yield {kind: 'new value', at, expected: listed(open), found};
  if (format !== undefined && !hasFormat(value, format)) yield {kind: 'other format', at, expected: format, found};
}

function* compareChildren(shape: Shape, value: unknown, at: Place): Generator<Finding> {
  const {items} = shape;
  if (Array.isArray(value) && items) for (const item of value) yield* compareValue(items, item, itemPlace(at));
  if (isObject(value)) yield* compareFields(shape, value, at);
}

const rows = new WeakMap<Shape, ReadonlySet<string>>();

function rowsOf(shape: Shape): ReadonlySet<string> {
  const names = rows.get(shape) ?? new Set(membersOf(shape).map(({name}) => name));
  rows.set(shape, names);
  return names;
}

const unknownField = (at: Place, value: unknown): Finding => ({
  kind: 'unknown field',
  at,
  expected: '',
  found: jsonType(value),
});

function* compareFields(shape: Shape, object: Readonly<Record<string, unknown>>, at: Place): Generator<Finding> {
  const {properties = {}, required = [], additionalProperties: entry = Object.keys(properties).length === 0} = shape;
  const listedNames = rowsOf(shape);
  const place = (name: string): Place => fieldPlace(at, name, listedNames.has(name));
  for (const [name, value] of Object.entries(object)) {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field) yield* compareValue(field, value, place(name));
    else if (isObject(entry)) yield* compareValue(entry, value, place(KEY));
    else if (entry !== true) yield unknownField(fieldPlace(at, shownName(name), false), value);
  }
  for (const name of required) {
    if (Object.hasOwn(object, name)) continue;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    yield {kind: 'missing field', at: place(name), expected: schemaTypes(field ?? {}), found: 'nothing'};
  }
}

import {membersOf} from '../../../../openapi/model/members';
import {type Shape, jsonType, merged, shapeOf} from '../../../../openapi/model/shape';
import type {Schema} from '../../../../openapi/model/spec';
import {unverifiedAt} from '../../../../openapi/model/unverified';
import {isObject} from '../../../utils/isObject';
import type {Finding, Kind} from './finding';
import {KEY, type Place, fieldPlace, itemPlace, shownName} from './place';

/** Formats of strings, no stricter than the standards. Others aren't checked. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

export const OR = ' or ';

/** Longer lists of values are counted. */
const MANY = 6;

const listed = (values: readonly unknown[]): string =>
  values.length > MANY ? `one of ${String(values.length)} values` : values.join(OR);

/** A function that makes its result once for each object, because a list has many values of a schema. */
function onceFor<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, {readonly made: To}>();
  return (from) => {
    const one = known.get(from) ?? {made: make(from)};
    known.set(from, one);
    return one.made;
  };
}

const shapeOnce = onceFor(shapeOf);

/** The names of the fields that a page lists. */
const rowsOf = onceFor((shape: Shape) => new Set(membersOf(shape).map(({name}) => name)));

/** The shapes that a value with a choice can have: each variant, and with `anyOf` all together. */
const alternativesOf = onceFor((shape: Shape) =>
  shape.choices.slice(0, 1).flatMap(({kind, variants}) => {
    const all = variants.map(shapeOf);
    const own = {...shape, choices: shape.choices.slice(1)};
    return (kind === 'anyOf' ? [...all, all.reduce(merged)] : all).map((one) => merged(own, one));
  }),
);

const allowsNull = ({nullable, types, enum: values, const: one}: Shape): boolean =>
  nullable || (values ? values.includes(null) : types.length === 0 && one === undefined);

const textOf = ({types, nullable}: Shape): string => [...types, ...(nullable ? ['null'] : [])].join(OR);

/** The types of a schema as text: `string or null`. */
export const typesText = (node: Schema): string => textOf(shapeOnce(node));

export const isDifference = ({kind}: {readonly kind: Kind}): boolean =>
  kind !== 'new value' && kind !== 'open statement';

const countOf = (findings: readonly Finding[]): number => findings.filter(isDifference).length;

/** A finding at a place. @param words what is expected, and what was found */
export const found = (
  kind: Kind,
  {path, anchor}: Place,
  [expected, type]: readonly [expected: string, found: string],
  source?: string,
): Finding => ({kind, path, expected, found: type, count: 1, anchor, source});

/** Compares a value with its schema, which has no references. */
export const compareValue = (node: Schema, value: unknown, at: Place): Finding[] =>
  compareShape(shapeOnce(node), value, at);

function compareShape(shape: Shape, value: unknown, at: Place): Finding[] {
  const {choices, types, nullable} = shape;
  if (value === null && (nullable || choices.length === 0))
    return allowsNull(shape) ? [] : [found('unexpected null', at, [types.join(OR), 'null'])];
  if (choices.length > 0) {
    // The variant that the value fits best. The page has its fields at other anchors.
    const trials = alternativesOf(shape).map((one) => compareShape(one, value, {...at, prefix: undefined}));
    return trials.reduce((best, one) => (countOf(one) < countOf(best) ? one : best));
  }
  const type = jsonType(value);
  const {what = '', source} = unverifiedAt(shape) ?? {};
  const hasType = [type, ...(type === 'integer' ? ['number'] : [])].some((one) => types.includes(one));
  return [
    ...(what === '' ? [] : [found('open statement', at, [what, type], source)]),
    ...(types.length === 0 || hasType
      ? [...compareLimits(shape, value, at), ...compareChildren(shape, value, at)]
      : [found('other type', at, [textOf(shape), type])]),
  ];
}

function compareLimits(shape: Shape, value: unknown, at: Place): Finding[] {
  const {enum: values, const: one, format = '', 'x-known-values': open} = shape;
  const closed = one === undefined ? values : [one];
  const isText = typeof value === 'string';
  const wrong = (kind: Kind, expected: string): Finding[] => [found(kind, at, [expected, jsonType(value)])];
  return [
    ...(closed?.includes(value) === false ? wrong('other value', listed(closed)) : []),
    ...(isText && open?.includes(value) === false ? wrong('new value', listed(open)) : []),
    ...(isText && FORMATS[format]?.test(value) === false ? wrong('other format', format) : []),
  ];
}

function compareChildren(shape: Shape, value: unknown, at: Place): Finding[] {
  const {items} = shape;
  if (items && Array.isArray(value)) return value.flatMap((item) => compareValue(items, item, itemPlace(at)));
  return isObject(value) ? compareFields(shape, value, at) : [];
}

function compareFields(shape: Shape, object: Readonly<Record<string, unknown>>, at: Place): Finding[] {
  const {properties = {}, required = [], additionalProperties: entry = Object.keys(properties).length === 0} = shape;
  const place = (name: string): Place => fieldPlace(at, name, rowsOf(shape).has(name));
  const schemaOf = (name: string): Schema | undefined =>
    Object.hasOwn(properties, name) ? properties[name] : undefined;
  const fields = Object.entries(object).flatMap(([name, value]) => {
    const field = schemaOf(name);
    if (field) return compareValue(field, value, place(name));
    if (isObject(entry)) return compareValue(entry, value, place(KEY));
    return entry === true ? [] : found('unknown field', fieldPlace(at, shownName(name), false), ['', jsonType(value)]);
  });
  const missing = required.filter((name) => !Object.hasOwn(object, name));
  return [
    ...fields,
    ...missing.map((name) => found('missing field', place(name), [typesText(schemaOf(name) ?? {}), 'nothing'])),
  ];
}

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

/** Adds what a value says about its schema, which has no references. */
export function compareValue(node: Schema, value: unknown, at: Place, findings: Finding[]): void {
  compareShape(shapeOnce(node), value, at, findings);
}

function compareShape(shape: Shape, value: unknown, at: Place, findings: Finding[]): void {
  const {choices, types, nullable, items} = shape;
  if (value === null && (nullable || choices.length === 0)) {
    if (!allowsNull(shape)) findings.push(found('unexpected null', at, [types.join(OR), 'null']));
    return;
  }
  if (choices.length > 0) {
    findings.push(...nearest(shape, value, at));
    return;
  }
  const type = jsonType(value);
  const statement = unverifiedAt(shape);
  if (statement) findings.push(found('open statement', at, [statement.what, type], statement.source));
  if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number'))) {
    findings.push(found('other type', at, [textOf(shape), type]));
    return;
  }
  compareLimits(shape, value, at, findings);
  if (isObject(value)) compareFields(shape, value, at, findings);
  else if (items && Array.isArray(value)) {
    const place = itemPlace(at);
    for (const item of value) compareValue(items, item, place, findings);
  }
}

/** What a value says about the variant that it fits best. The page has the fields of variants at other anchors. */
function nearest(shape: Shape, value: unknown, at: Place): readonly Finding[] {
  const trials = alternativesOf(shape).map((one) => {
    const findings: Finding[] = [];
    compareShape(one, value, {...at, prefix: undefined}, findings);
    return findings;
  });
  return trials.reduce((best, one) => (countOf(one) < countOf(best) ? one : best));
}

function compareLimits(shape: Shape, value: unknown, at: Place, findings: Finding[]): void {
  const {enum: values, const: one, format = '', 'x-known-values': open} = shape;
  const closed = one === undefined ? values : [one];
  const add = (kind: Kind, expected: string) => findings.push(found(kind, at, [expected, jsonType(value)]));
  if (closed?.includes(value) === false) add('other value', listed(closed));
  if (typeof value !== 'string') return;
  if (open?.includes(value) === false) add('new value', listed(open));
  if (FORMATS[format]?.test(value) === false) add('other format', format);
}

function compareFields(shape: Shape, object: Readonly<Record<string, unknown>>, at: Place, findings: Finding[]): void {
  const {properties = {}, required = [], additionalProperties: entry = Object.keys(properties).length === 0} = shape;
  const place = (name: string): Place => fieldPlace(at, name, rowsOf(shape).has(name));
  for (const [name, value] of Object.entries(object)) {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field) compareValue(field, value, place(name), findings);
    else if (isObject(entry)) compareValue(entry, value, place(KEY), findings);
    else if (entry !== true)
      findings.push(found('unknown field', fieldPlace(at, shownName(name), false), ['', jsonType(value)]));
  }
  for (const name of required) {
    if (Object.hasOwn(object, name)) continue;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    findings.push(found('missing field', place(name), [typesText(field ?? {}), 'nothing']));
  }
}

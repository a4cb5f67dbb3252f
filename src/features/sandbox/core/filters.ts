import data from '@site/openapi/dist/sandbox.json';
import {type Parameter, type Schema, mainMedia} from '../../../../openapi/model/spec';
import {typesOf} from '../../../../openapi/model/shape';
import {isObject} from '../../../utils/isObject';
import type {Call} from './call';
import {emptyValue, listOf} from './records';
import {selected} from './rules';
import {type Fields, type Store, textOf} from './store';

type Predicate = (record: Fields) => boolean;

function searches(words: unknown): Predicate {
  const wanted = String(words).toLowerCase();
  return (record) => data.fields.searched.some((name) => textOf(record[name]).toLowerCase().includes(wanted));
}

const isNone = (value: unknown): boolean => value === null || value === undefined;

/** The scalars of a field: references count as their ID, and lists as their items. */
const scalars = (value: unknown): unknown[] => [value].flat().map((one) => (isObject(one) ? (one.id ?? one) : one));

/** Checks whether a field has one of some values. */
function isOneOf(wanted: readonly unknown[]): (value: unknown) => boolean {
  const texts = new Set(wanted.map(String));
  const allowsNone = texts.has('_is_null') || texts.has('Null');
  return (value) =>
    (allowsNone && (isNone(value) || (Array.isArray(value) && value.length === 0))) ||
    scalars(value).some((one) => !isNone(one) && texts.has(String(one)));
}

/** Milliseconds since the epoch, with the microseconds as a fraction. NaN if the text isn't a time. */
function instantOf(text: string): number {
  const digits = /\.\d{3}(\d{1,3})/.exec(text)?.[1];
  return Date.parse(text) + Number(`0.${digits ?? '0'}`);
}

/** Compares days as days, times as times, and other values as numbers or texts. */
function compare(value: unknown, bound: unknown): number {
  if (/^\d{4}-\d\d-\d\d$/.test(String(bound))) return String(value).slice(0, 10).localeCompare(String(bound));
  const times = [value, bound].map((one) => (typeof one === 'string' ? instantOf(one) : Number(one)));
  const [one = NaN, other = NaN] = times;
  return Number.isNaN(one - other) ? String(value).localeCompare(String(bound)) : one - other;
}

const BOUNDS: Readonly<Record<string, (value: unknown, bound: unknown) => boolean>> = {
  gt: (value, bound) => !isNone(value) && compare(value, bound) > 0,
  gte: (value, bound) => !isNone(value) && compare(value, bound) >= 0,
  lt: (value, bound) => !isNone(value) && compare(value, bound) < 0,
  lte: (value, bound) => !isNone(value) && compare(value, bound) <= 0,
  _is_null: (value, wanted) => isNone(value) === (String(wanted) === 'true'),
  _is_not_null: (value, wanted) => !isNone(value) === (String(wanted) === 'true'),
};

/** Whether a field is in a range, or a map has all values. Values of custom fields don't depend on the case. */
const isWithin = (value: unknown, wanted: Fields): boolean =>
  Object.entries(wanted).every(([part, bound]) => {
    const holds = Object.hasOwn(BOUNDS, part) ? BOUNDS[part] : undefined;
    if (holds) return holds(value, bound);
    return isObject(value) && textOf(value[part]).toLowerCase() === textOf(bound).toLowerCase();
  });

/** Checks whether a field has the value of a filter, one of its values, or is in its range. */
function matcher(wanted: unknown, operator = ''): (value: unknown) => boolean {
  const start = String(wanted).toLowerCase();
  if (operator === '_starts_with') return (value) => textOf(value).toLowerCase().startsWith(start);
  if (isObject(wanted)) return (value) => isWithin(value, wanted);
  const isOne = isOneOf([wanted].flat());
  return operator === '_not_in' ? (value) => !isOne(value) : isOne;
}

/** Fields that a filter can mean, the most likely first. */
function candidates(name: string): readonly string[] {
  const named = data.filters[name];
  const plain = [name, name.replace(/s$/, ''), name.replace(/_ids?$/, ''), name.replace(/_ids?$/, 's')];
  return [...(Array.isArray(named) ? (named as string[]) : []), ...plain];
}

/** What a path leads to. `cadence.id` is in the record, `owner.active` in the one that it refers to, and `tags=a` is whether one is `a`. */
function valuesAt(store: Store, record: unknown, [name = '', ...rest]: readonly string[]): readonly unknown[] {
  const [field = '', wanted] = name.split('=');
  const value = isObject(record) ? record[field] : undefined;
  if (wanted !== undefined) return [scalars(value).includes(wanted)];
  if (rest.length === 0) return scalars(value);
  return [value]
    .flat()
    .flatMap((one) => valuesAt(store, isObject(one) && one.id !== undefined ? targetOf(store, one) : one, rest));
}

const targetOf = (store: Store, reference: Fields): Fields | undefined =>
  store.get(listOf(reference) ?? '', reference.id);

/** The check of a filter by what is not a field of the record. */
function checkAt(store: Store, path: string, value: unknown, matches: (value: unknown) => boolean): Predicate {
  const isNegated = path.startsWith('!');
  const paths = path.replace('!', '').split('|');
  const read = (record: Fields): readonly unknown[] => paths.flatMap((one) => valuesAt(store, record, one.split('.')));
  if (typeof value !== 'boolean') return (record) => matches(read(record));
  return (record) => (read(record).some(Boolean) !== isNegated) === value;
}

/** The check of one filter. Undefined if records don't have what it needs. */
function predicateOf(schema: Schema, filter: string, value: unknown, {list, store}: Call): Predicate | undefined {
  const {properties = {}} = schema;
  const [, name = filter, operator = ''] = /^(.*?)(?:\[(.*)\])?$/.exec(filter) ?? [];
  if (name === 'search' || name === '_query') return searches(value);
  const matches = matcher(value, operator);
  const own = data.filters[`${list} ${name}`] ?? data.filters[name];
  if (own && 'bound' in own) return (record) => isWithin(record[own.field], {[own.bound]: value});
  if (own && 'where' in own)
    return (record) => {
      const values = selected(store, own, {record}).map((one) => one[own.field]);
      return typeof value === 'boolean' ? values.length > 0 === value : matches(values);
    };
  const path = candidates(name).find((one) => (/\w+/.exec(one)?.[0] ?? '') in properties);
  if (path === undefined) return undefined;
  const property = properties[path];
  if (!property || (typeof value === 'boolean' && !typesOf(property).includes('boolean')))
    return checkAt(store, path, value, matches);
  const empty = emptyValue(property);
  return (record) => matches(record[path] ?? empty);
}

/** The records that all filters select, and the filters that were applied. The others select everything. */
export function filtered(
  records: readonly Fields[],
  filters: Fields,
  call: Call,
): {readonly matching: readonly Fields[]; readonly applied: Fields} {
  const checks = Object.entries(filters).flatMap(([name, value]) => {
    const check = predicateOf(call.success.record ?? {}, name, value, call);
    return check ? [{name, value, check}] : [];
  });
  return {
    matching: records.filter((record) => checks.every(({check}) => check(record))),
    applied: Object.fromEntries(checks.map(({name, value}) => [name, value])),
  };
}

/** A search as the call of a list, with the fields of its body in the query. */
export function searchAsList(call: Call, list: string): Call {
  const {operation, body} = call;
  const {properties = {}} = mainMedia(operation.requestBody?.content)?.[1].schema ?? {};
  const parameters = Object.entries(properties).map(([name, schema]): Parameter => ({name, in: 'query', schema}));
  const query = Object.entries(body).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(value).map(([part, bound]) => [`${name}[${part}]`, textOf(bound)])
      : [value].flat().map((one) => [name, textOf(one)]),
  );
  return {...call, list, operation: {...operation, parameters}, query: new URLSearchParams(query)};
}

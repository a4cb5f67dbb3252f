import {type Parameter, type Schema, mainMedia} from '@site/openapi/model/spec';
import {typesOf} from '@site/openapi/model/shape';
import {isObject} from '@site/src/utils/isObject';
import {type Call, userOf} from './call';
import filterFields from './filterFields.json';
import {emptyValue} from './records';
import {type Fields, idIn, textOf} from './store';

type Predicate = (record: Fields) => boolean;

/** Filters whose field has another name. */
const FIELDS: Readonly<Record<string, readonly string[]>> = filterFields.fields;

/** Filters that compare fields of other records: those whose target is the reference of this record. By list and name. */
const RELATIONS: Readonly<Record<string, (typeof filterFields.relations)['/v2/tasks locale']>> = filterFields.relations;

/** Filters of events that compare a time with another field. */
const TIMES: Readonly<Record<string, (typeof filterFields.times)['start_time']>> = filterFields.times;

/** What filters compare that is neither a field nor in one other record, by list and name. */
const DECIDED: Readonly<Record<string, (record: Fields, call: Call) => unknown>> = {
  '/v2/accounts has_open_opportunity': ({id}, {store}) =>
    store.find('/v2/opportunities', 'account', id, (one) => one.is_closed === false) !== undefined,
  '/v2/cadences people_addable': ({draft, archived_at: archived}) => draft !== true && !archived,
  '/v2/email_templates filter_by_owner': ({template_owner: owner}, call) => idIn(owner) === userOf(call).id,
  '/v2/steps has_due_actions': ({id}, {store}) =>
    store.find('/v2/actions', 'step', id, (one) => one.due === true) !== undefined,
  '/v2/tasks idempotency_key': ({idempotency_key: key}) => key,
};

const count = (record: Fields, name: string): number => Number(isObject(record.counts) ? record.counts[name] : 0) || 0;
const has = (record: Fields, ...names: readonly string[]): boolean =>
  names.some((name) => Boolean(Array.isArray(record[name]) ? record[name].length : record[name]));
const isAllowed = (record: Fields, channel: string): boolean =>
  record.do_not_contact !== true && !scalars(record.contact_restrictions).includes(channel);

/** Filters by what several fields together say, by the field that the record must have. */
const CONDITIONS: Readonly<Record<string, readonly [field: string, holds: (record: Fields) => boolean]>> = {
  bounced: ['success_count', (record) => count(record, 'emails_bounced') > 0],
  can_call: ['contact_restrictions', (record) => isAllowed(record, 'call')],
  can_email: ['contact_restrictions', (record) => isAllowed(record, 'email')],
  can_text: ['contact_restrictions', (record) => isAllowed(record, 'message')],
  has_clicks: ['view_tracking', (record) => count(record, 'clicks') > 0],
  has_replies: ['view_tracking', (record) => count(record, 'replies') > 0],
  has_views: ['view_tracking', (record) => count(record, 'views') > 0],
  new: ['cadences', (record) => !has(record, 'cadences', 'last_contacted_at')],
  one_off: ['view_tracking', (record) => !has(record, 'cadence')],
  phone_number: ['home_phone', (record) => has(record, 'phone', 'mobile_phone', 'home_phone')],
  replied: ['success_count', (record) => count(record, 'emails_replied_to') > 0],
  success: ['success_count', (record) => Number(record.success_count) > 0],
};

const SEARCHED = ['name', 'display_name', 'email', 'email_address', 'title', 'subject', 'person_company_name'];

function searches(words: unknown): Predicate {
  const wanted = String(words).toLowerCase();
  return (record) => SEARCHED.some((name) => textOf(record[name]).toLowerCase().includes(wanted));
}

const isNone = (value: unknown): boolean => value === null || value === undefined;

/** The scalars of a field: references count as their ID, and lists as their items. */
const scalars = (value: unknown): unknown[] => [value].flat().map((one) => (isObject(one) ? one.id : one));

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
export function compare(value: unknown, bound: unknown): number {
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

/** Names of fields that a filter can mean, the most likely first. */
const candidates = (name: string): readonly string[] => [
  ...(FIELDS[name] ?? []),
  name,
  name.replace(/s$/, ''),
  name.replace(/_ids?$/, ''),
  name.replace(/_ids?$/, 's'),
];

/** Reads what a filter compares, if that isn't a field of the record. */
function readerOf(filter: string, call: Call): ((record: Fields) => unknown) | undefined {
  const decide = DECIDED[filter];
  if (decide) return (record) => decide(record, call);
  const relation = RELATIONS[filter];
  if (!relation) return undefined;
  const {reference, list, target, fields} = relation;
  return (record) =>
    scalars(record[reference])
      .flatMap((value) => [...call.store.having(list, target, value)])
      .flatMap((one) => fields.map((field) => one[field]));
}

/** The check of one filter. Undefined if records don't have what it needs. */
function predicateOf(schema: Schema, filter: string, value: unknown, call: Call): Predicate | undefined {
  const {properties = {}} = schema;
  const [, name = filter, operator = ''] = /^(.*?)(?:\[(.*)\])?$/.exec(filter) ?? [];
  if (name === 'search' || name === '_query') return searches(value);
  const time = call.list === '/v2/calendar/events' ? TIMES[name] : undefined;
  if (time) return (record) => isWithin(record[time.field], {[time.bound]: value});
  const matches = matcher(value, operator);
  const read = readerOf(`${call.list} ${name}`, call);
  if (read) return (record) => matches(read(record));
  const [needed = '', holds] = CONDITIONS[name] ?? [];
  if (holds && typeof value === 'boolean' && needed in properties) return (record) => holds(record) === value;
  const field = candidates(name).find((one) => one in properties);
  if (field === undefined) return undefined;
  if (typeof value === 'boolean' && !typesOf(properties[field] ?? {}).includes('boolean'))
    return (record) => has(record, field) === value;
  const empty = emptyValue(properties[field]);
  return (record) => matches(record[field] ?? empty);
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

import data from '@site/openapi/dist/sandbox.json';
import type {Rule, Selection} from '../../../../openapi/model/sandboxRules';
import {mapValues} from '../../../../openapi/model/node';
import {isObject} from '../../../utils/isObject';
import {type Call, type FieldErrors, userOf} from './call';
import {type Fields, type Store, listIn, referenceTo, textOf} from './store';

/** What rules can name, as in `$body.person_id`. */
type Known = Readonly<Record<string, unknown>>;

const PATH = /\$[\w.]+/g;

/** What a path names. */
export const read = (known: Known, path: string): unknown =>
  path
    .slice(1)
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), known);

/** Whether a rule applies: each path of its condition has a value, or none if it follows `!`. */
const applies = ({if: condition = []}: Rule, known: Known): boolean =>
  [condition].flat().every((path) => path.startsWith('!') !== Boolean(read(known, path.replace('!', ''))));

/** The first 100 characters of HTML as text. */
const textIn = (html: unknown): string =>
  textOf(html)
    .replaceAll('</p>', ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .trim()
    .slice(0, 100);

/** A value of a rule. Undefined if nothing that it names has a value. */
function valueOf(store: Store, value: unknown, known: Known): unknown {
  if (typeof value === 'string') {
    const paths = value.match(PATH) ?? [];
    if (paths[0] === value) return read(known, value);
    return value.replaceAll(PATH, (path) => textOf(read(known, path))).trim() || undefined;
  }
  if (!isObject(value)) return value;
  if ('text' in value) return textIn(valueOf(store, value.text, known));
  if (typeof value.next === 'string') return nextOf(store, value, value.next, known);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, valueOf(store, part, known)]));
}

/** A reference to the record after another one, or to the first one. */
function nextOf(store: Store, {where, after}: Fields, list: string, known: Known): Fields | undefined {
  const records = selected(store, {list, where: where as Fields}, known);
  const last = keyOf(valueOf(store, after, known));
  const next = records[records.findIndex(({id}) => keyOf(id) === last) + 1];
  return next && referenceTo(list, next.id);
}

/** How values are compared: a reference as its ID, and false as no value. */
const keyOf = (value: unknown): string => {
  const scalar = isObject(value) ? value.id : value;
  return scalar === false ? '' : textOf(scalar);
};

const wantedOf = (store: Store, {where}: Selection, known: Known): readonly (readonly [string, unknown])[] =>
  Object.entries(where).map(([name, value]) => [name, valueOf(store, value, known)]);

/** The values of the field that a selection is about. None if the request has none. */
const namedIn = ([first]: readonly (readonly [string, unknown])[]): readonly unknown[] =>
  [first?.[1]].flat().filter((value) => keyOf(value) !== '');

/** The records that a rule selects, in the order of the list. Only records with the first value are read. */
export function selected(
  store: Store,
  selection: Selection & {readonly ignoresCase?: boolean},
  known: Known,
): readonly Fields[] {
  const list = textOf(valueOf(store, selection.list, known));
  const wanted = wantedOf(store, selection, known);
  const [[name] = [''], ...others] = wanted;
  return namedIn(wanted)
    .flatMap((value) =>
      [...store.having(list, name, value)].filter(
        (record) => selection.ignoresCase ?? keyOf(record[name]) === keyOf(value),
      ),
    )
    .filter((record) => others.every(([other, value]) => keyOf(record[other]) === keyOf(value)));
}

/** What rules make of the record of a request. */
export interface Outcome {
  readonly record: Fields;
  readonly errors?: FieldErrors;
  /** The record that the request would repeat. */
  readonly existing?: Fields;
}

/** What a rule finds wrong with a request. */
function refusalOf(store: Store, {unique, requires, error}: Rule, known: Known): Partial<Outcome> | undefined {
  const refused = (): Partial<Outcome> => ({errors: mapValues(error ?? {}, (message) => [message]) as FieldErrors});
  const other = unique && selected(store, unique, known).find((one) => keyOf(one) !== keyOf(known.record));
  if (other) return error ? refused() : {existing: other};
  if (!requires) return undefined;
  const {list, or} = requires;
  const isMet =
    selected(store, requires, known).length >= namedIn(wantedOf(store, requires, known)).length ||
    (or && selected(store, {list, where: or}, known).length > 0);
  return isMet ? undefined : refused();
}

/** A record with other fields. `with` and `without` change a list. */
function changed(store: Store, record: Fields, to: Fields, known: Known): Fields {
  const fields = Object.entries(to).map(([name, value]) => {
    if (!isObject(value) || !('with' in value || 'without' in value)) return [name, valueOf(store, value, known)];
    const [added, removed] = [value.with, value.without].map((one) => valueOf(store, one, known));
    const others = listIn(record[name]).filter((one) => keyOf(one) !== keyOf(removed));
    return [name, added === undefined ? others : [...others, added]];
  });
  return {...record, ...(Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Fields)};
}

/** Adds a record to a list. @returns a reference to it */
function add({store, time}: Call, list: string, record: Fields, known: Known): Fields {
  const id = store.nextId(list, (number) => valueOf(store, record.id ?? '$number', {...known, number}) as string);
  const fields = valueOf(store, record, known) as Fields;
  store.put(list, {created_at: time, updated_at: time, ...fields, id});
  return referenceTo(list, id);
}

/** Changes other records as a rule says. @returns a reference to one that it adds */
function run(call: Call, {changes, to = {}, adds, record = {}, removes}: Rule, known: Known): Fields | undefined {
  const {store, time} = call;
  if (changes) {
    const list = textOf(valueOf(store, changes.list, known));
    for (const one of selected(store, changes, known))
      store.put(list, {...changed(store, one, to, known), updated_at: time});
  }
  if (removes) for (const {id} of selected(store, removes, known)) store.remove(removes.list, textOf(id));
  return adds === undefined ? undefined : add(call, adds, record, known);
}

/** Whether a rule changes the record of an operation. A deletion then keeps it. */
export const keepsRecord = (operationId: string): boolean =>
  data.rules[operationId]?.some(({sets}) => sets !== undefined) ?? false;

const without = (fields: Fields, sent: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(sent, name)));

/** What a request makes of a record, before the rules. */
interface Draft {
  readonly record: Fields;
  /** Fields that the request sends. */
  readonly sent?: Fields;
  /** The ID of a new record, which a refused request doesn't use up. */
  readonly newId?: () => unknown;
}

/** What the rules of an operation make of its record. They change other records only if none refuses the request. */
export function applyRules(call: Call, operationId: string, {record: draft, sent = {}, newId}: Draft): Outcome {
  const {store, body, id, list, time, caller} = call;
  const user = referenceTo('/v2/users', userOf(call).id);
  const known: Record<string, unknown> = {body, id, time, user, guid: caller.guid, record: draft};
  const rules = data.rules[operationId] ?? [];
  for (const rule of rules) {
    const refusal = refusalOf(store, rule, known);
    if (refusal) return {record: draft, ...refusal};
    const {requires} = rule;
    if (requires?.as) [known[requires.as]] = selected(store, requires, known);
  }
  let record: Fields = newId ? {...draft, id: newId()} : draft;
  known.record = record;
  known.self = referenceTo(list, record.id);
  for (const rule of rules) {
    if (!applies(rule, known)) continue;
    if (rule.sets) {
      record = changed(store, record, without(rule.sets, sent), known);
      known.record = record;
    }
    const added = run(call, rule, known);
    if (rule.as) known[rule.as] = added;
  }
  return {record};
}

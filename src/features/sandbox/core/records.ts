import data from '@site/openapi/dist/sandbox.json';
import {type PlacedOperation, type Schema, mainMedia} from '../../../../openapi/model/spec';
import {typesOf} from '../../../../openapi/model/shape';
import {isObject} from '../../../utils/isObject';
import {type Fields, type Store, referenceTo, textOf} from './store';

export function successOf({responses = {}}: PlacedOperation) {
  const [code = '200', response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [, media = {}] = mainMedia(response?.content) ?? [];
  const bodies = [media.example, ...Object.values(media.examples ?? {}).map(({value}) => value)].filter(isObject);
  const record = media.schema?.properties?.data;
  return {
    status: Number(code),
    /** Schema of the record, or of each record of a list. Undefined if the response has no data. */
    record: record?.items ?? record,
    isList: record?.items !== undefined,
    example: bodies[0],
    examples: bodies.flatMap((body) => body.data).filter(isObject),
  };
}

export type Success = ReturnType<typeof successOf>;

/** The value of a field that no one has set. */
export function emptyValue(schema: Schema = {}): unknown {
  const types = [schema.type ?? 'null'].flat();
  if (types.includes('null')) return null;
  if (types.includes('object')) return complete(schema, {});
  return {boolean: false, integer: 0, number: 0, array: []}[types[0] ?? ''] ?? '';
}

/** A value with the fields that its schema requires, such as all counters next to the one that was set. */
function withRequired({properties = {}, required = []}: Schema, value: unknown): unknown {
  if (!isObject(value)) return value;
  return {...Object.fromEntries(required.map((name) => [name, emptyValue(properties[name])])), ...value};
}

/** The scope that reads the contents of emails. */
export const CONTENTS = 'email_contents:read';

/** The scope that a field needs. The body of an email needs one too, which the description leaves to be confirmed. */
const scopeOf = ({title}: Schema, name: string, property: Schema): string | undefined =>
  title === 'Email' && name === 'body' ? CONTENTS : property['x-needs-scope'];

/** A record with all fields of its schema, in their order. `isReturned` decides about fields that need a scope of their own. */
export function complete(
  schema: Schema = {},
  record: Fields,
  isReturned: (name: string, scope: string) => boolean = () => false,
): Fields {
  const shown = Object.entries(schema.properties ?? {}).filter(([name, node]) => {
    if (node['x-webhook-only']) return false;
    const scope = scopeOf(schema, name, node);
    return scope === undefined || isReturned(name, scope);
  });
  const fields = shown.map(([name, node]) => [
    name,
    record[name] === undefined ? emptyValue(node) : withRequired(node, record[name]),
  ]);
  return shown.length === 0 ? record : (Object.fromEntries(fields) as Fields);
}

/** The path of the list that a reference leads to: `/v2/people`. Undefined if the API has no operation for it. */
export function listOf(reference: unknown): string | undefined {
  const href = isObject(reference) && typeof reference._href === 'string' ? reference._href : '';
  return /^https:\/\/[^/]+(\/v2\/.+)\/[^/]+$/.exec(href)?.[1];
}

/** The name of the reference that a field of a request sets. Undefined if it sets none. */
function referenceName(field: string, {properties = {}}: Schema): string | undefined {
  const names = [field.replace(/_id$/, ''), data.fields.references[field] ?? field];
  return names.find((name) => name !== field && Object.hasOwn(properties, name));
}

/** Whether a field of a record can have a value of a request. */
function fits(schema: Schema, value: unknown): boolean {
  if (value === null) return true;
  const types = typesOf(schema);
  const type = Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.includes(type) || (type === 'number' && types.includes('integer'));
}

/** The fields that a body sets, and references for its IDs (`account_id` sets `account`), which lead where those of the examples do. */
export function fieldsOf(schema: Schema = {}, body: Fields, examples: readonly Fields[], store: Store) {
  const {properties = {}} = schema;
  const fields: Record<string, unknown> = {};
  /** Fields of the request that refer to a record that doesn't exist. */
  const dangling: string[] = [];
  for (const [field, value] of Object.entries(body)) {
    const name = referenceName(field, schema);
    if (name === undefined) {
      // Records say `open_tracking_enabled` for `open_tracking`.
      const target = Object.hasOwn(properties, field) ? field : `${field}_enabled`;
      const property = Object.hasOwn(properties, target) ? properties[target] : undefined;
      if (field !== 'id' && property && fits(property, value)) fields[target] = value;
      continue;
    }
    const {by = '', ...lists} = data.fields.lists[field] ?? {};
    const list = lists[textOf(body[by])] ?? listOf(examples[0]?.[name]);
    const id = field === 'user_guid' ? userId(store, value) : value;
    if (value !== null && list !== undefined && store.isSeeded(list) && !store.get(list, id)) dangling.push(field);
    fields[name] = referenceOrNull(list, id);
  }
  return {fields, dangling};
}

/** The ID of the user with a GUID. */
export const userId = (store: Store, guid: unknown): unknown => store.find('/v2/users', 'guid', guid)?.id;

function referenceOrNull(list: string | undefined, id: unknown): Fields | null {
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return list === undefined ? {id} : referenceTo(list, id);
}

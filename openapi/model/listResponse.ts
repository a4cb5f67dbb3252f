import {isObject} from '../../src/utils/isObject';
import type {Parameter, SchemaNode} from './spec';
import {typesOf} from './types';

/** Parameters for paging, order and fields aren't filters. */
const NO_FILTER = /^(page|per_page|cursor|limit|sort_by|sort_direction|include_.*|limit_.*)$/;

/** A query value converted to the type in the description. */
function valueOf(schema: SchemaNode | undefined, text: string): unknown {
  const types = typeof schema === 'object' ? typesOf(schema) : [];
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** The name of a parameter without the brackets of a list: `ids` for `ids[]`. */
const bareName = (name: string): string => name.replace(/\[\]$/, '');

/** The value sent for a parameter, from `ids[]=1&ids[]=2`, `ids=1` or `updated_at[gt]=…`. Undefined if absent. */
function sentFor({name, schema = {}}: Parameter, query: URLSearchParams): unknown {
  if (typesOf(schema).includes('object')) {
    const parts = [...query].flatMap(([key, text]) => {
      const part = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : undefined;
      return part === undefined ? [] : [[part, valueOf(schema.properties?.[part], text)] as const];
    });
    return parts.length > 0 ? Object.fromEntries(parts) : undefined;
  }
  const bare = bareName(name);
  const texts = name === bare ? query.getAll(name) : [...query.getAll(bare), ...query.getAll(name)];
  if (texts.length === 0) return undefined;
  const {items} = schema;
  return items ? texts.map((text) => valueOf(items, text)) : valueOf(schema, texts.at(-1) ?? '');
}

type JsonObject = Readonly<Record<string, unknown>>;

/** What a request sends for a parameter by name, else its default. */
type Applied = (name: string) => unknown;

/** Undefined without a page number, because such a list arrives at once. */
function pagingOf(applied: Applied, records: number): JsonObject | undefined {
  const page = applied('page');
  if (typeof page !== 'number') return undefined;
  const size = Number(applied('per_page'));
  return {
    per_page: size,
    current_page: page,
    next_page: null,
    prev_page: page > 1 ? page - 1 : null,
    ...(applied('include_paging_counts') === true && {
      total_pages: page,
      total_count: (page - 1) * size + records,
    }),
  };
}

/** Undefined if the description names no default order. */
function sortingOf(applied: Applied): JsonObject | undefined {
  const field = applied('sort_by');
  if (typeof field !== 'string') return undefined;
  const isAscending = /^asc$/i.test(String(applied('sort_direction')));
  return {sort_by: field, sort_direction: isAscending ? 'ASC NULLS FIRST' : 'DESC NULLS LAST'};
}

/** The records in the order that `metadata.sorting` names. A null comes before other values. */
function ordered(data: unknown, {sort_by: field, sort_direction: direction}: JsonObject): unknown {
  if (!Array.isArray(data) || !data.every(isObject)) return data;
  const keyOf = (record: JsonObject): string | number => {
    const value = record[String(field)];
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  };
  const sign = String(direction).startsWith('ASC') ? 1 : -1;
  return data.toSorted((one, other) => sign * (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))));
}

/**
 * The example of a list as the response to a request: `metadata` has its filters, page and order, and the records are in
 * that order. Unknown parameters are left out. An example without `metadata` is no list, and stays as it is.
 * @param parameters the parameters of the operation, without `$ref`s
 */
export function listResponse(example: unknown, parameters: readonly Parameter[], query: URLSearchParams): unknown {
  if (!isObject(example) || !isObject(example.metadata)) return example;
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const applied: Applied = (name) => {
    const parameter = known.find((one) => one.name === name);
    if (!parameter) return undefined;
    const {schema = {}} = parameter;
    const sent = sentFor(parameter, query);
    // A page or size that is no number isn't applied.
    return typesOf(schema).includes('integer') && typeof sent !== 'number' ? schema.default : (sent ?? schema.default);
  };
  const filters = known
    .filter(({name}) => !NO_FILTER.test(name))
    .map((parameter) => [bareName(parameter.name), sentFor(parameter, query)] as const)
    .filter(([, value]) => value !== undefined);
  const paging = pagingOf(applied, Array.isArray(example.data) ? example.data.length : 0);
  const sorting = sortingOf(applied);
  return {
    ...example,
    ...(sorting && {data: ordered(example.data, sorting)}),
    metadata: {filtering: Object.fromEntries(filters), ...(paging && {paging}), ...(sorting && {sorting})},
  };
}

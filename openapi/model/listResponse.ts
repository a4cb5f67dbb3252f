import {isObject} from '../../src/utils/isObject';
import sortedFields from './sortedFields.json';
import type {Parameter, Schema} from './spec';
import {typesOf} from './shape';

/** Parameters for paging, order and fields aren't filters. */
const NO_FILTER = /^(page|per_page|cursor|limit|sort_by|sort_direction|include_.*|limit_.*)$/;

/** A query value converted to the type in the description. */
function valueOf(schema: Schema = {}, text: string): unknown {
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(typesOf);
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** The name of a parameter without the brackets of a list: `ids` for `ids[]`. */
const bareName = (name: string): string => name.replace(/\[\]$/, '');

/** The value sent for a parameter, from `ids[]=1&ids[]=2`, `ids=1` or `updated_at[gt]=…`. Undefined if absent. */
export function sentFor({name, schema = {}}: Parameter, query: URLSearchParams): unknown {
  const {items, properties, additionalProperties} = schema;
  if (typesOf(schema).includes('object')) {
    const parts = [...query].flatMap(([key, text]) => {
      if (!key.startsWith(`${name}[`) || !key.endsWith(']')) return [];
      const part = key.slice(name.length + 1, -1);
      const known = properties && Object.hasOwn(properties, part) ? properties[part] : undefined;
      // An unknown operator of a range is ignored, as an unknown parameter is.
      if (!known && additionalProperties === false) return [];
      return [[part, valueOf(known, text)] as const];
    });
    return parts.length > 0 ? Object.fromEntries(parts) : undefined;
  }
  const bare = bareName(name);
  const texts = name === bare ? query.getAll(name) : [...query.getAll(bare), ...query.getAll(name)];
  if (texts.length === 0) return undefined;
  return items ? texts.map((text) => valueOf(items, text)) : valueOf(schema, texts.at(-1) ?? '');
}

type JsonObject = Readonly<Record<string, unknown>>;

/** How a request selects the records of a list. */
export interface ListQuery {
  /** The filters that the description knows, by name without the brackets of a list. */
  readonly filtering: JsonObject;
  /** Undefined without a page number, because such a list arrives at once. */
  readonly page: number | undefined;
  readonly size: number;
  readonly isCounted: boolean;
  /** Undefined if neither the request nor the description names an order that the records allow. */
  readonly sorting: {readonly sort_by: string; readonly sort_direction: string} | undefined;
}

/** Fields that `sort_by` calls by another name, with the part that counts. */
const SORTED: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(sortedFields));

/** Reads the query of a request, without what is unknown. @param parameters without `$ref`s @param fields of the records */
export function readListQuery(parameters: readonly Parameter[], query: URLSearchParams, fields?: object): ListQuery {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const applied = (name: string): unknown => {
    const parameter = known.find((one) => one.name === name);
    if (!parameter) return undefined;
    const {schema = {}} = parameter;
    const sent = sentFor(parameter, query);
    // A page or size that isn't a number is ignored, and one out of range is corrected.
    if (!typesOf(schema).includes('integer')) return sent ?? schema.default;
    const {minimum = -Infinity, maximum = Infinity} = schema;
    return typeof sent === 'number' ? Math.min(Math.max(sent, minimum), maximum) : schema.default;
  };
  const filters = known
    .filter(({name}) => !NO_FILTER.test(name))
    .map((parameter) => [bareName(parameter.name), sentFor(parameter, query)] as const)
    .filter(([, value]) => value !== undefined);
  const page = applied('page');
  const field = applied('sort_by');
  const names = [String(field), ...(SORTED.get(String(field)) ?? [])];
  const isSortable = !fields || names.some((name) => Object.hasOwn(fields, name));
  const isAscending = /^asc$/i.test(String(applied('sort_direction')));
  return {
    filtering: Object.fromEntries(filters),
    page: typeof page === 'number' ? page : undefined,
    size: Number(applied('per_page')),
    isCounted: applied('include_paging_counts') === true,
    sorting:
      typeof field === 'string' && isSortable
        ? {sort_by: field, sort_direction: isAscending ? 'ASC NULLS FIRST' : 'DESC NULLS LAST'}
        : undefined,
  };
}

/** `metadata` of a list. @param total how many records match on all pages */
export function listMetadata({filtering, page, size, isCounted, sorting}: ListQuery, total: number): JsonObject {
  const paging = page !== undefined && {
    per_page: size,
    current_page: page,
    next_page: page * size < total ? page + 1 : null,
    prev_page: page > 1 ? page - 1 : null,
    ...(isCounted && {total_pages: Math.ceil(total / size), total_count: total}),
  };
  return {filtering, ...(paging && {paging}), ...(sorting && {sorting})};
}

/** Records in the order that a request asks for, references by their ID. A null comes before other values. */
export function inOrder<T extends JsonObject>(records: readonly T[], {sorting}: ListQuery): readonly T[] {
  if (!sorting) return records;
  const [other = '', part = 'id'] = SORTED.get(sorting.sort_by) ?? [];
  const keyOf = (record: T): string | number => {
    const field = record[sorting.sort_by] ?? record[other];
    const value = isObject(field) ? field[part] : field;
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  };
  const sign = sorting.sort_direction.startsWith('ASC') ? 1 : -1;
  return records.toSorted((one, other) => sign * (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))));
}

/**
 * The example of a list as the response to a request: `metadata` has its filters, page and order, and the records are in
 * that order. An example without `metadata` isn't a list, and stays unchanged.
 * @param parameters the parameters of the operation, without `$ref`s
 */
export function listResponse(example: unknown, parameters: readonly Parameter[], query: URLSearchParams): unknown {
  if (!isObject(example) || !isObject(example.metadata)) return example;
  const list = readListQuery(parameters, query);
  const {data} = example;
  const isList = Array.isArray(data) && data.every(isObject);
  // The example is the last page, whichever it is.
  const earlier = ((list.page ?? 1) - 1) * list.size;
  return {
    ...example,
    ...(isList && {data: inOrder(data, list)}),
    metadata: listMetadata(list, earlier + (Array.isArray(data) ? data.length : 0)),
  };
}

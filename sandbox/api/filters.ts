import {isObject} from '../../src/utils/isObject';

/** The type of a value in a query. */
export interface ParameterSchema {
  readonly types: readonly string[];
  readonly items?: ParameterSchema;
  readonly properties: Readonly<Record<string, ParameterSchema>>;
}

export interface QueryParameter {
  readonly name: string;
  readonly schema: ParameterSchema;
}

/** Parameters for paging, order and fields aren't filters. */
const NO_FILTER = /^(page|per_page|cursor|limit|sort_by|sort_direction|include_.*|limit_.*)$/;

/** A query value converted to the type in the description. */
function valueOf({types}: ParameterSchema, text: string): unknown {
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** The name of a parameter without the brackets of a list: `ids` for `ids[]`. */
export const bareName = (name: string): string => name.replace(/\[\]$/, '');

/**
 * A path and query for the mock. The API accepts a list's name with and without brackets. Prism validates neither:
 * it looks for the percent-encoded name (`ids%5B%5D`) after it has decoded the query, so lists are encoded twice.
 */
export function mockTarget(url: URL, parameters: readonly QueryParameter[]): string {
  const lists = new Set(parameters.filter(({schema}) => schema.items).map(({name}) => name));
  const mockName = (name: string): string => {
    const list = [name, `${name}[]`].find((known) => lists.has(known));
    return list === undefined ? name : encodeURIComponent(list);
  };
  const query = [...url.searchParams].map(([name, value]) => [mockName(name), value]);
  return query.length > 0 ? `${url.pathname}?${String(new URLSearchParams(query))}` : url.pathname;
}

/** The value sent for a parameter, from `ids[]=1&ids[]=2`, `ids=1` or `updated_at[gt]=…`. Undefined if absent. */
function sentFor({name, schema}: QueryParameter, query: URLSearchParams): unknown {
  if (schema.types.includes('object')) {
    const parts = [...query].flatMap(([key, text]) => {
      const part = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : undefined;
      const known = part === undefined ? undefined : schema.properties[part];
      return part === undefined ? [] : [[part, known ? valueOf(known, text) : text] as const];
    });
    return parts.length > 0 ? Object.fromEntries(parts) : undefined;
  }
  const bare = bareName(name);
  const texts = name === bare ? query.getAll(name) : [...query.getAll(bare), ...query.getAll(name)];
  if (texts.length === 0) return undefined;
  const {items} = schema;
  return items ? texts.map((text) => valueOf(items, text)) : valueOf(schema, texts.at(-1) ?? '');
}

/** The filters of a request as `metadata.filtering` shows them. Unknown parameters are left out. */
export const filtersOf = (
  parameters: readonly QueryParameter[],
  query: URLSearchParams,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    parameters
      .filter(({name}) => !NO_FILTER.test(name))
      .map((parameter) => [bareName(parameter.name), sentFor(parameter, query)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** A list response with the filters of its request. Bodies without `metadata.filtering` stay unchanged. */
export function withFilters(body: unknown, parameters: readonly QueryParameter[], query: URLSearchParams): unknown {
  if (!isObject(body) || !isObject(body.metadata) || !isObject(body.metadata.filtering)) return body;
  return {...body, metadata: {...body.metadata, filtering: filtersOf(parameters, query)}};
}

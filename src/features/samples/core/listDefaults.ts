import type {Parameter, PlacedOperation} from '@site/openapi/model/spec';

/** The time in samples of lists, which request records that changed since then: all of the sample data. */
const SINCE = '2026-08-31T00:00:00Z';
const LARGEST_PAGE = 100;

/** Values by parameter name. */
export type Defaults = ReadonlyMap<string, unknown>;

/** Some lists accept the lowercase value only. */
const isAscending = (value: unknown): boolean => /^asc$/i.test(String(value));

/**
 * Optional parameters in the sample of a list: records that changed since a time, in order of the change. Most programs
 * read this API in this way.
 */
export function listDefaults({method, parameters = []}: PlacedOperation): Defaults {
  const find = (wanted: string): Parameter['schema'] =>
    parameters.find(({name, in: location}) => location === 'query' && name === wanted)?.schema;
  const {maximum = LARGEST_PAGE} = find('per_page') ?? {};
  const isSynced =
    find('updated_at')?.properties?.gt !== undefined && (find('sort_by')?.enum ?? []).includes('updated_at');
  if (method !== 'get' || !isSynced || !find('per_page')) return new Map();
  const direction = find('sort_direction');
  return new Map<string, unknown>([
    ['updated_at', {gt: SINCE}],
    ['sort_by', 'updated_at'],
    // The default is descending, and a cursor must see the oldest change first.
    ...(direction ? [['sort_direction', direction.enum?.find(isAscending) ?? 'ASC'] as const] : []),
    ['per_page', Math.min(LARGEST_PAGE, maximum)],
  ]);
}

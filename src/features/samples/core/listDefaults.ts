import type {Parameter, PlacedOperation} from '@site/openapi/model/spec';

/** The moment in samples of lists that ask for changed records. */
const SINCE = '2026-09-01T00:00:00Z';
const LARGEST_PAGE = 100;

type Found = (name: string) => Parameter['schema'];

/** Values by the name of the parameter. */
export type Defaults = ReadonlyMap<string, unknown>;

const NONE: Defaults = new Map();

const hasBound = (schema: Parameter['schema'], bound: string): boolean =>
  schema?.properties !== undefined && Object.hasOwn(schema.properties, bound);

/**
 * What the sample of a list sends although nothing of it is required: the records that changed since a moment, in the
 * order in which they changed. That is how most programs read this API.
 */
export function listDefaults({method, parameters = []}: PlacedOperation): Defaults {
  const find: Found = (wanted) => parameters.find(({name, in: place}) => place === 'query' && name === wanted)?.schema;
  const {maximum = LARGEST_PAGE} = find('per_page') ?? {};
  const isSynced = hasBound(find('updated_at'), 'gt') && (find('sort_by')?.enum ?? []).includes('updated_at');
  if (method !== 'get' || !isSynced || !find('per_page')) return NONE;
  return new Map<string, unknown>([
    ['updated_at', {gt: SINCE}],
    ['sort_by', 'updated_at'],
    ['per_page', Math.min(LARGEST_PAGE, maximum)],
  ]);
}

import type {RankedRecord} from './ranking';
import {FIELD_TYPE} from './record';
import type {SearchRequest} from './response';

/** Whether a record has a value in each list of a filter. Fields are records of the level below their heading. */
export function passes(
  {record: [, type], page, hasFields}: RankedRecord,
  filters: SearchRequest['facetFilters'],
): boolean {
  const own = [`version:${page.version}`, `type:${hasFields ? FIELD_TYPE : type}`];
  return (filters ?? []).every((values) => values.some((value) => own.includes(value)));
}

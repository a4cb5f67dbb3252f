import type {Release} from '../../openapi/tools/changes/history';
import type {ApiVersion} from '../../src/config/apiVersions';
import {CHANGELOG} from '../reference-pages/changelogPage';
import {tagSlug} from '../reference-pages/overviewPages';
import {type Spec, operationsOf} from '../../openapi/model/spec';

/** The newest of some days. */
const newest = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b), '');

/**
 * The day on which each page of a version last changed for callers: generated files have no history, their descriptions'
 * snapshots have. Empty for a version without snapshots.
 */
export function referenceDays(
  {baseUrl}: ApiVersion,
  spec: Spec,
  history: readonly Release[],
): ReadonlyMap<string, string> {
  const first = history.at(-1)?.day;
  const last = history[0]?.day;
  if (first === undefined || last === undefined) return new Map();
  const dayOf = (operationId: string): string =>
    history.find(({subjects = []}) => subjects.some((subject) => subject.operationId === operationId))?.day ?? first;
  const operations = operationsOf(spec);
  return new Map([
    [baseUrl, last],
    [`${baseUrl}${CHANGELOG}/`, last],
    ...spec.tags.map(({name}): [string, string] => {
      const own = operations.filter(({tags}) => tags?.includes(name));
      return [`${baseUrl}${tagSlug(name)}/`, newest([first, ...own.map(({operationId}) => dayOf(operationId))])];
    }),
    ...operations.map(({operationId}): [string, string] => [`${baseUrl}${operationId}/`, dayOf(operationId)]),
  ]);
}

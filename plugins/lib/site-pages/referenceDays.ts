import type {Release} from '../../../openapi/model/changes';
import type {ReferencePage} from '../../../openapi/pages/page';

/** The latest date. */
const newest = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b), '');

/**
 * Dates of the last change of a version's pages, from its snapshots, because generated files have no history. Empty without
 * snapshots.
 */
export function referenceDays(
  pages: readonly ReferencePage[],
  history: readonly Release[],
): ReadonlyMap<string, string> {
  const first = history.at(-1)?.day;
  const last = history[0]?.day;
  if (first === undefined || last === undefined) return new Map();
  const dayOf = (operationId: string): string =>
    history.find(({subjects = []}) => subjects.some((subject) => subject.operationId === operationId))?.day ?? first;
  return new Map(
    pages.map((page) => {
      if (page.kind === 'operation') return [page.url, dayOf(page.id)];
      if (page.kind !== 'resource') return [page.url, last];
      const own = pages.filter((other) => other.kind === 'operation' && other.resource === page.title);
      return [page.url, newest([first, ...own.map(({id}) => dayOf(id))])];
    }),
  );
}

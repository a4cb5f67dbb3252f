import {boundedNumber} from '../../../utils/boundedNumber';

/** What the picker knows about an operation. */
export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly resource: string;
  readonly scopes: readonly string[];
  /** Points of a call that isn't for a deep page. */
  readonly cost: number;
  /** Webhook events that deliver the record that the operation returns. */
  readonly events: readonly string[];
}

/** The operations that a visitor ticked. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  /** How often each is called in a minute, as entered. */
  readonly perMinute: string;
}

export const PER_MINUTE = {least: 1, most: 600, usual: 1};

/** The scopes and events of a choice in alphabetical order, each once, and the points of its calls. */
export function needsOf(
  operations: readonly OperationFacts[],
  {ids, perMinute}: Choice,
): {readonly scopes: readonly string[]; readonly events: readonly string[]; readonly pointsPerMinute: number} {
  const chosen = operations.filter(({id}) => ids.has(id));
  const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));
  return {
    scopes: unique(chosen.flatMap(({scopes}) => scopes)),
    events: unique(chosen.flatMap(({events}) => events)),
    pointsPerMinute: boundedNumber(perMinute, PER_MINUTE).value * chosen.reduce((sum, {cost}) => sum + cost, 0),
  };
}

/** The choice of a link, with the names that aren't operations. */
export function choiceIn(search: string, operations: readonly OperationFacts[]): Choice & {readonly unknown: number} {
  const query = new URLSearchParams(search);
  const linked = new Set((query.get('operations') ?? '').split(',').filter(Boolean));
  const ids = new Set(operations.map(({id}) => id).filter((id) => linked.has(id)));
  return {ids, perMinute: (query.get('per_minute') ?? '1').slice(0, 10), unknown: linked.size - ids.size};
}

/** The query of a link to a choice. IDs need no encoding, and commas stay readable. */
export const queryOf = ({ids, perMinute}: Choice): string =>
  `operations=${[...ids].join(',')}&per_minute=${String(boundedNumber(perMinute, PER_MINUTE).value)}`;

/** The operations whose request or name contains all words of a filter, those of a resource that it names first. */
export function matching(operations: readonly OperationFacts[], filter: string): readonly OperationFacts[] {
  const words = filter.toLowerCase().split(/\s+/);
  const isOfNamed = ({resource}: OperationFacts): boolean =>
    words.some((word) => resource.toLowerCase().startsWith(word));
  return operations
    .filter(({method, path, summary}) =>
      words.every((word) => `${method} ${path} ${summary}`.toLowerCase().includes(word)),
    )
    .sort((one, other) => +isOfNamed(other) - +isOfNamed(one));
}

/** The operations on some pages of a reference. */
export const idsOfPages = (
  pages: readonly string[],
  baseUrl: string,
  operations: readonly OperationFacts[],
): readonly string[] => operations.map(({id}) => id).filter((id) => pages.includes(`${baseUrl}${id}/`));

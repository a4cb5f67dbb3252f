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

type Operations = readonly OperationFacts[];

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));

/** The scopes and events of operations in alphabetical order, each once, and the points of one call of each. */
export const needsOf = (chosen: Operations) => ({
  scopes: sorted(chosen.flatMap(({scopes}) => scopes)),
  events: sorted(chosen.flatMap(({events}) => events)),
  points: chosen.reduce((sum, {cost}) => sum + cost, 0),
});

/** The operations of a link, which can contain anything. */
export function idsIn(search: string, operations: Operations): ReadonlySet<string> {
  const linked = new URLSearchParams(search).get('operations')?.split(',') ?? [];
  return new Set(operations.map(({id}) => id).filter((id) => linked.includes(id)));
}

/** The operations whose request or name contains all words of a filter, those of a resource that it names first. */
export function matching(operations: Operations, filter: string): Operations {
  const words = filter.toLowerCase().split(/\s+/);
  const isOfNamed = ({resource}: OperationFacts): boolean =>
    words.some((word) => resource.toLowerCase().startsWith(word));
  return operations
    .filter(({method, path, summary}) =>
      words.every((word) => `${method} ${path} ${summary}`.toLowerCase().includes(word)),
    )
    .sort((one, other) => +isOfNamed(other) - +isOfNamed(one));
}

/** What the picker knows of an operation. */
export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scopes: readonly string[];
  /** Points of a call that isn't for a deep page. */
  readonly cost: number;
  /** Webhook events that deliver the record that the operation returns. */
  readonly events: readonly string[];
}

/** The operations that a visitor ticked. */
export interface Choice {
  readonly ids: ReadonlySet<string>;
  /** How often each is called in a minute. */
  readonly perMinute: string;
}

/** What the operations of a choice need. */
export interface Needs {
  readonly scopes: readonly string[];
  readonly pointsPerMinute: number;
  readonly events: readonly string[];
}

const MOST_PER_MINUTE = 600;

/** Calls per minute: 1 for a text that isn't a number, and at most 600. */
export function perMinuteOf(text: string): {readonly value: number; readonly isReplaced: boolean} {
  if (!/^\d+$/.test(text.trim())) return {value: 1, isReplaced: true};
  const value = Math.min(Math.max(Number(text), 1), MOST_PER_MINUTE);
  return {value, isReplaced: value !== Number(text)};
}

/** The scopes and events in the order of the alphabet, each once. */
export function needsOf(operations: readonly OperationFacts[], {ids, perMinute}: Choice): Needs {
  const chosen = operations.filter(({id}) => ids.has(id));
  const all = (of: (operation: OperationFacts) => readonly string[]): readonly string[] =>
    [...new Set(chosen.flatMap(of))].sort((a, b) => (a < b ? -1 : 1));
  return {
    scopes: all(({scopes}) => scopes),
    pointsPerMinute: perMinuteOf(perMinute).value * chosen.reduce((sum, {cost}) => sum + cost, 0),
    events: all(({events}) => events),
  };
}

/** The choice of a link, and how many of its operations don't exist. */
export function choiceIn(
  search: string,
  operations: readonly OperationFacts[],
): {readonly choice: Choice; readonly unknown: number} {
  const query = new URLSearchParams(search);
  const ids = new Set((query.get('operations') ?? '').split(',').filter(Boolean));
  const known = new Set(operations.map(({id}) => id).filter((id) => ids.has(id)));
  return {
    choice: {ids: known, perMinute: (query.get('per_minute') ?? '1').slice(0, 10)},
    unknown: ids.size - known.size,
  };
}

/** The query of a link to a choice. Commas stay readable, and IDs need no encoding. */
export const queryOf = ({ids, perMinute}: Choice): string =>
  `operations=${[...ids].join(',')}&per_minute=${String(perMinuteOf(perMinute).value)}`;

/** The operations whose request contains all words of a filter. */
export function matching(operations: readonly OperationFacts[], filter: string): readonly OperationFacts[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({id, method, path, summary}) => {
    const text = `${id} ${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The IDs of operations in calls of API Logs, which have the page of their operation. */
export const idsOfPages = (
  pages: readonly string[],
  baseUrl: string,
  operations: readonly OperationFacts[],
): readonly string[] => {
  const seen = new Set(pages);
  return operations.map(({id}) => id).filter((id) => seen.has(`${baseUrl}${id}/`));
};

import type {EventName, ValuesOf} from '@site/src/features/events';

type Tell = <Name extends EventName>(name: Name, values: ValuesOf<Name>) => void;

/** What a visitor made of the searches of one opened modal. */
export interface SearchTale {
  /** A search was answered. @param addresses of its hits, best first */
  readonly answered: (query: string, addresses: readonly string[]) => void;
  readonly chose: (address: string) => void;
  readonly closed: () => void;
}

/** Whether one query is the other, typed on or partly deleted. */
const isSameThought = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * Tells of hits that are chosen, and of queries without a result: once for each thought, not for each key, and not when
 * the visitor finds the typing error at once.
 */
export function createSearchTale(tell: Tell): SearchTale {
  let last: {readonly query: string; readonly addresses: readonly string[]} = {query: '', addresses: []};
  let missed = '';
  const tellMissed = (): void => {
    if (missed !== '') tell('search_without_result', {query: missed});
    missed = '';
  };
  return {
    answered(typed, addresses) {
      const query = typed.trim();
      last = {query, addresses};
      if (!isSameThought(missed, query)) tellMissed();
      if (addresses.length > 0) missed = '';
      else if (query.length > missed.length) missed = query;
    },
    chose(address) {
      // 0 for what was chosen from the lists of recent and favourite searches.
      tell('search_hit_chosen', {query: last.query, path: address, position: last.addresses.indexOf(address) + 1});
    },
    closed: tellMissed,
  };
}

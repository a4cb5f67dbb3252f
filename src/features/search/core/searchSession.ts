import type {EventName, ValuesOf} from '@site/src/features/events/core/trackingPlan';
import {knownWords} from './knownWords';

type Publish = <Name extends EventName>(name: Name, values: ValuesOf<Name>) => void;

/** What the session needs of a hit: its URL, and what the engine marked in it. */
interface TrackedHit {
  readonly url: string;
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
}

/** What a visitor made of the searches of one opened modal. */
export interface SearchSession {
  /** A search has its results. @param hits best first */
  readonly found: (query: string, hits: readonly TrackedHit[]) => void;
  readonly chose: (address: string) => void;
  readonly closed: () => void;
}

/** Whether one query is the other, typed on or partly deleted. */
const isSameQuery = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const countWords = (query: string): number => query.split(/\s+/).length;

/**
 * Publishes chosen hits, and queries without a result: once for each query, not for each key, and not when the
 * visitor fixes a typing error at once. Of a query it publishes only words that the results have; of one without a result,
 * which may be a pasted secret or a person's name, only how many words it had.
 */
export function createSearchSession(publish: Publish): SearchSession {
  let last: {readonly query: string; readonly hits: readonly TrackedHit[]} = {query: '', hits: []};
  let missed = '';
  const publishMissed = (): void => {
    if (missed !== '') publish('search_without_result', {words: countWords(missed)});
    missed = '';
  };
  return {
    found(typed, hits) {
      const query = typed.trim();
      last = {query, hits};
      if (!isSameQuery(missed, query)) publishMissed();
      if (hits.length > 0) missed = '';
      else if (query.length > missed.length) missed = query;
    },
    chose(address) {
      // 0 for what was chosen from the lists of recent and favorite searches.
      const position = last.hits.findIndex(({url}) => url === address) + 1;
      publish('search_hit_chosen', {query: knownWords(last.query, last.hits), path: address, position});
    },
    closed: publishMissed,
  };
}

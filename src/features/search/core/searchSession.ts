import type {EventName, ValuesOf} from '../../events/core/trackingPlan';
import {stem} from './stem';
import {fold} from './tokenize';

type Publish = <Name extends EventName>(name: Name, values: ValuesOf<Name>) => void;

interface TrackedHit {
  readonly url: string;
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
}

const MARKED = /<mark>([^<]*)<\/mark>/g;

function markedIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(MARKED)].flatMap(([, text = '']) => fold(text).split(/[^\p{L}\p{N}_]+/u));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markedIn) : [];
}

/** Words that are in the documentation, or begin one. Others may be personal or secret, and are not sent. */
function knownWords(query: string, hits: readonly TrackedHit[]): string {
  const marked = [...new Set(hits.flatMap((hit) => markedIn([hit._highlightResult, hit._snippetResult])))];
  const isKnown = (typed: string): boolean => {
    const word = fold(typed);
    return marked.some((text) => text.startsWith(word) || stem(text) === stem(word));
  };
  return query
    .split(/\s+/)
    .filter((word) => word !== '' && isKnown(word))
    .join(' ');
}

const isSameQuery = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const countWords = (query: string): number => query.split(/\s+/).length;

/** Publishes a missed query once, not per key, and only its number of words: it may be a secret or a name. */
export function createSearchSession(publish: Publish) {
  let last: {readonly query: string; readonly hits: readonly TrackedHit[]} = {query: '', hits: []};
  let missed = '';
  const publishMissed = (): void => {
    if (missed !== '') publish('search_without_result', {words: countWords(missed)});
    missed = '';
  };
  return {
    /** A search has its results. @param hits best first */
    found(typed: string, hits: readonly TrackedHit[]): void {
      const query = typed.trim();
      last = {query, hits};
      if (!isSameQuery(missed, query)) publishMissed();
      if (hits.length > 0) missed = '';
      else if (query.length > missed.length) missed = query;
    },
    chose(address: string): void {
      // 0 for recent and favorite searches.
      const position = last.hits.findIndex(({url}) => url === address) + 1;
      publish('search_hit_chosen', {query: knownWords(last.query, last.hits), path: address, position});
    },
    closed: publishMissed,
  };
}

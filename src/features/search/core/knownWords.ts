import {fold, stem} from './words';

const MARKED = /<mark>([^<]*)<\/mark>/g;

/** All marked words in hits. */
function markedIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(MARKED)].flatMap(([, text = '']) => fold(text).split(/[^\p{L}\p{N}_]+/u));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markedIn) : [];
}

interface MarkedHit {
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
}

/**
 * The words of a query that are in the documentation, in order: complete, or the beginning of a word. Other words may be
 * personal or secret, and are not sent.
 */
export function knownWords(query: string, hits: readonly MarkedHit[]): string {
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

/** Number of remembered entries. Back rarely goes further. */
const LIMIT = 50;

/** Scroll positions in CSS pixels by entry of the browser's history, the latest last. */
export type Positions = ReadonlyMap<string, number>;

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Reads stored positions. Damaged ones count as none. */
export function parsePositions(stored: string | null): Positions {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

export const formatPositions = (positions: Positions): string => JSON.stringify([...positions].slice(-LIMIT));

/** What the router knows of an entry of the history. */
export interface EntryLocation {
  readonly key?: string | undefined;
  readonly pathname: string;
  readonly hash: string;
}

/**
 * The entry of the history for a location of the router. The first page of a tab has no key, and its path identifies it.
 * A link within the page that the router doesn't know has none either; undefined, because its hash is its position.
 */
export const entryOf = ({key, pathname, hash}: EntryLocation): string | undefined =>
  key ?? (hash === '' ? pathname : undefined);

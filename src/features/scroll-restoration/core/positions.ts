/** Number of remembered entries. Back rarely goes further. */
const LIMIT = 50;

/** Scroll positions in CSS pixels by key of the history's entry, the latest last. */
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

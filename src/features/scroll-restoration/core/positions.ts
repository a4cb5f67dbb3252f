import {isObject} from '../../../utils/isObject';
import {parsedJson} from '../../../utils/parsedJson';

export const POSITIONS_ITEM = 'devdocs.scroll';

/** Number of remembered entries. Back rarely goes further. */
const LIMIT = 50;

/** Scroll positions in CSS pixels by key of the history's entry, the latest last. */
export type Positions = ReadonlyMap<string, number>;

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** Reads stored positions. Undefined for another shape. */
export function parsePositions(text: string): Positions | undefined {
  const list = parsedJson(text);
  return Array.isArray(list) && list.every(isPosition) ? new Map(list) : undefined;
}

export const formatPositions = (positions: Positions): string => JSON.stringify([...positions].slice(-LIMIT));

/** The router's key in the state of an entry of the history, if it has one. */
export const keyIn = (state: unknown): string | undefined =>
  isObject(state) && typeof state.key === 'string' ? state.key : undefined;

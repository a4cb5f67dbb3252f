import {isObject} from '../../../utils/isObject';

/** Name of the stored positions in session storage. */
export const POSITIONS_ITEM = 'devdocs.scroll';

/** The router's key in the state of an entry of the history, if it has one. */
export const keyIn = (state: unknown): string | undefined =>
  isObject(state) && typeof state.key === 'string' ? state.key : undefined;

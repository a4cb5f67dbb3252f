import {onEndElsewhere, signalEnd} from './secretEnd';
import {endVisit} from './visit';
import {readVisitorItem} from './visitorItems';

/** Name of the visitor's item with the API key that the visitor typed. */
export const KEY_ITEM = 'key';

const storedKey = (): string | null => readVisitorItem(KEY_ITEM);

/** Ends the visit of the key's owner, also in duplicates of this tab. */
export function clearKey(): void {
  const key = storedKey();
  endVisit('keyCleared');
  if (key !== null) signalEnd(key);
}

/** Ends the visit when another tab clears the key that this tab has. */
export const followClearedKey = (): void => onEndElsewhere(storedKey, () => endVisit('keyCleared'));

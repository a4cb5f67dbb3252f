import {onSignal, signal} from '../storage';
import {fingerprint} from './fingerprint';
import {endVisit} from './visit';
import {readVisitorItem} from './visitorItems';

/** Name of the visitor's item with the API key that the visitor typed. */
export const KEY_ITEM = 'key';

/** The signal to other tabs, with the fingerprint of the key. */
const CLEARED = 'devdocs.key-cleared';

/** Ends the visit of the key's owner, also in duplicates of this tab, which have copies of the key. */
export function clearKey(): void {
  const key = readVisitorItem(KEY_ITEM);
  endVisit('keyCleared');
  if (key !== null) signal(CLEARED, fingerprint(key));
}

/** Ends the visit when another tab clears the key that this tab has. */
export function followClearedKey(): void {
  onSignal(CLEARED, (cleared) => {
    if (cleared === fingerprint(readVisitorItem(KEY_ITEM) ?? '')) endVisit('keyCleared');
  });
}

import {local, removeItems, writeItems} from '../storage';
import {fingerprint} from './fingerprint';
import {endVisit} from './visit';
import {readVisitorItem} from './visitorItems';

/** Name of the visitor's item with the API key that the visitor typed. */
export const KEY_ITEM = 'key';

/** Written and removed at once: the other tabs get the event, and nothing stays. */
const CLEARED = 'devdocs.key-cleared';

/** Ends the visit of the key's owner, also in duplicates of this tab, which have copies of the key. */
export function clearKey(): void {
  const key = readVisitorItem(KEY_ITEM);
  endVisit('keyCleared');
  if (key === null) return;
  writeItems(local, {[CLEARED]: fingerprint(key)});
  removeItems(local, [CLEARED]);
}

/** Ends the visit when another tab clears the key that this tab has. */
export function followClearedKey(): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === CLEARED && newValue === fingerprint(readVisitorItem(KEY_ITEM) ?? '')) endVisit('keyCleared');
  });
}

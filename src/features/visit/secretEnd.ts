import {onSignal, signal} from '../storage';
import {endVisit} from './visit';
import {readVisitorItem} from './visitorItems';

/** Name of the visitor's item with the API key that the visitor typed. */
export const KEY_ITEM = 'key';

/** The signal to other tabs that a key or login has ended, with its fingerprint. */
const ENDED = 'devdocs.secret-ended';

/** A number that differs between keys and does not reveal them: FNV-1a with 32 bits. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Says that a key or token is no longer used, because duplicates of this tab have copies of it. */
export const signalEnd = (secret: string): void => signal(ENDED, fingerprint(secret));

/** Calls back when another tab ends the key or token that this tab has. */
export function onEndElsewhere(secretHere: () => string | null, ended: () => void): void {
  onSignal(ENDED, (print) => {
    const secret = secretHere();
    if (secret !== null && print === fingerprint(secret)) ended();
  });
}

const storedKey = (): string | null => readVisitorItem(KEY_ITEM);

/** Ends the visit of the key's owner, also in duplicates of this tab. */
export function clearKey(): void {
  const key = storedKey();
  endVisit('keyCleared');
  if (key !== null) signalEnd(key);
}

/** Ends the visit when another tab clears the key that this tab has. */
export const followClearedKey = (): void => onEndElsewhere(storedKey, () => endVisit('keyCleared'));

import {local, readItem, writeItems} from '../storage';
import {endVisit} from './visit';
import {readVisitorItem, writeVisitorItem} from './visitorItems';

/** Name of the visitor's item with the API key that the visitor typed. */
export const KEY_ITEM = 'key';

/** Local storage has the fingerprints of the last keys and tokens that ended, for duplicates of this tab. */
const ENDED = 'devdocs.secrets-ended';
/** A tab that shows another site hears nothing until it returns. More than this many ends in between are unlikely. */
const REMEMBERED = 10;

/** A number that differs between keys and does not reveal them: FNV-1a with 32 bits. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

const endedPrints = (): string[] => readItem(local, ENDED)?.split(' ') ?? [];

function rememberEnds(prints: readonly string[]): void {
  writeItems(local, {[ENDED]: prints.slice(-REMEMBERED).join(' ')});
}

/** Says that a key or token is no longer used, because duplicates of this tab have copies of it. */
export const signalEnd = (secret: string): void => rememberEnds([...endedPrints(), fingerprint(secret)]);

/** Calls back when another tab has ended the key or token of this tab: now, while the page is open, or when it returns. */
export function onEndElsewhere(secretHere: () => string | null, ended: () => void): void {
  const check = (): void => {
    const secret = secretHere();
    if (secret !== null && endedPrints().includes(fingerprint(secret))) ended();
  };
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, check);
  check();
}

const storedKey = (): string | null => readVisitorItem(KEY_ITEM);

/** Stores the key that the visitor typed, also one that was cleared before. An empty one is removed. */
export function storeKey(key: string): void {
  writeVisitorItem(KEY_ITEM, key === '' ? null : key);
  const [print, ends] = [fingerprint(key), endedPrints()];
  if (ends.includes(print)) rememberEnds(ends.filter((end) => end !== print));
}

/** Ends the visit of the key's owner, also in duplicates of this tab. */
export function clearKey(): void {
  const key = storedKey();
  endVisit('keyCleared');
  if (key !== null) signalEnd(key);
}

/** Ends the visit when another tab clears the key that this tab has. */
export const followClearedKey = (): void => onEndElsewhere(storedKey, () => endVisit('keyCleared'));

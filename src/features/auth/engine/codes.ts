import {type Attempt, isPending, isPendingMark, readCode, staleCodes} from '../core/attempt';
import {CODE_PREFIX, PENDING_PREFIX, codeKey, keys, pendingKey} from '../core/keys';
import {keysWithPrefix, readItem, removeItems, writeItems} from '../../storage';
import {type Browser, listen, onWake} from './browser';

/** Polling interval in milliseconds while an attempt is pending, because browsers can delay events in the background. */
const POLL_INTERVAL_MS = 1000;

/** Removes old codes, and marks of ended attempts. */
export function sweepCodes({localStorage}: Browser): void {
  const now = Date.now();
  const marks = keysWithPrefix(localStorage, PENDING_PREFIX);
  const codes = keysWithPrefix(localStorage, CODE_PREFIX).map((key) => [key, readItem(localStorage, key)] as const);
  removeItems(localStorage, [
    ...staleCodes(codes, now),
    ...marks.filter((key) => !isPendingMark(readItem(localStorage, key), now)),
  ]);
}

/** Removes every code, so that a logout leaves none of an attempt whose popup was closed late. */
export const removeCodes = ({localStorage}: Browser): void =>
  removeItems(localStorage, keysWithPrefix(localStorage, CODE_PREFIX));

/** Marks an attempt as pending, for popups that lost their marker. Returns a function that removes the mark. */
export function markPending({localStorage}: Browser, {id, startedAt}: Attempt): () => void {
  writeItems(localStorage, {[pendingKey(id)]: String(startedAt)});
  return () => removeItems(localStorage, [pendingKey(id)]);
}

/**
 * Calls back when the code of an attempt may have arrived: on the storage event of its key, when the page wakes up, and
 * every second.
 * @returns a function that stops it
 */
export function watchForCode(browser: Browser, attempt: Attempt, look: () => void): () => void {
  const ends = [
    listen(browser, ['storage'], (event) => {
      const {storageArea, key, newValue} = event as StorageEvent;
      if (storageArea === browser.localStorage && key === codeKey(attempt.id) && newValue !== null) look();
    }),
    onWake(browser, look),
  ];
  const timer = setInterval(look, POLL_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    ends.forEach((end) => end());
  };
}

/**
 * Takes the code of an attempt in one tab only, because a duplicated tab has a copy of the attempt.
 * @returns the code, `absent` before it arrives, or `lost` if another tab took it or ten minutes have passed
 */
export async function claimCode(
  {localStorage, navigator}: Browser,
  attempt: Attempt,
): Promise<{readonly code: string} | 'absent' | 'lost'> {
  if (!isPending(attempt, Date.now())) return 'lost';
  const key = codeKey(attempt.id);
  const read = () => readCode(readItem(localStorage, key), Date.now());
  if (!read()) return 'absent';
  const take = () => {
    const stored = read();
    removeItems(localStorage, [key]);
    return stored ? {code: stored.code} : ('lost' as const);
  };
  return navigator.locks ? navigator.locks.request(keys.attempt, take) : take();
}

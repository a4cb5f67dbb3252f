import {readItem, removeItems, writeItems} from '../../storage';
import {areInitials} from '../core/initials';
import {keys} from '../core/keys';
import {type Session, readSession} from '../core/session';

const SESSION_KEYS = [keys.token, keys.expiry, keys.initials];

export const clearSession = (storage: Storage): void => removeItems(storage, SESSION_KEYS);

/** Whether any part of a log-in is stored, good or not. */
export const hasSession = (storage: Storage): boolean => SESSION_KEYS.some((key) => readItem(storage, key) !== null);

/** @returns Whether it was stored; if not, nothing of it stays. */
export function storeSession(storage: Storage, {token, expiry}: Session): boolean {
  const stored = writeItems(storage, {[keys.token]: token, [keys.expiry]: String(expiry)});
  if (!stored) clearSession(storage);
  return stored;
}

/** Initials are a comfort: without room for them they are asked for again after a reload. */
export const storeInitials = (storage: Storage, initials: string): void =>
  void writeItems(storage, {[keys.initials]: initials});

/** What is stored of a log-in. If any part of it is not good, all of it is removed. */
export function restoreSession(storage: Storage): {session: Session; initials?: string} | undefined {
  const session = readSession(
    {token: readItem(storage, keys.token), expiry: readItem(storage, keys.expiry)},
    Date.now(),
  );
  if (!session) {
    clearSession(storage);
    return undefined;
  }
  const initials = readItem(storage, keys.initials);
  return areInitials(initials) ? {session, initials} : {session};
}

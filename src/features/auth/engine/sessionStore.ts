import {readItem, removeItems, writeItems} from '../../storage';
import {areInitials} from '../core/initials';
import {keys} from '../core/keys';
import {type Session, readSession} from '../core/session';

const SESSION_KEYS = [keys.token, keys.expiry, keys.initials];

export const clearSession = (storage: Storage): void => removeItems(storage, SESSION_KEYS);

/** Whether any part of a login is stored, valid or not. */
export const hasSession = (storage: Storage): boolean => SESSION_KEYS.some((key) => readItem(storage, key) !== null);

/** Returns whether it was stored. If not, nothing remains. */
export function storeSession(storage: Storage, {token, expiry}: Session): boolean {
  const stored = writeItems(storage, {[keys.token]: token, [keys.expiry]: String(expiry)});
  if (!stored) clearSession(storage);
  return stored;
}

/** Initials are optional. If storage is full, they are fetched again after a reload. */
export const storeInitials = (storage: Storage, initials: string): void =>
  void writeItems(storage, {[keys.initials]: initials});

/** The stored login. If any part is invalid, all of it is removed. */
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

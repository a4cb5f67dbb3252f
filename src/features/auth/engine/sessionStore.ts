import {readItem, removeItems, session, writeItems} from '../../storage';
import {keys} from '../core/keys';
import {type Session, readSession} from '../core/session';

const SESSION_KEYS = [keys.token, keys.expiry, keys.initials];

export const clearSession = (): void => removeItems(session, SESSION_KEYS);

/** Whether any part of a login is stored, valid or not. */
export const hasSession = (): boolean => SESSION_KEYS.some((key) => readItem(session, key) !== null);

/** Returns whether it was stored. */
export const storeSession = ({token, expiry}: Session): boolean =>
  writeItems(session, {[keys.token]: token, [keys.expiry]: String(expiry)});

/** Initials are optional. If storage is full, they are fetched again after a reload. */
export const storeInitials = (initials: string): void => void writeItems(session, {[keys.initials]: initials});

/** The stored login. If any part is invalid, all of it is removed. */
export function restoreSession(): {readonly session: Session; readonly initials?: string | undefined} | undefined {
  const stored = readSession(readItem(session, keys.token), readItem(session, keys.expiry), Date.now());
  if (stored) return {session: stored, initials: readItem(session, keys.initials) ?? undefined};
  clearSession();
  return undefined;
}

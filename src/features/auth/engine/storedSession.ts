import {readItem, removeItems, session as tab, textIf} from '@site/src/features/storage';
import {readInitials} from '../core/profile';
import {keys} from '../core/keys';
import {type Session, isBearerToken, readExpiry} from '../core/session';

export const SESSION_KEYS = [keys.token, keys.expiry, keys.initials];

export const storedToken = (): string | undefined => readItem(tab, keys.token, textIf(isBearerToken));

export const clearSession = (): void => removeItems(tab, SESSION_KEYS);

/** The stored login. Without a token or an expiry, all of it is removed. */
export function restoreSession(): {readonly session: Session; readonly initials?: string | undefined} | undefined {
  const token = storedToken();
  const expiry = readItem(tab, keys.expiry, (text) => readExpiry(text, Date.now()));
  if (token !== undefined && expiry !== undefined)
    return {session: {token, expiry}, initials: readItem(tab, keys.initials, readInitials)};
  clearSession();
  return undefined;
}

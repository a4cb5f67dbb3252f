export type TakenCredential = {readonly token: string | undefined} | 'changed';

interface CredentialContext {
  /** The credential that the form shows. */
  readonly isLoggedIn: boolean;
  /** Whether the visit for which the form was rendered still lasts. */
  readonly isSameVisit: boolean;
  /** The token of the current login. */
  readonly live: string | undefined;
  readonly typed: string | undefined;
}

/**
 * Returns only the credential that the form shows: an ended login never falls back to a typed key, and a login that the form
 * doesn't show never replaces a typed key.
 */
export function takeCredential({isLoggedIn, isSameVisit, live, typed}: CredentialContext): TakenCredential {
  if (!isSameVisit || isLoggedIn !== (live !== undefined)) return 'changed';
  return {token: isLoggedIn ? live : typed};
}

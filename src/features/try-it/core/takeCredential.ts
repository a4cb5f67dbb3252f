/** The credential of a call: a token or key, or none where the form shows that there is none. */
export type TakenCredential = {readonly token: string | undefined} | 'changed';

interface CredentialContext {
  /** What the form shows. */
  readonly isLoggedIn: boolean;
  /** Whether the visitor for whom the form was rendered is still there. */
  readonly isSameVisit: boolean;
  /** The token of the log-in that there is now. */
  readonly live: string | undefined;
  readonly typed: string | undefined;
}

/**
 * Takes the credential that the form names, and no other: a log-in that has ended since then never falls back to a typed
 * key, and a typed key never gives way to a log-in that the form does not show.
 */
export function takeCredential({isLoggedIn, isSameVisit, live, typed}: CredentialContext): TakenCredential {
  if (!isSameVisit || isLoggedIn !== (live !== undefined)) return 'changed';
  return {token: isLoggedIn ? live : typed};
}

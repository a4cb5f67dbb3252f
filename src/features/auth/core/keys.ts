/** Prefix of our keys in session storage, which popups copy. */
export const OWN_PREFIX = 'devdocs.';

/**
 * Keys in the browser's storage. Session storage has the attempt and the session of a tab. Local storage has only pending
 * attempts, and codes that popups pass to their pages.
 */
export const keys = {
  /** Session storage: the attempt of this tab. */
  attempt: 'devdocs.auth.attempt',
  /** Session storage of the popup: the ID of its attempt. */
  popup: 'devdocs.auth.popup',
  token: 'devdocs.auth.token',
  expiry: 'devdocs.auth.expiry',
  initials: 'devdocs.auth.initials',
} as const;

/** Local storage: each attempt has its own key, so that tabs don't interfere. */
export const CODE_PREFIX = 'devdocs.auth.code.';

export const codeKey = (attemptId: string): string => `${CODE_PREFIX}${attemptId}`;

/** Local storage: start time of a pending attempt, for popups without a marker. */
export const PENDING_PREFIX = 'devdocs.auth.pending.';

export const pendingKey = (attemptId: string): string => `${PENDING_PREFIX}${attemptId}`;

/** Keys that require the login code as soon as a page starts. */
export const stateKeys: readonly string[] = [keys.attempt, keys.token, keys.expiry, keys.initials];

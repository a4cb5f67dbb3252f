/** Everything of ours in session storage: a popup begins with a copy of it. */
export const OWN_PREFIX = 'devdocs.';

/**
 * Names in the browser's storage. Session storage holds the attempt and the session of one tab; local storage only which
 * attempts are pending, and a code on its way from the popup to the page that asked for it.
 */
export const keys = {
  /** Session: the attempt that this tab waits for. */
  attempt: 'devdocs.auth.attempt',
  /** Session of the popup: the id of the attempt that opened it. */
  popup: 'devdocs.auth.popup',
  token: 'devdocs.auth.token',
  expiry: 'devdocs.auth.expiry',
  initials: 'devdocs.auth.initials',
} as const;

/** Local storage: each attempt has a key of its own, so tabs cannot disturb each other. */
export const CODE_PREFIX = 'devdocs.auth.code.';

export const codeKey = (attemptId: string): string => `${CODE_PREFIX}${attemptId}`;

/** Local storage: says to a popup without its marker that a tab waits for this attempt. Holds the time of its start. */
export const PENDING_PREFIX = 'devdocs.auth.pending.';

export const pendingKey = (attemptId: string): string => `${PENDING_PREFIX}${attemptId}`;

/** What may be there when a page starts, and needs the rest of log-in at once. */
export const stateKeys: readonly string[] = [keys.attempt, keys.token, keys.expiry, keys.initials];

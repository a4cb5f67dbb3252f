/**
 * Names in the browser's storage. Session storage holds the attempt and the session of one tab; local storage only a
 * code on its way from the popup to the page that asked for it.
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

/** What may be there when a page starts, and needs the rest of log-in at once. */
export const traces: readonly string[] = [keys.attempt, keys.token, keys.expiry, keys.initials];

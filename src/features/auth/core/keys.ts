/** Prefix of our keys in session storage, which popups copy. */
export const OWN_PREFIX = 'devdocs.';

/** Session storage: the attempt and the login of a tab. */
export const keys = {
  attempt: 'devdocs.auth.attempt',
  /** In the popup: the ID of its attempt. */
  popup: 'devdocs.auth.popup',
  token: 'devdocs.auth.token',
  expiry: 'devdocs.auth.expiry',
  initials: 'devdocs.auth.initials',
} as const;

/** Local storage: what popups pass to their pages, and pending attempts. Each has its own key, so tabs don't interfere. */
export const SHARED_PREFIX = 'devdocs.auth.';

export const codeKey = (attemptId: string): string => `${SHARED_PREFIX}code.${attemptId}`;

export const pendingKey = (attemptId: string): string => `${SHARED_PREFIX}pending.${attemptId}`;

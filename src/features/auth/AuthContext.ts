import {createContext, useContext} from 'react';

/**
 * State of the log-in: `unavailable` while the page is built, before its script runs, and where log-in cannot work
 * (settings that are placeholders, a frame, no storage or no secure context).
 */
export type AuthStatus = 'unavailable' | 'loggedOut' | 'pending' | 'loggedIn';

/** The browser blocked the popup, has no room left in its storage, or could not load the rest of log-in. */
export type Problem = 'blocked' | 'storageFull' | 'notLoaded';

export interface Auth {
  readonly status: AuthStatus;
  /** What the navbar shows of a logged-in visitor: initials, or 'Logged In' when the profile could not be fetched. */
  readonly display?: string;
  /** When the login ends, in milliseconds since 1970. */
  readonly expiresAt?: number;
  /** What a visitor can do while the provider's window, which this page has opened, is out. */
  readonly waiting?: {readonly bringToFront: () => void; readonly cancel: () => void};
  /** Why the last click on Log In led to nothing. */
  readonly problem?: Problem;
  /** Opens the provider's page in a popup; to be called straight from a click. */
  readonly logIn: () => void;
  /** Clears the session of this tab. */
  readonly logOut: () => void;
  /**
   * The access token if it is still good at this moment. Read at the call, never kept: it may have expired since the
   * last render, and no component shows it.
   */
  readonly accessToken: () => string | undefined;
}

const nothing = (): void => undefined;

/** Without a provider there is no log-in: pages are whole without it. */
export const AuthContext = createContext<Auth>({
  status: 'unavailable',
  logIn: nothing,
  logOut: nothing,
  accessToken: () => undefined,
});

export const useAuth = (): Auth => useContext(AuthContext);

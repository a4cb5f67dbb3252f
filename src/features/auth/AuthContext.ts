import {createContext, useContext} from 'react';

export interface AuthView {
  /**
   * `unavailable` on the server, before hydration, and where login can't work (placeholder settings, a frame, or no secure
   * context). `pending` while the provider's window is open, `exchanging` while its code is exchanged for a token.
   */
  readonly status: 'unavailable' | 'loggedOut' | 'pending' | 'exchanging' | 'loggedIn';
  /** Initials of the visitor, if the profile is loaded and has some. */
  readonly initials?: string | undefined;
  /** When the login ends, in milliseconds since 1970. */
  readonly expiresAt?: number;
  /** Why a login could not start, or ended, with the fix. */
  readonly problem?: string | undefined;
}

interface Auth extends AuthView {
  /** Name in the navbar: initials, or 'Logged In' if the profile could not be fetched. */
  readonly display?: string;
  /** Opens the provider's page in a popup, in place of an earlier one. Call it directly in a click handler. */
  readonly logIn: () => void;
  readonly logOut: () => void;
  /** The access token if it is still valid. Read it for each call, because it can have expired since the last render. */
  readonly accessToken: () => string | undefined;
  /** Cancels the attempt and closes its window. */
  readonly cancel: () => void;
}

export const UNAVAILABLE: AuthView = {status: 'unavailable'};

const nothing = (): undefined => undefined;

/** Without a provider there is no login, and pages work without it. */
export const AuthContext = createContext<Auth>({
  ...UNAVAILABLE,
  ...{logIn: nothing, logOut: nothing, accessToken: nothing, cancel: nothing},
});

export const useAuth = (): Auth => useContext(AuthContext);

import {createContext, useContext} from 'react';
import type {LogInProblem} from './engine/problemTexts';

/**
 * State of the login: `unavailable` on the server, before hydration, and where login can't work (placeholder settings, a
 * frame, or no secure context).
 */
export type AuthStatus = 'unavailable' | 'loggedOut' | 'pending' | 'loggedIn';

/** Why a login could not start: the browser blocks the popup or storage, or the code of the login isn't loaded. */
export type StartProblem = 'blocked' | 'storageDenied' | 'notLoaded';

/** Why a login could not start, or ended. The text of an ended one comes with the code of the login. */
export type Problem =
  {readonly kind: StartProblem; readonly text?: undefined} | {readonly kind: LogInProblem; readonly text: string};

/**
 * What a pending login waits for. A severed window is closed, was opened before a reload, or was cut off by the provider's
 * page. It can't be focused.
 */
export type Waiting = 'window' | 'severedWindow' | 'token';

export interface AuthView {
  readonly status: AuthStatus;
  /** Initials of the visitor, if the profile is loaded and has some. */
  readonly initials?: string;
  /** When the login ends, in milliseconds since 1970. */
  readonly expiresAt?: number;
  /** Set while the login is pending. */
  readonly waiting?: Waiting | undefined;
  readonly problem?: Problem;
}

export interface Auth extends AuthView {
  /** Name in the navbar: initials, or 'Logged In' if the profile could not be fetched. */
  readonly display?: string;
  /** Opens the provider's page in a popup, or focuses the one that is open. Call it directly in a click handler. */
  readonly logIn: () => void;
  /** Clears the session of this tab. */
  readonly logOut: () => void;
  /** The access token if it is still valid. Read it for each call, because it can have expired since the last render. */
  readonly accessToken: () => string | undefined;
  /** Cancels the attempt and closes its window. */
  readonly cancel: () => void;
}

export const UNAVAILABLE: AuthView = {status: 'unavailable'};

const nothing = (): void => undefined;

/** Without a provider there is no login, and pages work without it. */
export const AuthContext = createContext<Auth>({
  ...UNAVAILABLE,
  logIn: nothing,
  logOut: nothing,
  accessToken: () => undefined,
  cancel: nothing,
});

export const useAuth = (): Auth => useContext(AuthContext);

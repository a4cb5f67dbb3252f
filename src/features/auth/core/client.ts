import {isPlaceholder} from '../../settings/core/isSet';

/** The OAuth client that this site is. */
export interface Client {
  /** Origin of the single sign-on. */
  readonly ssoUrl: string;
  /** Origin of the API. */
  readonly apiUrl: string;
  readonly clientId: string;
  /** Public, because it reaches the browser: PKCE carries the security. */
  readonly clientSecret: string;
  /** The site's own origin, without a slash at its end: providers compare it letter by letter. */
  readonly redirectUri: string;
}

/** Whether log-in can be offered: every setting that is given is a boolean or a real string. */
export const isConfigured = (settings: Readonly<Record<string, unknown>>): boolean =>
  Object.values(settings).every(
    (value) =>
      value === undefined || typeof value === 'boolean' || (typeof value === 'string' && !isPlaceholder(value)),
  );

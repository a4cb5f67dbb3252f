import {isPlaceholder} from '../../settings/core/isSet';

export interface Client {
  /** Origin of the single sign-on. */
  readonly ssoUrl: string;
  /** Origin of the API. */
  readonly apiUrl: string;
  readonly clientId: string;
  /** Public, because it reaches the browser: PKCE carries the security. */
  readonly clientSecret: string;
  /** The site's origin without a trailing slash, because providers compare strings. */
  readonly redirectUri: string;
}

/** Whether login is configured: no setting is a placeholder. */
export const isConfigured = (settings: Readonly<Record<string, unknown>>): boolean =>
  Object.values(settings).every(
    (value) =>
      value === undefined || typeof value === 'boolean' || (typeof value === 'string' && !isPlaceholder(value)),
  );

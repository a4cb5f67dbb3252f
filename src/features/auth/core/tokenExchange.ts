import type {Client} from './client';
import {isObject} from '../../../utils/isObject';
import {type Session, isBearerToken, isLive} from './session';

/** The input of a code exchange. */
export interface Grant {
  readonly code: string;
  readonly verifier: string;
}

/** The body of POST {sso}/oauth/token: exactly these eight fields. */
export const tokenRequest = (client: Client, {code, verifier}: Grant): Readonly<Record<string, string>> => ({
  client_id: client.clientId,
  client_secret: client.clientSecret,
  code,
  code_verifier: verifier,
  grant_type: 'authorization_code',
  redirect_uri: client.redirectUri,
  context: '',
  scope: '',
});

/** Why there is no token: no response, an error of the provider, or its refusal of the code or of the site (RFC 6749, 5.2). */
export type TokenProblem = 'noResponse' | 'failed' | 'codeRefused' | 'siteRefused';

/** Whether a time is in seconds since 1970. A current time in milliseconds is larger, and would never expire. */
const isExpiry = (value: number): boolean => Number.isSafeInteger(value) && value > 0 && value < 1e12;

/**
 * Reads the provider's response.
 * @param now milliseconds since 1970, to reject expired tokens
 */
export function readTokenResponse(status: number, body: unknown, now: number): Session | TokenProblem {
  if (!isObject(body)) return 'failed';
  if (status >= 400 && status < 500 && typeof body.error === 'string')
    return body.error === 'invalid_grant' ? 'codeRefused' : 'siteRefused';
  if (status !== 200) return 'failed';
  const {access_token: token, created_at: createdAt, expires_in: expiresIn, token_type: type} = body;
  if (!isBearerToken(token) || typeof createdAt !== 'number' || typeof expiresIn !== 'number') return 'failed';
  if (type !== undefined && (typeof type !== 'string' || type.toLowerCase() !== 'bearer')) return 'failed';
  const session = {token, expiry: Math.floor(createdAt + expiresIn)};
  return expiresIn > 0 && isExpiry(session.expiry) && isLive(session, now) ? session : 'failed';
}

import {isObject} from '../../../utils/isObject';
import type {Client} from './client';
import {type Session, isBearerToken, isLive} from './session';

/** It always has the challenge method, because the default is `plain` (RFC 7636, 4.3). */
export function authorizeUrl(client: Client, state: string, challenge: string): string {
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state,
  });
  return `${client.ssoUrl}/oauth/authorize?${query.toString()}`;
}

/** The body of POST {sso}/oauth/token: exactly these eight fields. */
export const tokenRequest = (client: Client, code: string, verifier: string): Readonly<Record<string, string>> => ({
  client_id: client.clientId,
  client_secret: client.clientSecret,
  code,
  code_verifier: verifier,
  grant_type: 'authorization_code',
  redirect_uri: client.redirectUri,
  context: '',
  scope: '',
});

/** Whether a time is in seconds since 1970. A current time in milliseconds is larger, and would never expire. */
const isExpiry = (value: number): boolean => Number.isSafeInteger(value) && value < 1e12;

/** Undefined if it is not as documented. @param now milliseconds since 1970, to reject expired tokens */
export function readTokenResponse(status: number, body: unknown, now: number): Session | undefined {
  if (status !== 200 || !isObject(body)) return undefined;
  const {access_token: token, created_at: createdAt, expires_in: expiresIn, token_type: type} = body;
  if (!isBearerToken(token) || typeof createdAt !== 'number' || typeof expiresIn !== 'number') return undefined;
  if (type !== undefined && (typeof type !== 'string' || type.toLowerCase() !== 'bearer')) return undefined;
  const session = {token, expiry: Math.floor(createdAt + expiresIn)};
  return expiresIn > 0 && isExpiry(session.expiry) && isLive(session, now) ? session : undefined;
}

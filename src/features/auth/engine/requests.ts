import type {Client} from '../core/client';
import {type Grant, readTokenResponse, tokenRequest} from '../core/tokenExchange';
import {type Identity, readProfile, readTeam} from '../core/profile';
import type {Session} from '../core/session';
import type {Browser} from './browser';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** No cookies, cache, referrer or redirects, which could leak a secret. */
const requestOptions = (): RequestInit => ({
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

/** Exchanges a code. After any failure there is no session. */
export async function exchange(browser: Browser, client: Client, grant: Grant): Promise<Session | undefined> {
  try {
    const response = await browser.fetch(`${client.ssoUrl}/oauth/token`, {
      ...requestOptions(),
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(tokenRequest(client, grant)),
    });
    return readTokenResponse(response.status, await response.json(), Date.now());
  } catch {
    return undefined;
  }
}

/** Fetches profile and team in parallel. @throws when either fails or its response has no data. */
export async function fetchIdentity(browser: Browser, client: Client, token: string): Promise<Identity> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await browser.fetch(`${client.apiUrl}${path}`, {
      ...requestOptions(),
      headers: {Authorization: `Bearer ${token}`, Accept: 'application/json'},
    });
    if (!response.ok) throw new Error(`${path} returned ${String(response.status)}`);
    return response.json();
  };
  const [me, ours] = await Promise.all([ask('/v2/me'), ask('/v2/team?include_private_fields=true')]);
  const [profile, team] = [readProfile(me), readTeam(ours)];
  if (!profile || !team) throw new Error('A response has no data');
  return {profile, team};
}

import type {Client} from '../core/client';
import {type Identity, readProfile, readTeam} from '../core/profile';
import {readTokenResponse, tokenRequest} from '../core/provider';
import type {Session} from '../core/session';

const TIMEOUT_MS = 15_000;

/** No cookies, cache, referrer or redirects, which could leak a secret. */
const send = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, {
    ...init,
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Exchanges a code. After any failure there is no session. */
export async function exchange(client: Client, code: string, verifier: string): Promise<Session | undefined> {
  try {
    const response = await send(`${client.ssoUrl}/oauth/token`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Accept: 'application/json'},
      body: JSON.stringify(tokenRequest(client, code, verifier)),
    });
    return readTokenResponse(response.status, await response.json(), Date.now());
  } catch {
    return undefined;
  }
}

/** Fetches profile and team in parallel. @throws when either fails or its response has no data. */
export async function fetchIdentity(client: Client, token: string): Promise<Identity> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await send(client.apiUrl + path, {
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

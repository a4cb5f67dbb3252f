import {createHash} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {close} from '../../../src/node/ports';
import {startSso} from '../../../sandbox/sso/server';
import {client} from '../../../sandbox/settings';
import {SITE} from './testApi';

let sso: Awaited<ReturnType<typeof startSso>>;
beforeAll(async () => {
  sso = await startSso({
    port: 0,
    origins: [SITE, 'http://localhost:3001'],
    home: () => 'home',
    scopes: ['people:read', 'team:write'],
  });
});
afterAll(() => close(sso.server));

/** An authorization request, with changes. */
const authorize = (changes: Readonly<Record<string, string>>): Promise<Response> => {
  const query = new URLSearchParams({
    ...{client_id: client.id, redirect_uri: SITE, response_type: 'code', state: 'one'},
    ...{code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', ...changes},
  });
  const init = {headers: {accept: 'text/html'}, redirect: 'manual'} as const;
  return fetch(`${sso.url}/oauth/authorize?${query.toString()}`, init);
};

describe('the authorization request', () => {
  test.each([
    ['a redirect URI with a trailing slash', {redirect_uri: `${SITE}/`}],
    ['the redirect URI of another site', {redirect_uri: 'https://evil.example'}],
    ['an unknown client', {client_id: 'unknown'}],
  ])('is rejected without a redirect with %s', async (_problem, change) => {
    const response = await authorize(change);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('Login rejected');
  });

  test('escapes the parameters of a rejected request', async () => {
    const response = await authorize({client_id: '<script>alert(1)</script>', scope: '<b>'});
    expect(await response.text()).not.toContain('<script>');
  });
});

describe('the token request', () => {
  test.each(['', 'null', '[]', '{"code": 1}', '{"code"'])('is rejected with the body %j', async (body) => {
    const headers = {'Content-Type': 'application/json'};
    const response = await fetch(`${sso.url}/oauth/token`, {method: 'POST', headers, body});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({error: 'invalid_request'});
  });
});

test('a login whose scopes are all cleared has none', async () => {
  const verifier = 'v'.repeat(43);
  const started = await authorize({code_challenge: createHash('sha256').update(verifier).digest('base64url')});
  const cookies = new Map(started.headers.getSetCookie().map((text) => [text.split('=')[0], text.split(';')[0]]));
  const go = async (url: string | null, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(url ?? '', sso.url), {
      ...init,
      redirect: 'manual',
      headers: {cookie: [...cookies.values()].join('; ')},
    });
  const body = new URLSearchParams({account: '318', scopes: 'offered'});
  const agreed = await go(started.headers.get('location'), {method: 'POST', body});
  const resumed = await go(agreed.headers.get('location'));
  const code = new URL(resumed.headers.get('location') ?? '', SITE).searchParams.get('code');
  const token = await fetch(`${sso.url}/oauth/token`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({
      ...{client_id: client.id, client_secret: client.secret, grant_type: 'authorization_code'},
      ...{code, code_verifier: verifier, redirect_uri: SITE},
    }),
  });
  const {access_token: key} = (await token.json()) as {readonly access_token: string};
  expect((await sso.findLogIn(key))?.scopes).toEqual(new Set());
});

test.each(['', 'unknown', '__proto__'])('the token %j is unknown', async (token) => {
  expect(await sso.findLogIn(token)).toBeUndefined();
});

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

test.each(['', 'unknown', '__proto__'])('the token %j is unknown', async (token) => {
  expect(await sso.findLogIn(token)).toBeUndefined();
});

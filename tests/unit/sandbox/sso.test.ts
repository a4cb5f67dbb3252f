import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {close} from '../../../src/node/net';
import {type Sso, startSso} from '../../../sandbox/sso/server';
import {SITE, Visitor} from './Visitor';

let sso: Sso;
beforeAll(async () => {
  sso = await startSso({
    port: 0,
    origins: [SITE, 'http://localhost:3001'],
    home: () => 'home',
    scopes: ['people:read', 'team:write'],
  });
});
afterAll(() => close(sso.server));

const visitor = (): Visitor => new Visitor(sso.url);
const back = (response: Response): URLSearchParams => new URL(response.headers.get('location') ?? '').searchParams;

describe('the authorization request', () => {
  test.each([
    ['no challenge', {code_challenge: undefined, code_challenge_method: undefined}],
    ['a plain challenge', {code_challenge_method: 'plain'}],
    ['a challenge without its method', {code_challenge_method: undefined}],
  ])('is rejected by a redirect with %s', async (_problem, change) => {
    const one = visitor();
    const query = back(await one.authorize(change));
    expect(query.get('error')).toBe('invalid_request');
    expect(query.get('state')).toBe(one.state);
    expect(query.get('code')).toBeNull();
  });

  test.each([
    ['a redirect URI with a trailing slash', {redirect_uri: `${SITE}/`}],
    ['the redirect URI of another site', {redirect_uri: 'https://evil.example'}],
    ['an unknown client', {client_id: 'unknown'}],
  ])('is rejected without a redirect with %s', async (_problem, change) => {
    const response = await visitor().authorize(change);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('Login rejected');
  });

  test('opens a page that names the site and the accounts, and is isolated from its opener', async () => {
    const {response} = await visitor().open();
    const page = await response.text();
    expect(page).toContain(SITE);
    expect(page).toContain('Log in as Maya Okafor');
    expect(page).toContain('Log in as Tomas Lindqvist');
    expect(page).toContain('value="team:write" checked');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('escapes the parameters of a rejected request', async () => {
    const response = await visitor().authorize({client_id: '<script>alert(1)</script>', scope: '<b>'});
    expect(await response.text()).not.toContain('<script>');
  });
});

describe('the login page', () => {
  test('returns code and state to the site', async () => {
    const one = visitor();
    const {origin, searchParams} = await one.submit({account: '324'});
    expect(origin).toBe(SITE);
    expect(Object.fromEntries(searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]+$/) as string,
      state: one.state,
      iss: sso.url,
    });
  });

  test('offers the accounts at each login, so that one browser can log in to another', async () => {
    const one = visitor();
    await one.token({account: '318'});
    expect((await sso.findLogIn(await one.token({account: '324'})))?.account.name).toBe('Tomas Lindqvist');
  });

  test.each([
    ['all that the account can grant, if none were offered', '318', '', ['people:read', 'team:write']],
    ['none, if all are cleared', '318', 'scopes=offered', []],
    ['known ones only', '318', 'scopes=offered&scope=team:write&scope=no:such', ['team:write']],
    ['no admin scopes for other users', '324', 'scopes=offered&scope=team:write&scope=people:read', ['people:read']],
  ])('@real-10 grants the selected scopes: %s', async (_case, account, selected, granted) => {
    const token = await visitor().token(new URLSearchParams(`account=${account}&${selected}`));
    expect([...((await sso.findLogIn(token))?.scopes ?? [])]).toEqual(granted);
  });

  test('works only in the browser that opened it', async () => {
    const {url} = await visitor().open();
    const other = await fetch(url, {method: 'POST', body: new URLSearchParams({account: '318'})});
    expect(other.status).toBe(400);
    expect(await other.text()).toContain('This login has expired');
  });
});

describe('the token request', () => {
  test('accepts JSON with eight fields and returns a token, its creation time and its lifetime', async () => {
    const one = visitor();
    const response = await one.exchange(await one.code());
    const body = (await response.json()) as Record<string, unknown>;
    expect(response.status).toBe(200);
    expect(body).toMatchObject({token_type: 'Bearer', expires_in: 7200, access_token: expect.any(String) as string});
    expect(Math.abs(Number(body.created_at) - Date.now() / 1000)).toBeLessThan(5);
    expect(body).not.toHaveProperty('refresh_token');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await sso.findLogIn(String(body.access_token)))?.account.id).toBe('318');
  });

  test('is rejected with the verifier of another login', async () => {
    const response = await visitor().exchange(await visitor().code());
    expect(await response.json()).toMatchObject({error: 'invalid_grant'});
  });

  test.each(['', 'null', '[]', '{"code": 1}', '{"code"'])('is rejected with the body %j', async (body) => {
    const headers = {'Content-Type': 'application/json'};
    const response = await fetch(`${sso.url}/oauth/token`, {method: 'POST', headers, body});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({error: 'invalid_request'});
  });

  test('of another page is rejected, and the code stays valid', async () => {
    const one = visitor();
    const code = await one.code();
    const refused = await one.exchange(code, 'https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect((await one.exchange(code)).status).toBe(200);
  });

  test.each([
    [SITE, 204, SITE, 'Content-Type'],
    ['https://evil.example', 403, null, null],
  ])('has a preflight that gives %s the status %i', async (Origin, status, allowed, headers) => {
    const response = await fetch(`${sso.url}/oauth/token`, {
      method: 'OPTIONS',
      headers: {Origin, 'Access-Control-Request-Method': 'POST'},
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(response.headers.get('access-control-allow-headers')).toBe(headers);
  });
});

test.each(['', 'unknown', '__proto__'])('the token %j is unknown', async (token) => {
  expect(await sso.findLogIn(token)).toBeUndefined();
});

describe('the log of requests', () => {
  test('lists the requests of one login, without secrets', async () => {
    const one = visitor();
    const code = await one.code();
    await one.exchange(code);
    const text = await (await fetch(`${sso.url}/requests?state=${one.state}`)).text();
    const log = JSON.parse(text) as {method: string; path: string; status: number; fields?: object}[];
    expect(log.map(({method, path}) => `${method} ${path.replace(/[^/]{20,}/, ':id')}`)).toEqual([
      'GET /oauth/authorize',
      'GET /log-in/:id',
      'POST /log-in/:id',
      'POST /oauth/token',
    ]);
    expect(log.at(-1)).toMatchObject({
      status: 200,
      contentType: 'application/json',
      fields: {grant_type: 'authorization_code', context: '', scope: '', code: '[hidden]'},
    });
    expect(text).not.toContain(code);
    expect(text).not.toContain(one.verifier);
  });
});

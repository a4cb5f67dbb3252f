import {once} from 'node:events';
import {type IncomingMessage, request} from 'node:http';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {MISSING_TOKEN} from '../../../openapi/model/errorMessages';
import {scopesIn} from '../../../openapi/model/spec';
import {scopesOf} from '../../../sandbox/accounts';
import {readDescription} from '../../../sandbox/api/server';
import {type SimulatedErrors, noErrors} from '../../../sandbox/sso/simulatedErrors';
import {SITE, maya, testApi, tomas} from './testApi';

const known = scopesIn(readDescription());

let clock = 0;
let errors: SimulatedErrors = noErrors;
beforeEach(() => {
  clock += 60_000;
  errors = noErrors;
});

const api = testApi({
  findLogIn: (token) =>
    Promise.resolve(
      token.startsWith('good') ? {account: tomas, errors, state: 'abc', scopes: scopesOf(tomas, known)} : undefined,
    ),
  now: () => clock,
});

const call = (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
  fetch(`${api()}${path}`, {...init, headers: {Authorization: 'Bearer good', ...headers}});

/** The status of a request that `fetch` would change: with this path, or for this host. */
async function statusOf(
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<[status?: number, type?: string]> {
  const sent = request(api(), {path, headers: {Authorization: 'Bearer good', ...headers}}).end();
  const [{statusCode, headers: received}] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  return [statusCode, received['content-type']?.split(';')[0]];
}

const dataOf = async (response: Response): Promise<Record<string, unknown>> =>
  ((await response.json()) as {data: Record<string, unknown>}).data;

describe('a request', () => {
  test('@run-04 can have a form as its body, with the types of the description', async () => {
    const form = (body: URLSearchParams | string, type = 'application/x-www-form-urlencoded') =>
      call('/v2/people/70211', {'Content-Type': type}, {method: 'PUT', body});
    const sent = new URLSearchParams([
      ['custom_fields[Fleet size]', '12'],
      ['account_id', '5502'],
      ['do_not_contact', 'false'],
      ['tags[]', 'depots'],
      ['tags[]', 'pilot'],
    ]);
    const data = {
      custom_fields: {'Fleet size': '12'},
      account: {id: 5502},
      do_not_contact: false,
      tags: ['depots', 'pilot'],
    };
    expect(await dataOf(await form(sent))).toMatchObject(data);
    // curl calls each body a form if the command names no type.
    expect(await dataOf(await form('{"title": "CEO"}'))).toMatchObject({title: 'CEO'});
    expect((await form(new URLSearchParams({account_id: 'none'}))).status).toBe(422);
    expect((await form('title=CEO', 'application/json')).status).toBe(400);
  });

  test('@source-01 with another scheme has no token, at any path', async () => {
    for (const path of ['/v2/people', '/v2/nowhere']) {
      const response = await call(path, {Authorization: 'Basic good'});
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBeNull();
      expect(await response.json()).toEqual({error: MISSING_TOKEN});
    }
  });

  test('can use a longer key, which has records of its own until a reset', async () => {
    const key = {Authorization: `Bearer ${maya.apiKey}_1`};
    const statusOfPriya = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await call('/v2/people/70211', headers)).status;
    expect((await call('/v2/people/70211', key, {method: 'DELETE'})).status).toBe(204);
    expect([await statusOfPriya(key), await statusOfPriya({Authorization: `Bearer ${maya.apiKey}`})]).toEqual([
      404, 200,
    ]);
    expect((await call('/reset', key, {method: 'POST'})).status).toBe(204);
    expect(await statusOfPriya(key)).toBe(200);
    const wrong = {Authorization: `Bearer ${maya.apiKey}1`};
    expect(await statusOfPriya(wrong)).toBe(401);
    expect((await call('/reset', wrong, {method: 'POST'})).status).toBe(401);
    expect(await (await call('/reset', {Authorization: ''}, {method: 'POST'})).json()).toEqual({error: MISSING_TOKEN});
  });

  test.each([
    ['/v2/audit_reports', 403],
    ['/v2/audit_report%73', 403],
    ['/v2/./audit_reports', 403],
    ['//v2/audit_reports', 404],
    ['/v2//audit_reports', 404],
    ['//', 404],
    ['/[', 404],
    ['/v2/audit_reports/', 404],
    ['/v2/Audit_reports', 404],
    ['/v2/nowhere', 404],
    ['/v2/people/%zz', 400],
  ])(
    '@source-01 @real-05 at %s never skips the check of scopes, and gets a page if no operation has the path',
    async (path, status) => {
      expect(await statusOf(path, {})).toEqual([status, status === 404 ? 'text/html' : 'application/json']);
    },
  );
});

describe('another origin', () => {
  test.each([
    [SITE, SITE, 204, 'Authorization, Content-Type'],
    ['https://evil.example', null, 403, null],
  ])('%s can read responses: %s', async (Origin, allowed, status, allowedHeaders) => {
    const {headers} = await call('/v2/people', {Origin});
    expect(headers.get('access-control-allow-origin')).toBe(allowed);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    if (allowed) expect(headers.get('access-control-expose-headers')).toContain('x-ratelimit-remaining-minute');
    const preflight = await fetch(`${api()}/v2/people`, {
      method: 'OPTIONS',
      headers: {Origin, 'Access-Control-Request-Method': 'GET'},
    });
    expect(preflight.status).toBe(status);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(allowedHeaders);
  });
});

describe('the logged-in user', () => {
  test('can have a name that contains markup', async () => {
    errors = {...noErrors, me: 'hostile'};
    const profile = await dataOf(await call('/v2/me'));
    expect(profile.first_name).toContain('<img');
    expect(String(profile.last_name).length).toBeGreaterThan(10_000);
  });
});

describe('a preferred response', () => {
  test('@real-10 can be the example of a status in the description', async () => {
    const response = await call('/v2/people', {Prefer: 'code=422'}, {method: 'POST', body: '{}'});
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({errors: {email_address: ['has already been taken']}});
    expect((await call('/v2/people', {Prefer: 'code=299'})).status).toBe(200);
  });
});

test('a method that no program should send gets the page of an unknown path', async () => {
  const sent = request(api(), {method: 'TRACE', path: '/v2/people', headers: {Authorization: 'Bearer good'}}).end();
  const [{statusCode}] = (await once(sent, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(404);
});

test('@real-05 an upload that is too large gets a 413, and one that breaks off prints nothing', async () => {
  const printed = vi.spyOn(console, 'error');
  expect((await call('/v2/people', {}, {method: 'POST', body: 'x'.repeat(10_000_001)})).status).toBe(413);
  const log = async (): Promise<string> => (await fetch(`${api()}/requests?state=broken`)).text();
  const sent = request(`${api()}/v2/people?state=broken`, {method: 'POST', headers: {'Content-Length': 9}});
  sent.on('error', () => undefined).write('{');
  await expect.poll(log).toContain('/v2/people');
  sent.destroy();
  await log();
  expect(printed).not.toHaveBeenCalled();
});

import {type Server, createServer} from 'node:http';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {POINTS_PER_MINUTE} from '../../../openapi/model/rateLimit';
import {RateLimit} from '../../../sandbox/api/rateLimit';
import {createGateway} from '../../../sandbox/api/gateway';
import {operationsOf} from '../../../sandbox/api/operations';
import {MISSING_TOKEN, WRONG_TOKEN} from '../../../openapi/model/errorMessages';
import type {Spec} from '../../../openapi/model/spec';
import {accounts} from '../../../sandbox/accounts';
import {close, listenOnLoopback} from '../../../src/node/net';
import {type SimulatedErrors, noErrors} from '../../../sandbox/sso/simulatedErrors';

const SITE = 'http://localhost:3000';
const [maya, tomas] = accounts;
if (!maya || !tomas) throw new Error('The cast has two accounts.');

/** In place of the mock: returns the request as JSON, with 422 if the URL contains "wrong". */
const upstream = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    response.writeHead(request.url?.includes('wrong') ? 422 : 200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Credentials': 'true',
      'X-RateLimit-Remaining-Minute': '597',
    });
    response.end(JSON.stringify({method: request.method, url: request.url, prefer: request.headers.prefer, body}));
  });
});

/** The parts of a description that the gateway reads. */
const operations = operationsOf({
  paths: {
    ...Object.fromEntries(['/v2/people', '/v2/me', '/v2/team'].map((path) => [path, {get: {}, put: {}}])),
    '/v2/teapots': {get: {'x-scopes': [{scope: 'people:read'}]}},
  },
  components: {securitySchemes: {oauth2: {flows: {authorizationCode: {scopes: {'people:read': ''}}}}}},
} as unknown as Spec);

let clock = 0;
let errors: SimulatedErrors = noErrors;
let gateway: Server;
let api: string;
beforeAll(async () => {
  gateway = createGateway({
    upstream: await listenOnLoopback(upstream, 0),
    origins: [SITE],
    findLogIn: (token) =>
      Promise.resolve(
        token.startsWith('good') ? {account: tomas, errors, state: 'abc', scopes: new Set<string>()} : undefined,
      ),
    rateLimit: new RateLimit(() => clock),
    operations,
  });
  api = await listenOnLoopback(gateway, 0);
});
afterAll(() => Promise.all([close(gateway), close(upstream)]));
beforeEach(() => {
  clock += 60_000;
  errors = noErrors;
});

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, init: RequestInit = {}): Promise<Response> =>
  fetch(`${api}${path}`, {...init, headers: {Authorization: 'Bearer good', ...headers}});

const dataOf = async (response: Response): Promise<Record<string, unknown>> =>
  ((await response.json()) as {data: Record<string, unknown>}).data;

describe('a request', () => {
  test.each([
    ['no token', {Authorization: ''}, MISSING_TOKEN],
    ['an expired token', {Authorization: 'Bearer dead'}, WRONG_TOKEN],
    ['another scheme', {Authorization: 'Basic good'}, MISSING_TOKEN],
  ])('@source-01 is rejected with %s, at any path', async (_problem, headers, error) => {
    for (const path of ['/v2/people', '/v2/nowhere']) {
      const response = await ask(path, headers);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBeNull();
      expect(await response.json()).toEqual({error});
    }
  });

  test('@real-05 S4: with invalid percent-encoding is rejected, and never reaches the mock', async () => {
    const response = await ask('/v2/people/%zz');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Sandbox: the path has a percent-encoded value that is not valid UTF-8',
    });
  });

  test('can use the API key of an account instead', async () => {
    const response = await ask('/v2/me', {Authorization: `Bearer ${maya.apiKey}`});
    expect(await dataOf(response)).toMatchObject({id: 318, name: 'Maya Okafor', team_admin: true});
  });

  test('reaches the mock with its method, query and body', async () => {
    const response = await ask(
      '/v2/people?page=2',
      {'Content-Type': 'application/json'},
      {method: 'PUT', body: '{"a":1}'},
    );
    expect(await response.json()).toMatchObject({method: 'PUT', url: '/v2/people?page=2', body: '{"a":1}'});
  });
});

describe('other origins', () => {
  test('of the site can read responses and their costs', async () => {
    const {headers} = await ask('/v2/people', {Origin: SITE});
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    expect(headers.get('access-control-expose-headers')).toContain('x-ratelimit-remaining-minute');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('that are not of the site cannot', async () => {
    const {headers} = await ask('/v2/people', {Origin: 'https://evil.example'});
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    [SITE, 204, 'Authorization, Content-Type'],
    ['https://evil.example', 403, null],
  ])('%s: a preflight without a token returns %i', async (origin, status, allowed) => {
    const response = await fetch(`${api}/v2/people`, {
      method: 'OPTIONS',
      headers: {Origin: origin, 'Access-Control-Request-Method': 'GET'},
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-headers')).toBe(allowed);
  });
});

describe('the rate limit', () => {
  const costs = async (path: string): Promise<(string | null)[]> => {
    const {headers} = await ask(path);
    return [headers.get('x-ratelimit-endpoint-cost'), headers.get('x-ratelimit-remaining-minute')];
  };

  test.each([
    ['/v2/people', 1],
    ['/v2/people?page=100', 1],
    ['/v2/people?page=101', 3],
    ['/v2/people?page=150', 3],
    ['/v2/people?page=151', 8],
    ['/v2/people?page=250', 8],
    ['/v2/people?page=251', 10],
    ['/v2/people?page=500', 10],
    ['/v2/people?page=501', 30],
    ['/v2/people?page=nonsense', 1],
  ])('%s costs %i of 600', async (path, cost) => {
    expect(await costs(path)).toEqual([String(cost), String(POINTS_PER_MINUTE - cost)]);
  });

  test('returns 429 when a token has no points left, and resets in the next minute', async () => {
    for (let page = 0; page < 20; page += 1) await ask('/v2/people?page=501');
    const refused = await ask('/v2/people');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-ratelimit-remaining-minute')).toBe('0');
    expect(refused.headers.get('retry-after')).toBeNull();
    expect(await refused.json()).toEqual({error: 'API rate limit exceeded'});
    expect((await ask('/v2/people', {Authorization: 'Bearer good-other'})).status).toBe(200);
    clock += 60_000;
    expect((await ask('/v2/people')).status).toBe(200);
  });
});

describe('the logged-in user', () => {
  test('is returned by /v2/me', async () => {
    const profile = await dataOf(await ask('/v2/me'));
    expect(profile).toMatchObject({id: 324, first_name: 'Tomas', last_name: 'Lindqvist', team_admin: false});
  });

  test('has a team, with its private fields only on request', async () => {
    expect(await dataOf(await ask('/v2/team'))).not.toHaveProperty('_private_fields');
    expect(await dataOf(await ask('/v2/team?include_private_fields=true'))).toMatchObject({
      id: 1207,
      name: 'Larkfield Systems',
      license_limit: 60,
      local_dial_enabled: true,
      _private_fields: {active_size: 47, calling_active: true, custom_fields_count: 14, dialer_credit_balance: 2350},
    });
  });

  test('gets the response of the mock to an invalid request', async () => {
    expect((await ask('/v2/team?include_private_fields=wrong')).status).toBe(422);
  });

  test.each([
    ['401', 401],
    ['403', 403],
    ['500', 500],
    ['no-data', 200],
  ] as const)('gets the error that the login simulates: %s', async (me, status) => {
    errors = {...noErrors, me};
    const response = await ask('/v2/me');
    expect(response.status).toBe(status);
    expect(await response.json()).not.toHaveProperty('data');
    expect((await ask('/v2/team')).status).toBe(200);
  });

  test('can have a name that contains markup', async () => {
    errors = {...noErrors, me: 'hostile'};
    const profile = await dataOf(await ask('/v2/me'));
    expect(profile.first_name).toContain('<img');
    expect(String(profile.last_name).length).toBeGreaterThan(10_000);
  });

  test('can be without a response', async () => {
    errors = {...noErrors, team: 'hang'};
    await expect(ask('/v2/team', {}, {signal: AbortSignal.timeout(100)})).rejects.toThrow(/timeout/);
  });
});

describe('a preferred response', () => {
  test.each(['1MB', '10MB'])('can be a list of %s', async (size) => {
    const response = await ask('/v2/people', {Prefer: `answer=${size}`});
    const text = await response.text();
    expect(text.length / (parseInt(size, 10) * 1_000_000)).toBeCloseTo(1, 2);
    expect((JSON.parse(text) as {data: object[]}).data.length).toBeGreaterThan(900);
  });

  test('can stop halfway', async () => {
    const response = await ask('/v2/people', {Prefer: 'answer=drop'});
    await expect(response.text()).rejects.toThrow();
  });

  test('can never arrive', async () => {
    const signal = AbortSignal.timeout(100);
    await expect(ask('/v2/people', {Prefer: 'answer=hang'}, {signal})).rejects.toThrow(/timeout/);
  });

  test('can be selected for a whole login, and does not affect its profile', async () => {
    errors = {...noErrors, api: '429'};
    expect((await ask('/v2/people')).status).toBe(429);
    expect((await ask('/v2/me')).status).toBe(200);
  });

  test('from the description is left to the mock', async () => {
    const response = await ask('/v2/me', {Prefer: 'code=422'});
    expect(await response.json()).toMatchObject({prefer: 'code=422'});
  });
});

test('the log lists the requests of a login, without secrets', async () => {
  await ask('/v2/me?access_token=secret');
  const text = await (await fetch(`${api}/requests?state=abc`)).text();
  expect((JSON.parse(text) as object[]).at(-1)).toMatchObject({method: 'GET', path: '/v2/me', status: 200});
  expect(text).not.toContain('secret');
});

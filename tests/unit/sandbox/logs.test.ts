import {once} from 'node:events';
import {type IncomingMessage, type Server, request} from 'node:http';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import type {Spec} from '../../../openapi/model/spec';
import {close, listenOnLoopback} from '../../../src/node/ports';
import {SITE} from './testApi';

const PROXY = 'sandbox.proxy.example';

const servers: Server[] = [];
let logs: readonly string[] = [];
beforeAll(async () => {
  vi.stubEnv('SANDBOX_HOST', PROXY);
  vi.resetModules();
  const {startDataPlane} = await import('../../../sandbox/analytics/dataPlane');
  const {createApi} = await import('../../../sandbox/api/server');
  const {startSso} = await import('../../../sandbox/sso/server');
  const sso = await startSso({port: 0, origins: [SITE], home: () => '', scopes: []});
  const plane = await startDataPlane(0, [SITE]);
  const description = {openapi: '3.1.0', info: {title: '', version: ''}, paths: {}} as unknown as Spec;
  const api = createApi({description, origins: [SITE], findLogIn: () => Promise.resolve(undefined)});
  const apiUrl = await listenOnLoopback(api, 0);
  servers.push(sso.server, plane.server, api);
  logs = [`${sso.url}/requests`, `${plane.url}/events`, `${plane.url}/`, `${apiUrl}/requests?state=x`];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.map(close));
});

async function statusFor(url: string, ...hosts: readonly string[]): Promise<number | undefined> {
  const headers = hosts.flatMap((host) => ['Host', host]);
  const [response] = (await once(request(url, {headers}).end(), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test.each([
  ['localhost:4010', 200],
  ['LOCALHOST', 200],
  ['127.0.0.1:4010', 200],
  ['[::1]:4010', 200],
  [PROXY, 200],
  [`${PROXY}:443`, 200],
  ['evil.example:4010', 403],
  ['localhost.evil.example', 403],
  ['evil.example#localhost', 403],
  ['127.0.0.1.nip.example:4010', 403],
])('the logs of the sandbox open for the host %j with status %i', async (host, status) => {
  expect(await Promise.all(logs.map((log) => statusFor(log, host)))).toEqual(logs.map(() => status));
});

test('the logs of the sandbox refuse a request with two hosts', async () => {
  const statuses = await Promise.all(logs.map((log) => statusFor(log, 'localhost', 'evil.example')));
  expect(statuses).toEqual(logs.map(() => 400));
});

test('the log of the API hides values that look like secrets', async () => {
  const {origin} = new URL(logs.at(-1) ?? '');
  const key = 'v2_ak_never_shown_0123456789';
  await fetch(
    `${origin}/v2/people?name=Bearer%20${key}&q=${key}&${key}=1&page=2&access_token=unseen&code_verifier=unseen`,
  );
  await fetch(`${origin}/v2/people/${key}`);
  const text = await (await fetch(`${origin}/requests`)).text();
  expect(text).toContain('"page": "2"');
  expect(text).toMatch(/"method": "GET",\s+"path": "\/v2\/people",[^]*"status": 401/);
  expect(text).not.toContain(key);
  expect(text).not.toContain('unseen');
});

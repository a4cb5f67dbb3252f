import {createCipheriv, createHash, createHmac, randomBytes} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {folderOfEachTest, mockApi, serveJson} from './servers';
import {type Running, startForTest} from './support';

const SECRET = 'sample-integration-secret';
const ORIGIN = 'https://app.salesloft.example';
const sample = (name: string): string => `docs/platform/frontend-integrations/samples/${name}`;

const base64url = (part: Buffer): string => part.toString('base64url');
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const protect = (header: object): string => base64url(Buffer.from(JSON.stringify(header)));

/** RFC 7516 with a shared key and AES-GCM. */
function sealGcm(content: unknown, secret = SECRET, header: object = {alg: 'dir', enc: 'A256GCM'}): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', digest(secret), iv);
  cipher.setAAD(Buffer.from(protect(header)));
  const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  return [protect(header), '', base64url(iv), base64url(text), base64url(cipher.getAuthTag())].join('.');
}

/** RFC 7518, section 5.2.3: AES-CBC, then HMAC over header, vector, text and the header's length in bits. */
function sealCbc(content: unknown): string {
  const header = protect({alg: 'dir', enc: 'A128CBC-HS256'});
  const key = digest(SECRET);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key.subarray(16), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
  const length = Buffer.from((header.length * 8).toString(16).padStart(16, '0'), 'hex');
  const mac = createHmac('sha256', key.subarray(0, 16)).update(Buffer.concat([Buffer.from(header), iv, text, length]));
  return [header, '', base64url(iv), base64url(text), base64url(mac.digest().subarray(0, 16))].join('.');
}

/** Changes one bit in the middle of the encrypted text. */
function damage(payload: string): string {
  const parts = payload.split('.');
  const text = Buffer.from(parts[3] ?? '', 'base64url');
  text.writeUInt8(text.readUInt8(4) ^ 1, 4);
  parts[3] = base64url(text);
  return parts.join('.');
}

const post = (url: string, form: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, {method: 'POST', body: new URLSearchParams(form)});

const folder = folderOfEachTest();
let running: Running;

describe('receive-slot.mjs', () => {
  const person = {origin: ORIGIN, nonce: 'n-41c9', person: {id: 70211}};
  const open = (payload: string, team = '1207'): Promise<Response> =>
    post(running.url, {tenant_id: team, integration_id: '412', payload});

  beforeEach(async () => {
    const CONNECTIONS_FILE = join(folder(), 'connections.json');
    await writeFile(CONNECTIONS_FILE, JSON.stringify({'1207/412': {secret: SECRET}}));
    running = await startForTest(sample('receive-slot.mjs'), {env: {CONNECTIONS_FILE}});
  });

  test.each([
    ['A256GCM', sealGcm],
    ['A128CBC-HS256', sealCbc],
  ])('shows the record of a payload in %s, and lets only Salesloft frame the page', async (_, seal) => {
    const response = await open(seal(person));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('person 70211');
    expect(response.headers.get('content-security-policy')).toBe(`frame-ancestors ${ORIGIN}`);
  });

  test.each([
    ['was made with another secret', sealGcm(person, 'another secret')],
    ['was changed on the way (GCM)', damage(sealGcm(person))],
    ['was changed on the way (CBC)', damage(sealCbc(person))],
    ['names another algorithm', sealGcm(person, SECRET, {alg: 'A256KW', enc: 'A256GCM'})],
    ['names another cipher', sealGcm(person, SECRET, {alg: 'dir', enc: 'none'})],
    ['is no JWE', 'bm90IGEgSldF'],
    ['is empty', ''],
  ])('returns 401 for a payload that %s, and logs ids only', async (_, payload) => {
    const response = await open(payload);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    await expect.poll(() => running.output(), {timeout: 20_000}).toContain('1207/412');
    expect(running.output()).not.toContain('70211');
  });

  test('knows no team that has not enabled the integration', async () => {
    expect((await open(sealGcm(person), '1208')).status).toBe(404);
    expect((await fetch(running.url)).status).toBe(405);
  });
});

describe('custom-step.mjs', () => {
  const api = mockApi();
  beforeEach(async () => {
    const env = {SALESLOFT_API_URL: api.url, SALESLOFT_INTEGRATION_SECRET: SECRET};
    running = await startForTest(sample('custom-step.mjs'), {env});
  });

  /** What the page hands to its script. */
  async function openStep(): Promise<Readonly<Record<string, string>>> {
    const payload = sealGcm({origin: ORIGIN, nonce: '</script>', action: {id: 40096}});
    const page = await (await post(running.url, {payload})).text();
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    return JSON.parse(/const step = (.*);/.exec(page)?.[1] ?? '') as Record<string, string>;
  }

  test('opens the step and completes its action in the API', async () => {
    const step = await openStep();
    expect(step).toMatchObject({actionId: 40096, origin: ORIGIN, nonce: '</script>'});
    expect(api.requests).toHaveLength(0);

    const response = await post(`${running.url}/complete`, {action_id: '40096', ticket: step.ticket ?? ''});
    expect(response.status).toBe(200);
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({method: 'POST', path: '/v2/activities', body: '{"action_id":40096}'});
  });

  test('completes no action that it has not opened', async () => {
    const {ticket = ''} = await openStep();
    expect((await post(`${running.url}/complete`, {action_id: '40097', ticket})).status).toBe(403);
    expect((await post(`${running.url}/complete`, {action_id: '40096', ticket: 'guess'})).status).toBe(403);
    expect((await post(`${running.url}/complete`, {action_id: '40096'})).status).toBe(403);
    expect((await post(running.url, {payload: sealGcm({action: {id: 1}}, 'another')})).status).toBe(401);
    expect(api.requests).toHaveLength(0);
  });
});

describe('enable.mjs', () => {
  const RETURN_TO = 'https://app.salesloft.com/app/settings/integrations';
  let requests: Record<string, string>[];
  let connections: string;

  beforeEach(async () => {
    requests = [];
    const accounts = await serveJson(({body}) => {
      requests.push(JSON.parse(body) as Record<string, string>);
      const tokens = {access_token: 'at', refresh_token: 'rt', created_at: 1789394400, expires_in: 7200};
      return {body: {...tokens, secret: SECRET, integration_id: 412, tenant_id: 1207}};
    });
    connections = join(folder(), 'connections.json');
    running = await startForTest(sample('enable.mjs'), {
      env: {
        SALESLOFT_ACCOUNTS_URL: accounts,
        SALESLOFT_CLIENT_ID: 'sample-client',
        SALESLOFT_CLIENT_SECRET: 'sample-client-secret',
        CONNECTIONS_FILE: connections,
      },
    });
  });

  const visit = (path: string, cookie = ''): Promise<Response> =>
    fetch(`${running.url}/auth/salesloft${path}`, {redirect: 'manual', headers: {cookie}});

  async function begin(): Promise<{state: string; cookie: string; target: URL}> {
    const response = await visit(`?return_to=${encodeURIComponent(RETURN_TO)}`);
    const target = new URL(response.headers.get('location') ?? '');
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return {state: target.searchParams.get('state') ?? '', cookie, target};
  }

  test('sends the admin to Salesloft and back, and stores the secret by team and integration', async () => {
    const {state, cookie, target} = await begin();
    expect(target.pathname).toBe('/oauth/authorize');
    expect(target.searchParams.get('response_type')).toBe('code');

    const back = await visit(`/callback?code=c-1&state=${state}`, cookie);
    expect(back.headers.get('location')).toBe(RETURN_TO);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({grant_type: 'authorization_code', code: 'c-1', client_id: 'sample-client'});
    expect(JSON.parse(await readFile(connections, 'utf8'))).toEqual({
      '1207/412': {secret: SECRET, access_token: 'at', refresh_token: 'rt', expires_at: 1789401600},
    });
  });

  test('takes a code only once, and only from the browser that began', async () => {
    const {state, cookie} = await begin();
    expect((await visit(`/callback?code=c-1&state=${state}`)).status).toBe(400);
    expect((await visit(`/callback?code=c-1&state=${state}`, cookie)).status).toBe(400);
    expect(requests).toHaveLength(0);
  });

  test('returns without tokens when the admin refuses', async () => {
    const {state, cookie} = await begin();
    const back = await visit(`/callback?error=access_denied&state=${state}`, cookie);
    expect(back.headers.get('location')).toBe(RETURN_TO);
    expect(requests).toHaveLength(0);
  });

  test.each(['https://salesloft.com.evil.example/', 'http://app.salesloft.com/', 'javascript:alert(1)', ''])(
    'does not return to %s',
    async (target) => {
      expect((await visit(`?return_to=${encodeURIComponent(target)}`)).status).toBe(400);
    },
  );
});

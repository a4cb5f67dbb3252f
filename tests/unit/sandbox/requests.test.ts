import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {operationsOf} from '../../../openapi/model/spec';
import {accounts, scopesOf} from '../../../sandbox/accounts';
import {readDescription, scopesIn} from '../../../sandbox/api/description';
import {noErrors} from '../../../sandbox/sso/simulatedErrors';
import {publishedFolder} from '../../../src/config/publicFiles';
import {type Caller, type OpenApiDocument, Router, Sandbox} from '../../../src/features/sandbox/core';
import seed from '../../../src/features/sandbox/core/seed.json';
import {requests} from './requests';
import {MAYA, type Row} from './row';
import {maya, testApi} from './testApi';

const NOW = Date.UTC(2026, 8, 18, 15);
const description = readDescription();
const scopes = scopesIn(description);
const FEW = {account: maya, errors: noErrors, scopes: new Set(['emails:read'])};

const api = testApi({
  now: () => NOW,
  findLogIn: (token) => Promise.resolve(token === 'few-scopes' ? FEW : undefined),
});

const callers: Readonly<Record<string, Caller>> = Object.fromEntries(
  accounts.map((account) => [
    account.apiKey,
    {key: account.apiKey, scopes: [...scopesOf(account, scopes)], isAdmin: account.isAdmin, guid: account.guid},
  ]),
);
const router = new Router();
const page = new Sandbox({
  router,
  seed,
  now: () => NOW,
  findCaller: (token) =>
    token === 'few-scopes' ? {key: token, scopes: ['emails:read'], isAdmin: true, guid: maya.guid} : callers[token],
});

/** Every published operation by its ID, which the page loads one at a time. */
const ids = operationsOf(description).map(({operationId}) => operationId);
const whole = new Router([description]);

function loadOperation(method: string, path: string): void {
  const id = path.includes('%') ? undefined : whole.find(method, path)?.operation.operationId;
  if (id === undefined) return;
  expect(ids).toContain(id);
  router.add(JSON.parse(readFileSync(`${publishedFolder}/openapi/v2/${id}.json`, 'utf8')) as OpenApiDocument);
}

interface Received {
  readonly status: number;
  readonly headers: readonly (string | null)[];
  readonly body: unknown;
}

const HEADERS = ['content-type', 'x-ratelimit-endpoint-cost', 'x-ratelimit-remaining-minute', 'retry-after'];

async function received(response: Response): Promise<Received> {
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    headers: HEADERS.map((name) => response.headers.get(name)),
    body: isJson ? JSON.parse(text) : text,
  };
}

let lastId = '';

async function send({request, body, token = MAYA}: Row): Promise<[inPage: Received, overHttp: Received]> {
  const [method = '', target = ''] = request.replace('{id}', lastId).split(/ (.*)/);
  const init = {
    method,
    headers: {...(token && {Authorization: `Bearer ${token}`}), 'Content-Type': 'application/json'},
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  };
  loadOperation(method, new URL(target, 'http://x').pathname);
  return [
    await received(await page.fetch(`https://api.salesloft.com${target}`, init)),
    await received(await fetch(`${api()}${target}`, init)),
  ];
}

test.each(requests.map((row) => [row.name, row] as const))(
  '@run-03 @true-02 in the page and in the local API, the response is the same: %s',
  async (_, row) => {
    const [inPage, overHttp] = await send(row);
    expect(inPage).toEqual(overHttp);
    expect(inPage.status, JSON.stringify(inPage.body)).toBe(row.status);
    if (row.has) expect(inPage.body).toMatchObject(row.has);
    const {data} = inPage.body as {data?: {id?: string | number} | {id: unknown}[]};
    if (row.ids) expect((data as {id: unknown}[]).map(({id}) => id)).toEqual(row.ids);
    if (row.request.startsWith('POST') && data && !Array.isArray(data) && data.id !== undefined)
      lastId = String(data.id);
  },
);

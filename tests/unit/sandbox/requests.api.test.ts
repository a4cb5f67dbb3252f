import {readFileSync} from 'node:fs';
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {type PlacedOperation, type Spec, operationsOf, scopesIn} from '../../../openapi/model/spec';
import {accounts, scopesOf} from '../../../sandbox/accounts';
import {readDescription} from '../../../sandbox/api/server';
import {noErrors} from '../../../sandbox/sso/simulatedErrors';
import {publishedFolder} from '../../../src/config/publicFiles';
import {isDifference} from '../../../src/features/response-comparison/core/compareValue';
import {compareResponse} from '../../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../../src/features/response-comparison/core/described';
import type {Caller} from '../../../src/features/sandbox/core/call';
import {Router} from '../../../src/features/sandbox/core/router';
import {Sandbox} from '../../../src/features/sandbox/core/sandbox';
import seed from '../../../src/features/sandbox/core/seed.json';
import {readFolder} from '../../../src/mcp/server';
import {openSite} from '../../../src/mcp/site';
import {callTool, connectedTo} from '../../fixtures/mcpClient';
import {requests} from './requests';
import {MAYA, type Row, TOMAS} from './row';
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

let assistant: Client;
beforeAll(async () => {
  vi.useFakeTimers({now: NOW, toFake: ['Date']});
  assistant = await connectedTo(openSite(readFolder(publishedFolder)));
});
afterAll(async () => {
  await assistant.close();
  vi.useRealTimers();
});

const bearer = (token: string): Readonly<Record<string, string>> => (token ? {Authorization: `Bearer ${token}`} : {});

/** The original records and all points, in all three. */
beforeEach(async () => {
  page.reset();
  for (const token of [MAYA, TOMAS, 'few-scopes']) {
    const {status} = await fetch(`${api()}/reset`, {method: 'POST', headers: bearer(token)});
    expect(status).toBe(204);
  }
  await callTool(assistant, 'run_in_sandbox', {reset: true});
});

/** Every published operation by its ID, which the page loads one at a time. */
const operations = new Map(operationsOf(description).map((operation) => [operation.operationId, operation]));
const whole = new Router([description]);

function loadOperation(method: string, path: string): PlacedOperation | undefined {
  const id = path.includes('%') ? undefined : whole.find(method, path)?.operation.operationId;
  if (id === undefined) return undefined;
  router.add(JSON.parse(readFileSync(`${publishedFolder}/openapi/v2/${id}.json`, 'utf8')) as Spec);
  return operations.get(id);
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

const AUTHORIZATIONS: Readonly<Record<string, object>> = {
  '': {headers: {Authorization: ''}},
  dead: {headers: {Authorization: 'Bearer dead'}},
  'few-scopes': {scopes: ['emails:read']},
};

/** The response that an assistant gets, all parts of it. Its only line breaks are those of the parts. */
async function toldToAssistant({body, token = MAYA}: Row, method: string, path: string): Promise<Received> {
  const args = {method, path, body, ...AUTHORIZATIONS[token]};
  let {text} = await callTool(assistant, 'run_in_sandbox', args);
  const [, count = '1'] = /\nPart 1 of (\d+)/.exec(text) ?? [];
  for (let part = 2; part <= Number(count); part += 1)
    text += (await callTool(assistant, 'run_in_sandbox', {part})).text;
  const content = [...text.matchAll(/```\n([^]*?)```/g)].map(([, code = '']) => code.replaceAll('\n', '')).join('');
  const header = (name: string): string | null => new RegExp(`^${name}: (.*)`, 'm').exec(text)?.[1] ?? null;
  return {
    status: Number(/^HTTP (\d+)/m.exec(text)?.[1]),
    headers: HEADERS.map(header),
    body: header('content-type') === 'application/json' ? JSON.parse(content) : content,
  };
}

/** The responses in the page, over HTTP, and to an assistant, whose sandbox has only Maya. */
async function send(
  row: Row,
  lastId: string,
): Promise<[inPage: Received, overHttp: Received, told: Received | undefined]> {
  const {request, body, token = MAYA} = row;
  const [method = '', target = ''] = request.replace('{id}', lastId).split(/ (.*)/);
  const init = {
    method,
    headers: {...bearer(token), 'Content-Type': 'application/json'},
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  };
  const operation = loadOperation(method, new URL(target, 'http://x').pathname);
  const inPage = await received(await page.fetch(`https://api.salesloft.com${target}`, init));
  // The sandbox itself refuses a body that is no JSON, with 400.
  if (operation && inPage.status !== 400) {
    const response = {status: inPage.status, body: inPage.body === '' ? undefined : inPage.body};
    const findings = compareResponse(describedOperation(description, operation), response);
    expect(findings?.filter(isDifference), row.name).toEqual([]);
  }
  return [
    inPage,
    await received(await fetch(`${api()}${target}`, init)),
    token === TOMAS ? undefined : await toldToAssistant(row, method, target),
  ];
}

test.each(requests.map((one) => ('rows' in one ? one : {name: one.name, rows: [one]})))(
  '@run-03 @agents-06 in the page, the local API and the MCP server, the response is the same, as described: $name',
  async ({rows}) => {
    let lastId = '';
    for (const row of rows) {
      const [inPage, overHttp, told = overHttp] = await send(row, lastId);
      expect(inPage, row.name).toEqual(overHttp);
      expect(told, row.name).toEqual(inPage);
      expect(inPage.status, `${row.name}: ${JSON.stringify(inPage.body)}`).toBe(row.status);
      if (row.has) expect(inPage.body, row.name).toMatchObject(row.has);
      const {data} = inPage.body as {data?: {id?: string | number} | {id: unknown}[]};
      if (row.ids)
        expect(
          (data as {id: unknown}[]).map(({id}) => id),
          row.name,
        ).toEqual(row.ids);
      if (row.request.startsWith('POST') && data && !Array.isArray(data) && data.id !== undefined)
        lastId = String(data.id);
    }
  },
);

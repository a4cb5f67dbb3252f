import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test, vi} from 'vitest';
import {type Node, childOf, isNode, referred} from '../../../../openapi/model/node';
import {
  JSON_TYPE,
  type PlacedOperation,
  type Response,
  type Spec,
  examplesOf,
  operationsOf,
  scopesIn,
} from '../../../../openapi/model/spec';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {accounts, scopesOf} from '../../../../sandbox/accounts';
import {apiVersions} from '../../../../src/config/apiVersions';
import {compareResponse} from '../../../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../../../src/features/response-comparison/core/described';
import {isDifference} from '../../../../src/features/response-comparison/core/compareValue';
import type {Finding} from '../../../../src/features/response-comparison/core/finding';
import {Router} from '../../../../src/features/sandbox/core/router';
import {Sandbox} from '../../../../src/features/sandbox/core/sandbox';
import seed from '../../../../src/features/sandbox/core/seed.json';
import {requests} from '../../sandbox/requests';
import {MAYA, type Row} from '../../sandbox/row';

// Hundreds of requests.
vi.setConfig({testTimeout: 60_000});

const [newest] = apiVersions;
const spec = readPublished(newest);
const operations = operationsOf(spec);

/** Paths and kinds, for the message of a test that fails. */
const named = (findings: readonly Finding[] | undefined): string[] | undefined =>
  findings
    ?.filter(isDifference)
    .map(({kind, path: at, expected, found}) => `${kind} ${at}: ${found}, expected ${expected}`);

const jsonOf = (document: Spec & Node, response: unknown) =>
  (referred(document, response) as Response).content?.[JSON_TYPE];

/** Recorded records (tests/fixtures/observed), as the responses of the operations that return them. */
const FOLDER = 'tests/fixtures/observed';
const recorded = readdirSync(FOLDER).map((file) => path.basename(file, '.json'));

function* recordedResponses(schema: string): Generator<readonly [PlacedOperation, unknown]> {
  const records = JSON.parse(readFileSync(path.join(FOLDER, `${schema}.json`), 'utf8')) as unknown[];
  const target = `#/components/schemas/${schema}`;
  for (const operation of operations) {
    const data = childOf(
      childOf((jsonOf(spec, operation.responses?.[200])?.schema ?? {}) as Node, 'properties'),
      'data',
    );
    if (data.$ref === target) for (const record of records) yield [operation, {data: record}];
    if (childOf(data, 'items').$ref === target) yield [operation, {data: records}];
  }
}

test.each(recorded)('@answers-02 recorded responses with %s have no difference', (schema) => {
  const responses = [...recordedResponses(schema)];
  expect(responses).not.toEqual([]);
  for (const [operation, body] of responses)
    expect(
      named(compareResponse(describedOperation(spec, operation), {status: 200, body})),
      operation.operationId,
    ).toEqual([]);
});

test.each(apiVersions)('@answers-02 no example of API $label has a difference', (version) => {
  const document = readPublished(version);
  let count = 0;
  for (const operation of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      for (const {value: body} of examplesOf(jsonOf(document, response) ?? {})) {
        const comparison = compareResponse(describedOperation(document, operation), {status: Number(status), body});
        expect(named(comparison), `${operation.operationId} ${status}`).toEqual([]);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(10);
});

describe('the sandbox', () => {
  const scopes = scopesIn(spec);
  const callers = new Map(accounts.map((account) => [account.apiKey, account]));
  const router = new Router([spec]);
  const sandbox = new Sandbox({
    router,
    seed,
    now: () => Date.UTC(2026, 8, 18, 15),
    findCaller: (token) => {
      const account = callers.get(token);
      return account && {...account, key: token, scopes: [...scopesOf(account, scopes)]};
    },
  });

  async function differencesOf({request, body, token = MAYA}: Row, lastId: string): Promise<[string[], string]> {
    const [method = '', target = ''] = request.replace('{id}', lastId).split(/ (.*)/);
    const {pathname} = new URL(target, 'http://x');
    const response = await sandbox.fetch(`https://api.salesloft.com${target}`, {
      method,
      headers: {'Content-Type': 'application/json', ...(token && {Authorization: `Bearer ${token}`})},
      ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const received: unknown = isJson ? JSON.parse(text) : text === '' ? undefined : text;
    const data = isNode(received) && isNode(received.data) ? received.data.id : undefined;
    const id = method === 'POST' && (typeof data === 'number' || typeof data === 'string') ? String(data) : lastId;
    const found = pathname.includes('%') ? undefined : router.find(method, pathname)?.operation.operationId;
    const operation = operations.find(({operationId}) => operationId === found);
    if (!operation) return [[], id];
    // The sandbox itself refuses a body that is no JSON.
    if (response.status === 400) return [[], id];
    return [
      named(compareResponse(describedOperation(spec, operation), {status: response.status, body: received})) ?? [
        'not compared',
      ],
      id,
    ];
  }

  test('@answers-02 no response to the requests of its tests has a difference', async () => {
    const all: string[] = [];
    for (const one of requests) {
      sandbox.reset();
      let lastId = '';
      for (const row of 'rows' in one ? one.rows : [one]) {
        const [differences, id] = await differencesOf(row, lastId);
        lastId = id;
        all.push(...differences.map((difference) => `${row.name}: ${difference}`));
      }
    }
    expect(all).toEqual([]);
  });

  test('@answers-02 no list and no record of any operation has a difference', async () => {
    const all: string[] = [];
    for (const {path: template, method, operationId} of operations) {
      if (method !== 'get') continue;
      sandbox.reset();
      const list = template.replace(/\/\{\w+\}.*$/, '');
      const first = await sandbox.fetch(`https://api.salesloft.com${list}`, {
        headers: {Authorization: `Bearer ${MAYA}`},
      });
      const body = (await first.json().catch(() => undefined)) as {data?: {id?: string | number}[]} | undefined;
      const id = Array.isArray(body?.data) ? body.data[0]?.id : undefined;
      const [differences] = await differencesOf(
        {name: '', request: `GET ${template.replace(/\{\w+\}/, String(id ?? 1))}`, status: 200},
        '',
      );
      all.push(...differences.map((difference) => `${operationId}: ${difference}`));
    }
    expect(all).toEqual([]);
  });
});

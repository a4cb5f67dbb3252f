import {readFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Spec} from '../../../../openapi/model/spec';
import type {TabSandbox} from '../../../../src/features/sandbox/engine';
import {SANDBOX_KEY} from '../../../../src/features/sandbox/core/sandboxKey';
import {FakeStorage} from '../../support/FakeStorage';

const ITEM = 'devdocs.visitor.sandbox';
const PEOPLE = 'https://api.salesloft.com/v2/people';

const slice = (id: string): Spec =>
  JSON.parse(readFileSync(`openapi/dist/published/openapi/v2/${id}.json`, 'utf8')) as Spec;

const storage = new FakeStorage();

/** A page of the tab, which has the storage of the tab and the code of its own. */
async function openPage(store = storage): Promise<{readonly sandbox: TabSandbox; readonly endVisit: () => void}> {
  const page = Object.assign(new EventTarget(), {sessionStorage: store});
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.resetModules();
  const {createTabSandbox} = await import('../../../../src/features/sandbox/engine');
  const {endVisit} = await import('../../../../src/features/visit');
  return {sandbox: createTabSandbox(), endVisit: () => endVisit('loggedOut')};
}

const create = ({fetch}: TabSandbox, key = SANDBOX_KEY): Promise<Response> =>
  fetch({
    url: PEOPLE,
    init: {
      method: 'POST',
      headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
      body: '{"email_address": "tiago.moreira@cobaltdental.example"}',
    },
    document: slice('people-create'),
    scopes: ['people:write'],
  });

async function countOf({fetch}: TabSandbox): Promise<number> {
  const response = await fetch({
    url: `${PEOPLE}?per_page=100`,
    init: {headers: {Authorization: `Bearer ${SANDBOX_KEY}`}},
    document: slice('people-index'),
    scopes: ['people:read'],
  });
  const {data} = (await response.json()) as {readonly data: readonly unknown[]};
  return data.length;
}

beforeEach(() => {
  storage.items.clear();
  storage.fault = 'none';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('@run-02 The sandbox of a tab', () => {
  test('keeps a created record on the next page, until a reset', async () => {
    const {sandbox} = await openPage();
    const first = await countOf(sandbox);
    expect((await create(sandbox)).status).toBeLessThan(300);
    const next = await openPage();
    expect(await countOf(next.sandbox)).toBe(first + 1);
    next.sandbox.reset();
    expect(await countOf(next.sandbox)).toBe(first);
    expect(storage.items.get(ITEM)).toBeUndefined();
    // The first page, when Back shows it again.
    expect(await countOf(sandbox)).toBe(first);
  });

  test('continues with the points of the minute on the next page, whatever is stored', async () => {
    vi.useFakeTimers({now: Date.UTC(2026, 8, 18, 15), toFake: ['Date']});
    const remaining = async ({fetch}: TabSandbox): Promise<number> => {
      const init = {headers: {Authorization: `Bearer ${SANDBOX_KEY}`}};
      const response = await fetch({url: PEOPLE, init, document: slice('people-index'), scopes: ['people:read']});
      return Number(response.headers.get('x-ratelimit-remaining-minute'));
    };
    const left = await remaining((await openPage()).sandbox);
    expect(await remaining((await openPage()).sandbox)).toBe(left - 1);
    (await openPage()).sandbox.spendAll();
    expect(await remaining((await openPage()).sandbox)).toBe(0);
    for (const text of ['', '-1 -500', '{}', '1e9 3']) {
      storage.items.set('devdocs.visitor.sandbox.spent', text);
      expect(await remaining((await openPage()).sandbox), text).toBe(left);
    }
    vi.useRealTimers();
  });

  test.each(['', '{', 'null', '[]', '{"changes": 3}', '{"changes": [["/v2/people", 3]], "nextId": "a"}'])(
    'starts again when %s is stored',
    async (text) => {
      const first = await countOf((await openPage(new FakeStorage())).sandbox);
      storage.items.set(ITEM, text);
      const {sandbox} = await openPage();
      expect(await countOf(sandbox)).toBe(first);
      expect((await create(sandbox)).status).toBeLessThan(300);
    },
  );

  test.each(['full', 'denied'] as const)('keeps a record in memory when storage is %s', async (fault) => {
    storage.fault = fault;
    const {sandbox} = await openPage();
    const first = await countOf(sandbox);
    await create(sandbox);
    expect(await countOf(sandbox)).toBe(first + 1);
  });
});

describe('@run-05 The sandbox of a tab', () => {
  test('knows no key but its own', async () => {
    const {sandbox} = await openPage();
    expect((await create(sandbox, 'ak_of_the_visitor')).status).toBe(401);
  });

  test('starts again when the visit ends, also while it responds', async () => {
    const {sandbox, endVisit} = await openPage();
    const first = await countOf(sandbox);
    const late = create(sandbox);
    endVisit();
    sandbox.forget();
    await late;
    expect(await countOf(sandbox)).toBe(first);
    expect(storage.items.get(ITEM)).toBeUndefined();
  });
});

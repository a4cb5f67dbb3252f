import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {ATTEMPT_LIFETIME_MS} from '../../../../src/features/auth/core/attempt';
import {codeKey, keys, pendingKey} from '../../../../src/features/auth/core/keys';
import {Engine} from '../../../../src/features/auth/engine';
import {signalEnd} from '../../../../src/features/visit';
import {FakeStorage} from '../../support/FakeStorage';
import {eventually} from '../../support/eventually';
import {NOW, NOW_SECONDS, OTHER_ID, client} from './core/samples';

const TOKEN = {access_token: 'abc', created_at: NOW_SECONDS, expires_in: 60};
const fetched = vi.fn<typeof fetch>();

/** A tab whose page starts with what its storage has. */
function startPage(stored: Readonly<Record<string, string>> = {}) {
  const window = Object.assign(new EventTarget(), {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {locks: {request: (_: string, take: () => unknown) => Promise.resolve(take())}});
  const statuses: string[] = [];
  const problems: string[] = [];
  const engine = new Engine(client, ({status, problem}) => {
    statuses.push(status);
    if (problem !== undefined) problems.push(problem);
  });
  for (const [key, text] of Object.entries(stored)) window.sessionStorage.setItem(key, text);
  engine.start();
  return {window, engine, statuses, problems};
}

/** A tab with a login that has just started. */
async function openTab() {
  const {window, engine, statuses, problems} = startPage();
  const replace = vi.fn<(url: string) => void>();
  const popup = {sessionStorage: new FakeStorage(), location: {replace}, opener: window, close: () => undefined};
  await engine.begin(popup as unknown as Window);
  const id = new URL(replace.mock.lastCall?.[0] ?? '').searchParams.get('state') ?? '';
  return Object.assign(window, {
    ...{id, statuses, problems},
    wake: () => window.dispatchEvent(new Event('focus')),
    /** What a popup stores. */
    store: (attemptId: string, returned: object = {code: 'code'}) => {
      const text = JSON.stringify({...returned, time: Date.now()});
      window.localStorage.items.set(codeKey(attemptId), text);
      window.dispatchEvent(new Event('storage'));
    },
  });
}

let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  vi.useFakeTimers({now: NOW});
  fetched.mockReset();
  tab = await openTab();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const html = new Response('<!doctype html>', {status: 200});
test.each<[string, () => Promise<Response>]>([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a timeout', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
  ['status 500', () => Promise.resolve(Response.json({error: 'server_error'}, {status: 500}))],
  ['HTML with status 200', () => Promise.resolve(html)],
  ['a code that is used up', () => Promise.resolve(Response.json({error: 'invalid_grant'}, {status: 400}))],
])('@login-13 A token request that fails ends the login without a message: %s', async (_, respond) => {
  fetched.mockImplementation(respond);
  tab.store(tab.id);
  await eventually(() => expect(tab.statuses).toEqual(['loggedOut', 'pending', 'exchanging', 'loggedOut']));
  expect(tab.problems).toEqual([]);
  expect([tab.sessionStorage.length, tab.localStorage.length]).toEqual([0, 0]);
});

describe('A pending login', () => {
  test('goes on when another code, or an error of another login, comes from another tab', async () => {
    tab.store(OTHER_ID);
    tab.store(OTHER_ID, {error: 'denied'});
    tab.store(tab.id, {forged: true});
    fetched.mockResolvedValueOnce(Response.json(TOKEN));
    await vi.advanceTimersByTimeAsync(5000);
    expect(tab.statuses).toEqual(['loggedOut', 'pending']);
    tab.store(tab.id);
    await eventually(() => expect(tab.statuses.at(-1)).toBe('loggedIn'));
    expect(tab.problems).toEqual([]);
  });

  test('@login-09 gets a token that an earlier login ended with, and keeps it when other tabs store something', async () => {
    signalEnd(TOKEN.access_token);
    fetched.mockImplementation(() => Promise.resolve(Response.json(TOKEN)));
    tab.store(tab.id);
    await eventually(() => expect(tab.statuses.at(-1)).toBe('loggedIn'));
    tab.dispatchEvent(new Event('storage'));
    expect(tab.statuses.at(-1)).toBe('loggedIn');
  });

  test.each([
    ['denied', []],
    ['failed', ['The login failed. Log in again in a few minutes.']],
  ] as const)('ends when its window came back without a code: %s', async (error, problems) => {
    tab.store(tab.id, {error});
    await eventually(() => expect(tab.statuses.at(-1)).toBe('loggedOut'));
    expect(tab.problems).toEqual(problems);
    expect([tab.sessionStorage.length, tab.localStorage.length]).toEqual([0, 0]);
  });

  test('says that it took too long, and leaves nothing in storage', async () => {
    expect(tab.sessionStorage.items.has(keys.attempt)).toBe(true);
    expect(tab.localStorage.items.has(pendingKey(tab.id))).toBe(true);
    await vi.advanceTimersByTimeAsync(ATTEMPT_LIFETIME_MS);
    expect(tab.problems).toEqual([expect.stringContaining('longer than ten minutes')]);
    expect([tab.sessionStorage.length, tab.localStorage.length]).toEqual([0, 0]);
  });
});

describe('A page that starts', () => {
  const attempt = {id: OTHER_ID, verifier: OTHER_ID, time: NOW};
  test.each([
    ['an old attempt', JSON.stringify({...attempt, time: NOW - ATTEMPT_LIFETIME_MS})],
    ['half of an attempt', JSON.stringify(attempt).slice(0, -9)],
    ['an attempt of another shape', JSON.stringify({...attempt, verifier: {}})],
  ])('@real-05 removes %s', (_, text) => {
    const {window, statuses} = startPage({[keys.attempt]: text});
    expect([window.sessionStorage.length, statuses.at(-1)]).toEqual([0, 'loggedOut']);
  });

  test.each(['M'.repeat(10_000), '\u202EMO'])(
    '@real-05 fetches the name again for stored initials that are none',
    (text) => {
      fetched.mockImplementation(() => new Promise(() => undefined));
      const login = {[keys.token]: 'abc', [keys.expiry]: String(NOW_SECONDS + 60)};
      const {window, statuses} = startPage({...login, [keys.initials]: text});
      expect(statuses.at(-1)).toBe('loggedIn');
      expect(window.sessionStorage.items.has(keys.initials)).toBe(false);
      expect(fetched).toHaveBeenCalled();
    },
  );
});

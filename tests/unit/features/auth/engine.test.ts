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
async function openTab(fault: FakeStorage['fault'] = 'none') {
  const {window, engine, statuses, problems} = startPage();
  window.sessionStorage.fault = fault;
  const replace = vi.fn<(url: string) => void>();
  const close = vi.fn();
  const popup = {sessionStorage: new FakeStorage(), location: {replace}, opener: window, close};
  await engine.begin(popup as unknown as Window);
  const id = new URL(replace.mock.lastCall?.[0] ?? 'about:blank').searchParams.get('state') ?? '';
  return Object.assign(window, {
    ...{id, statuses, problems, engine, popup},
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

test('@login-11 a profile that comes after a logout is dropped', async () => {
  let respond = (): void => undefined;
  const late = new Promise<void>((resolve) => (respond = resolve));
  const data = {name: 'Maya Okafor', id: 1};
  fetched.mockResolvedValueOnce(Response.json(TOKEN)).mockImplementation(() => late.then(() => Response.json({data})));
  tab.store(tab.id);
  await eventually(() => expect(tab.statuses.at(-1)).toBe('loggedIn'));
  tab.engine.logOut();
  respond();
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.statuses.at(-1)).toBe('loggedOut');
});

const html = new Response('<!doctype html>', {status: 200});
test.each<[string, () => Promise<Response>]>([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
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

  test('closes its window when it is canceled', () => {
    tab.engine.cancel();
    expect(tab.popup.close).toHaveBeenCalledOnce();
    expect(tab.statuses.at(-1)).toBe('loggedOut');
  });

  test('says that storage is full, and opens no page of the provider', async () => {
    const {id, problems, statuses} = await openTab('full');
    expect(problems).toEqual([expect.stringContaining('no storage left')]);
    expect([id, statuses.at(-1)]).toEqual(['', 'loggedOut']);
  });

  test('says that it took too long, and leaves nothing in storage, also of others', async () => {
    tab.store(OTHER_ID);
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
  ])('@real-05 removes %s', (_, text) => {
    const {window, statuses} = startPage({[keys.attempt]: text});
    expect([window.sessionStorage.length, statuses.at(-1)]).toEqual([0, 'loggedOut']);
  });

  test.each(['', '{', 'null', '[]', '"x"', '{"__proto__":{"id":1}}', '9'.repeat(5000), '\u0000\u202E'])(
    '@real-05 is logged out with %j in each item',
    (text) => {
      const {statuses} = startPage(Object.fromEntries(Object.values(keys).map((key) => [key, text])));
      expect(statuses.at(-1)).toBe('loggedOut');
    },
  );

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

const loginFor = (seconds: number) => ({[keys.token]: 'abc', [keys.expiry]: String(NOW_SECONDS + seconds)});

describe('A login', () => {
  beforeEach(() => void fetched.mockImplementation(() => new Promise(() => undefined)));

  test.each([60, 30 * 86_400])('@login-09 @login-10 of %i s ends in the second of its expiry', async (seconds) => {
    const {statuses} = startPage(loginFor(seconds));
    await vi.advanceTimersByTimeAsync((NOW_SECONDS + seconds) * 1000 - NOW - 1);
    expect(statuses.at(-1)).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses.at(-1)).toBe('loggedOut');
  });

  test('@login-10 has ended for a page that slept past the expiry, when it wakes', () => {
    const {statuses} = startPage(loginFor(60));
    vi.setSystemTime(NOW + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(statuses.at(-1)).toBe('loggedOut');
  });

  test('@real-03 that has expired before a page starts takes what its visitor left along', () => {
    const {window} = startPage({...loginFor(-1), 'devdocs.visitor.calls': '[]'});
    expect([...window.sessionStorage.items.keys()]).toEqual(['devdocs.visit']);
  });

  const me = {data: {first_name: 'Maya'}};
  const team = {data: {name: 'Larkfield'}};
  test.each([
    ['/v2/me', 500, me],
    ['/v2/team', 403, team],
    ['/v2/me', 200, {}],
    ['/v2/team', 200, {data: null}],
  ])('@login-15 stays without a name when %s returns %i %j', async (path, status, body) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    fetched.mockImplementation((url) => {
      const called = new URL(url as string).pathname;
      return Promise.resolve(
        called === path ? Response.json(body, {status}) : Response.json(called === '/v2/me' ? me : team),
      );
    });
    const {statuses, window} = startPage(loginFor(60));
    await eventually(() => expect(logged.mock.calls).toEqual([["Couldn't fetch user data"]]));
    expect([statuses.at(-1), window.sessionStorage.length]).toEqual(['loggedIn', 2]);
    logged.mockRestore();
  });
});

import {createHash} from 'node:crypto';
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {LogInState} from '../../../../../src/features/auth/core/machine';
import {Engine} from '../../../../../src/features/auth/engine';
import {onIdentity} from '../../../../../src/features/auth/identity';
import {ID, NOW, NOW_SECONDS, VERIFIER, client} from '../core/samples';
import {FakeBrowser, FakePopup, FakeProfile, FakeStorage} from './FakeBrowser';

const TOKEN_PATH = '/oauth/token';
const ATTEMPT = 'devdocs.auth.attempt';
const token = {access_token: 'abc', token_type: 'Bearer', created_at: NOW_SECONDS, expires_in: 60};
const me = {data: {first_name: 'Maya', last_name: 'Okafor', team_admin: true, id: 318}};
const team = {data: {license_limit: 60, _private_fields: {active_size: 47}}};

/** A tab with log-in at work, at a provider and an API that answer as they should. */
class Tab {
  readonly storageFull = vi.fn();
  readonly engine: Engine;
  state: LogInState | undefined;
  readonly end: () => void;

  constructor(readonly browser = new FakeBrowser()) {
    browser.answers[TOKEN_PATH] ??= () => Response.json(token);
    browser.answers['/v2/me'] ??= () => Response.json(me);
    browser.answers['/v2/team'] ??= () => Response.json(team);
    this.engine = new Engine({
      client,
      browser,
      onState: (state) => (this.state = state),
      onStorageFull: this.storageFull,
    });
    this.end = this.engine.start();
  }

  /** Begins a log-in. @returns The id of its attempt, as the provider gets it. */
  async begin(popup = new FakePopup()): Promise<string> {
    await this.engine.begin(popup);
    return (await popup.address()).searchParams.get('state') ?? '';
  }

  /** The popup comes back with a code. */
  hearCode(id: string, code = 'the code'): void {
    this.browser.hear(`devdocs.auth.code.${id}`, JSON.stringify({code, time: Date.now()}));
  }

  async logIn(): Promise<void> {
    this.hearCode(await this.begin());
    await this.isIn('loggedIn');
  }

  isIn(phase: LogInState['phase']): Promise<void> {
    return vi.waitFor(() => expect(this.state?.phase).toBe(phase));
  }

  isNamed(initials: string): Promise<void> {
    return vi.waitFor(() => expect(this.state).toMatchObject({initials}));
  }

  body(): Record<string, string> {
    const call = this.browser.fetch.mock.calls.find(([input]) => (input as string).endsWith(TOKEN_PATH));
    return JSON.parse(call?.[1]?.body as string) as Record<string, string>;
  }
}

const exchanges = ({browser}: Tab): number => browser.asked.filter((path) => path === TOKEN_PATH).length;
const silent = (): void => void vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date']});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A log-in', () => {
  test('leaves the marker in the popup, cuts its way back and sends it to the provider', async () => {
    const tab = new Tab();
    const popup = new FakePopup();
    const id = await tab.begin(popup);
    const stored = JSON.parse(tab.browser.sessionStorage.getItem(ATTEMPT) ?? '') as Record<string, string>;
    expect(stored).toMatchObject({id, startedAt: NOW});
    expect(Object.fromEntries(popup.sessionStorage.items)).toEqual({'devdocs.auth.popup': id});
    expect(popup.opener).toBeNull();
    const {searchParams} = await popup.address();
    const challenge = createHash('sha256')
      .update(stored.verifier ?? '')
      .digest('base64url');
    expect(searchParams.get('code_challenge')).toBe(challenge);
    expect(tab.state?.phase).toBe('pending');
  });

  test('@login-06 exchanges the code that it hears of, once, and removes it first', async () => {
    const tab = new Tab();
    tab.browser.answers[TOKEN_PATH] = () => {
      expect(tab.browser.localStorage.items.size).toBe(0);
      expect(tab.browser.sessionStorage.getItem(ATTEMPT)).toBeNull();
      return Response.json(token);
    };
    const id = await tab.begin();
    const {verifier} = JSON.parse(tab.browser.sessionStorage.getItem(ATTEMPT) ?? '') as {verifier: string};
    tab.hearCode(id);
    tab.hearCode(id);
    await tab.isNamed('MO');
    expect(exchanges(tab)).toBe(1);
    expect(tab.body()).toMatchObject({code: 'the code', code_verifier: verifier});
  });

  test('@login-07 sends no cookie, follows no redirect and leaves no trace', async () => {
    const tab = new Tab();
    await tab.logIn();
    const [url, init] = tab.browser.fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://sso.example/oauth/token');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  });

  test('@login-09 @login-14 stores token, expiry and initials, and asks for profile and team with the token', async () => {
    const tab = new Tab();
    await tab.logIn();
    await tab.isNamed('MO');
    expect(Object.fromEntries(tab.browser.sessionStorage.items)).toEqual({
      'devdocs.auth.token': 'abc',
      'devdocs.auth.expiry': String(NOW_SECONDS + 60),
      'devdocs.auth.initials': 'MO',
    });
    expect(tab.browser.asked.slice(1).sort()).toEqual(['/v2/me', '/v2/team?include_private_fields=true']);
    for (const [, init] of tab.browser.fetch.mock.calls.slice(1))
      expect(init?.headers).toMatchObject({Authorization: 'Bearer abc'});
    expect(tab.browser.localStorage.items.size).toBe(0);
  });

  test('tells analytics who it is, late listeners too, and that it has ended', async () => {
    const heard: unknown[] = [];
    const tab = new Tab();
    await tab.logIn();
    await tab.isNamed('MO');
    const end = onIdentity((identity) => heard.push(identity));
    const {id: _id, ...profile} = me.data;
    expect(heard).toEqual([{profile, team: {seatsAvailable: 13}}]);
    tab.engine.logOut();
    expect(heard.slice(1)).toEqual([undefined]);
    end();
  });

  test('is found when the storage event never comes: each second, and when the page wakes', async () => {
    for (const wake of ['timer', 'focus', 'pageshow', 'visibilitychange']) {
      const tab = new Tab();
      const id = await tab.begin();
      tab.browser.localStorage.items.set(`devdocs.auth.code.${id}`, JSON.stringify({code: 'c', time: NOW}));
      if (wake === 'timer') vi.advanceTimersByTime(1000);
      else (wake === 'visibilitychange' ? tab.browser.document : tab.browser).dispatchEvent(new Event(wake));
      await tab.isIn('loggedIn');
      tab.end();
    }
  });

  test('goes on after the page was loaded again while the popup is open', async () => {
    const profile = new FakeProfile();
    const first = new Tab(new FakeBrowser(profile));
    const id = await first.begin();
    first.end();
    const again = new Tab(new FakeBrowser(profile, first.browser.sessionStorage));
    expect(again.state?.phase).toBe('pending');
    again.hearCode(id);
    await again.isIn('loggedIn');
  });

  test('works where the browser has no locks', async () => {
    const browser = new FakeBrowser();
    const tab = new Tab(Object.assign(browser, {navigator: {}}));
    await tab.logIn();
  });
});

describe('What is not the answer to the own attempt', () => {
  test('is ignored: other keys, other storage, broken values, a key that goes', async () => {
    const tab = new Tab();
    const id = await tab.begin();
    const key = `devdocs.auth.code.${id}`;
    const good = JSON.stringify({code: 'c', time: NOW});
    tab.hearCode(ID);
    const tell = (event: object): void => void tab.browser.dispatchEvent(Object.assign(new Event('storage'), event));
    tell({storageArea: tab.browser.sessionStorage, key, newValue: good});
    tell({storageArea: tab.browser.localStorage, key: null, newValue: null});
    tell({storageArea: tab.browser.localStorage, key, newValue: null});
    tab.browser.hear(key, '{"code":5}');
    await Promise.resolve();
    expect(tab.state?.phase).toBe('pending');
    expect(tab.browser.fetch).not.toHaveBeenCalled();
    tab.browser.hear(key, good);
    await tab.isIn('loggedIn');
  });

  test('a duplicated tab takes nothing twice: one exchange, one log-in', async () => {
    const profile = new FakeProfile();
    const first = new Tab(new FakeBrowser(profile));
    const id = await first.begin();
    const copy = new FakeStorage(Object.fromEntries(first.browser.sessionStorage.items));
    const second = new Tab(new FakeBrowser(profile, copy));
    expect(second.state?.phase).toBe('pending');
    first.hearCode(id);
    second.hearCode(id);
    // Both looked before either had the lock.
    await vi.waitFor(() => expect([first.state?.phase, second.state?.phase].sort()).toEqual(['loggedIn', 'loggedOut']));
    expect(exchanges(first) + exchanges(second)).toBe(1);
  });

  test('two tabs log in side by side', async () => {
    const profile = new FakeProfile();
    const tabs = [new Tab(new FakeBrowser(profile)), new Tab(new FakeBrowser(profile))] as const;
    const ids = [await tabs[0].begin(), await tabs[1].begin()] as const;
    for (const tab of tabs) for (const id of [...ids].reverse()) tab.hearCode(id);
    await Promise.all(tabs.map((tab) => tab.isIn('loggedIn')));
    expect(tabs.map(exchanges)).toEqual([1, 1]);
  });

  test('an attempt that is ten minutes old has ended, and its late code is swept', async () => {
    const tab = new Tab();
    const id = await tab.begin();
    vi.advanceTimersByTime(600_000);
    await tab.isIn('loggedOut');
    expect(tab.browser.sessionStorage.items.size).toBe(0);
    tab.hearCode(id);
    expect(tab.browser.fetch).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 600_000);
    tab.browser.dispatchEvent(new Event('focus'));
    expect(tab.browser.localStorage.items.size).toBe(0);
  });

  test('a slow answer of an older attempt does not end the newer one', async () => {
    const tab = new Tab();
    let answer: (response: Response) => void = () => undefined;
    tab.browser.answers[TOKEN_PATH] = () => new Promise((resolve) => (answer = resolve));
    tab.hearCode(await tab.begin(), 'first');
    await tab.isIn('exchanging');
    const second = await tab.begin();
    answer(Response.json({...token, access_token: 'stale'}));
    await vi.waitFor(() => expect(exchanges(tab)).toBe(1));
    await Promise.resolve();
    expect(tab.state?.phase).toBe('pending');
    expect(tab.browser.sessionStorage.getItem('devdocs.auth.token')).toBeNull();
    tab.browser.answers[TOKEN_PATH] = () => Response.json(token);
    tab.hearCode(second, 'second');
    await tab.isIn('loggedIn');
    expect(tab.engine.accessToken()).toBe('abc');
  });

  test('a token that comes after Log Out is dropped', async () => {
    const tab = new Tab();
    let answer: (response: Response) => void = () => undefined;
    tab.browser.answers[TOKEN_PATH] = () => new Promise((resolve) => (answer = resolve));
    tab.hearCode(await tab.begin());
    await tab.isIn('exchanging');
    tab.engine.logOut();
    answer(Response.json(token));
    await new Promise((resolve) => setImmediate(resolve));
    expect(tab.state?.phase).toBe('loggedOut');
    expect(tab.browser.sessionStorage.items.size).toBe(0);
  });
});

describe('@login-13 An exchange that fails', () => {
  const cases: readonly (readonly [string, () => Response | Promise<Response>])[] = [
    ['status 400', () => Response.json({error: 'invalid_grant'}, {status: 400})],
    ['status 401', () => Response.json(token, {status: 401})],
    ['status 500', () => Response.json(token, {status: 500})],
    ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['HTML', () => new Response('<!doctype html>')],
    ['nothing', () => new Response('')],
    ['JSON that breaks off', () => new Response('{"access_token":')],
    ['a past expiry', () => Response.json({...token, created_at: NOW_SECONDS - 86_400})],
  ];
  test.each(cases)('leaves the visitor logged out and says nothing: %s', async (_, answer) => {
    const error = vi.spyOn(console, 'error');
    const tab = new Tab();
    tab.browser.answers[TOKEN_PATH] = answer;
    tab.hearCode(await tab.begin());
    await tab.isIn('loggedOut');
    expect(exchanges(tab)).toBe(1);
    expect(tab.browser.sessionStorage.items.size).toBe(0);
    expect(tab.browser.localStorage.items.size).toBe(0);
    expect(error).not.toHaveBeenCalled();
    expect(tab.storageFull).not.toHaveBeenCalled();
  });

  test('is given up by the browser after 15 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await new Tab().logIn();
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});

describe('A session', () => {
  const stored = {'devdocs.auth.token': 'abc', 'devdocs.auth.expiry': String(NOW_SECONDS + 60)};
  const restore = (items: Record<string, string>): Tab => new Tab(new FakeBrowser(undefined, new FakeStorage(items)));

  test('@login-09 is restored with its initials, without a request', () => {
    const tab = restore({...stored, 'devdocs.auth.initials': 'MO'});
    expect(tab.state).toMatchObject({phase: 'loggedIn', initials: 'MO'});
    expect(tab.browser.fetch).not.toHaveBeenCalled();
    expect(tab.engine.accessToken()).toBe('abc');
  });

  test('asks for the initials that are missing', async () => {
    const tab = restore(stored);
    await tab.isNamed('MO');
  });

  test.each([
    ['the token is missing', {'devdocs.auth.expiry': stored['devdocs.auth.expiry']}],
    ['the expiry is missing', {'devdocs.auth.token': 'abc'}],
    ['the expiry is no number', {...stored, 'devdocs.auth.expiry': 'NaN'}],
    ['it has expired', {...stored, 'devdocs.auth.expiry': String(NOW_SECONDS)}],
    ['only initials are there', {}],
  ])('is removed, all of it, when %s', (_, items) => {
    const tab = restore({...items, 'devdocs.auth.initials': 'MO'});
    expect(tab.state?.phase).toBe('loggedOut');
    expect(tab.browser.sessionStorage.items.size).toBe(0);
  });

  test('does not show initials that are none', () => {
    const tab = restore({...stored, 'devdocs.auth.initials': 'x'.repeat(500)});
    expect(tab.state).not.toHaveProperty('initials');
  });

  test('@login-10 ends at the second of its expiry, on an open page', () => {
    const tab = restore({...stored, 'devdocs.auth.initials': 'MO'});
    vi.advanceTimersByTime(59_499);
    expect(tab.state?.phase).toBe('loggedIn');
    expect(tab.engine.accessToken()).toBe('abc');
    vi.advanceTimersByTime(1);
    expect(tab.state?.phase).toBe('loggedOut');
    expect(tab.engine.accessToken()).toBeUndefined();
    expect(tab.browser.sessionStorage.items.size).toBe(0);
  });

  test('@login-10 is seen to have ended while the machine slept, when it wakes or is asked', () => {
    for (const ask of [
      (tab: Tab) => tab.browser.document.dispatchEvent(new Event('visibilitychange')),
      (tab: Tab) => tab.browser.dispatchEvent(new Event('pageshow')),
      (tab: Tab) => tab.engine.accessToken(),
    ]) {
      vi.setSystemTime(NOW);
      const tab = restore({...stored, 'devdocs.auth.initials': 'MO'});
      vi.setSystemTime(NOW + 3_600_000);
      ask(tab);
      expect(tab.state?.phase).toBe('loggedOut');
    }
  });

  test('of 30 days outlives the longest timer', () => {
    const tab = restore({...stored, 'devdocs.auth.expiry': String(NOW_SECONDS + 30 * 86_400)});
    vi.advanceTimersByTime(29 * 86_400_000);
    expect(tab.engine.accessToken()).toBe('abc');
    vi.advanceTimersByTime(86_400_000);
    expect(tab.state?.phase).toBe('loggedOut');
  });

  test.each([
    [86_400_000, 'loggedOut'],
    [-86_400_000, 'loggedIn'],
  ] as const)('is held against a clock that is off by %i ms, as it is', (offset, phase) => {
    vi.setSystemTime(NOW + offset);
    expect(restore({...stored, 'devdocs.auth.initials': 'MO'}).state?.phase).toBe(phase);
  });

  test('follows what another page of this tab did, when this one is shown again', () => {
    const tab = restore({...stored, 'devdocs.auth.initials': 'MO'});
    tab.browser.sessionStorage.clear();
    tab.browser.dispatchEvent(new Event('pageshow'));
    expect(tab.state?.phase).toBe('loggedOut');
    tab.browser.sessionStorage.items
      .set('devdocs.auth.token', 'def')
      .set('devdocs.auth.expiry', String(NOW_SECONDS + 9));
    tab.browser.dispatchEvent(new Event('pageshow'));
    expect(tab.engine.accessToken()).toBe('def');
  });

  test('@login-11 is cleared by Log Out', async () => {
    const tab = new Tab();
    await tab.logIn();
    await tab.isNamed('MO');
    tab.engine.logOut();
    expect(tab.state?.phase).toBe('loggedOut');
    expect(tab.browser.sessionStorage.items.size).toBe(0);
    expect(tab.engine.accessToken()).toBeUndefined();
  });
});

describe('@login-15 A profile or team that cannot be fetched', () => {
  const faults: readonly (readonly [string, () => Response])[] = [
    ['401', () => Response.json({}, {status: 401})],
    ['403', () => Response.json({}, {status: 403})],
    ['500', () => new Response('no', {status: 500})],
    ['no data', () => Response.json({})],
    ['null data', () => Response.json({data: null})],
    ['HTML', () => new Response('<p>')],
  ];
  for (const path of ['/v2/me', '/v2/team']) {
    test.each(faults)(
      `leaves the visitor logged in, unnamed, with one internal error: ${path} %s`,
      async (_, answer) => {
        const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
        const tab = new Tab();
        tab.browser.answers[path] = answer;
        await tab.logIn();
        await vi.waitFor(() => expect(error).toHaveBeenCalled());
        expect(error.mock.calls).toEqual([["Couldn't fetch user data"]]);
        expect(tab.state).toEqual({
          phase: 'loggedIn',
          generation: 1,
          session: {token: 'abc', expiry: NOW_SECONDS + 60},
        });
      },
    );
  }

  test('has nothing to say once the visitor has logged out', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = new Tab();
    let fail: (response: Response) => void = () => undefined;
    tab.browser.answers['/v2/me'] = () => new Promise((resolve) => (fail = resolve));
    await tab.logIn();
    tab.engine.logOut();
    fail(new Response('', {status: 401}));
    await new Promise((resolve) => setImmediate(resolve));
    expect(error).not.toHaveBeenCalled();
  });
});

describe('Storage', () => {
  test('that is full before the attempt is told of, and the popup closed', async () => {
    const tab = new Tab();
    const popup = new FakePopup();
    tab.browser.sessionStorage.fault = 'full';
    await tab.engine.begin(popup);
    expect(tab.storageFull).toHaveBeenCalledOnce();
    expect(popup.close).toHaveBeenCalledOnce();
    expect(popup.replace).not.toHaveBeenCalled();
    expect(tab.state?.phase).toBe('loggedOut');
  });

  test('that has no room for the token is told of', async () => {
    const tab = new Tab();
    const id = await tab.begin();
    tab.browser.sessionStorage.fault = 'full';
    tab.hearCode(id);
    await tab.isIn('loggedOut');
    expect(tab.storageFull).toHaveBeenCalledOnce();
    expect(tab.browser.sessionStorage.items.size).toBe(0);
  });

  test('that is taken away throws nowhere', async () => {
    silent();
    const browser = new FakeBrowser();
    browser.localStorage.fault = 'denied';
    browser.sessionStorage.fault = 'denied';
    const tab = new Tab(browser);
    const popup = new FakePopup();
    popup.sessionStorage.fault = 'denied';
    await tab.engine.begin(popup);
    vi.advanceTimersByTime(5000);
    tab.engine.logOut();
    expect(tab.engine.accessToken()).toBeUndefined();
  });

  test('of chance under every key is survived, 2,000 times', () => {
    const text = fc.oneof(fc.string({unit: 'binary'}), fc.json(), fc.constantFrom('abc', String(NOW_SECONDS + 9)));
    const names = ['attempt', 'popup', 'token', 'expiry', 'initials'].map((name) => `devdocs.auth.${name}`);
    const items = fc.dictionary(fc.constantFrom(...names), text);
    fc.assert(
      fc.property(
        items,
        fc.dictionary(fc.constantFrom(`devdocs.auth.code.${ID}`, 'devdocs.auth.code.'), text),
        (own, shared) => {
          const browser = new FakeBrowser(undefined, new FakeStorage(own));
          for (const [key, value] of Object.entries(shared)) browser.localStorage.items.set(key, value);
          const tab = new Tab(browser);
          expect(browser.localStorage.items.size).toBe(0);
          if (tab.state?.phase === 'loggedOut') expect(browser.sessionStorage.getItem('devdocs.auth.token')).toBeNull();
          tab.engine.logOut();
          tab.end();
        },
      ),
      {numRuns: 2_000},
    );
  });

  test('with a good attempt and a good code logs in at once', async () => {
    const browser = new FakeBrowser();
    browser.sessionStorage.items.set(ATTEMPT, JSON.stringify({id: ID, verifier: VERIFIER, startedAt: NOW}));
    browser.localStorage.items.set(`devdocs.auth.code.${ID}`, JSON.stringify({code: 'c', time: NOW}));
    const tab = new Tab(browser);
    vi.advanceTimersByTime(1000);
    await tab.isIn('loggedIn');
  });
});

import {describe, expect, test, vi} from 'vitest';
import {ID, NOW} from '../core/samples';
import {eventually} from '../../../support/eventually';
import {FakeBrowser, FakePopup, FakeProfile, FakeStorage} from './FakeBrowser';
import {TOKEN_PATH, Tab, exchanges, stopClock, token} from './Tab';

stopClock();

describe('A response to another attempt', () => {
  test('is ignored: other keys, other storage, invalid values, a removed key', async () => {
    const tab = new Tab();
    const id = await tab.begin();
    const key = `devdocs.auth.code.${id}`;
    const good = JSON.stringify({code: 'c', time: NOW});
    tab.receiveCode(ID);
    const tell = (event: object): void => void tab.browser.dispatchEvent(Object.assign(new Event('storage'), event));
    tell({storageArea: tab.browser.sessionStorage, key, newValue: good});
    tell({storageArea: tab.browser.localStorage, key: null, newValue: null});
    tell({storageArea: tab.browser.localStorage, key, newValue: null});
    tab.browser.receive(key, '{"code":5}');
    await Promise.resolve();
    expect(tab.state?.phase).toBe('pending');
    expect(tab.browser.fetch).not.toHaveBeenCalled();
    tab.browser.receive(key, good);
    await tab.isIn('loggedIn');
  });

  test('a duplicated tab takes nothing twice: one exchange and one login', async () => {
    const profile = new FakeProfile();
    const first = new Tab(new FakeBrowser(profile));
    const id = await first.begin();
    const copy = new FakeStorage(Object.fromEntries(first.browser.sessionStorage.items));
    const second = new Tab(new FakeBrowser(profile, copy));
    expect(second.state?.phase).toBe('pending');
    first.receiveCode(id);
    second.receiveCode(id);
    // Both looked before either had the lock.
    await eventually(() =>
      expect(new Set([first.state?.phase, second.state?.phase])).toEqual(new Set(['loggedIn', 'loggedOut'])),
    );
    expect(exchanges(first) + exchanges(second)).toBe(1);
  });

  test('two tabs log in side by side', async () => {
    const profile = new FakeProfile();
    const tabs = [new Tab(new FakeBrowser(profile)), new Tab(new FakeBrowser(profile))] as const;
    const ids = [await tabs[0].begin(), await tabs[1].begin()] as const;
    for (const tab of tabs) for (const id of [...ids].reverse()) tab.receiveCode(id);
    await Promise.all(tabs.map((tab) => tab.isIn('loggedIn')));
    expect(tabs.map(exchanges)).toEqual([1, 1]);
  });

  test('an attempt that is ten minutes old has ended, and its late code is swept', async () => {
    const tab = new Tab();
    const id = await tab.begin();
    vi.advanceTimersByTime(600_000);
    await tab.isIn('loggedOut');
    expect(tab.browser.sessionStorage.items.size).toBe(0);
    tab.receiveCode(id);
    expect(tab.browser.fetch).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 600_000);
    tab.browser.dispatchEvent(new Event('focus'));
    expect(tab.browser.localStorage.items.size).toBe(0);
  });

  test('a slow response to an older attempt does not end the newer one', async () => {
    const tab = new Tab();
    let respond: (response: Response) => void = () => undefined;
    tab.browser.responses[TOKEN_PATH] = () => new Promise((resolve) => (respond = resolve));
    tab.receiveCode(await tab.begin(), 'first');
    await tab.isIn('exchanging');
    const second = await tab.begin();
    respond(Response.json({...token, access_token: 'stale'}));
    await eventually(() => expect(exchanges(tab)).toBe(1));
    await Promise.resolve();
    expect(tab.state?.phase).toBe('pending');
    expect(tab.browser.sessionStorage.getItem('devdocs.auth.token')).toBeNull();
    tab.browser.responses[TOKEN_PATH] = () => Response.json(token);
    tab.receiveCode(second, 'second');
    await tab.isIn('loggedIn');
    expect(tab.engine.accessToken()).toBe('abc');
  });

  test('a token that comes after Log Out is dropped', async () => {
    const tab = new Tab();
    let respond: (response: Response) => void = () => undefined;
    tab.browser.responses[TOKEN_PATH] = () => new Promise((resolve) => (respond = resolve));
    tab.receiveCode(await tab.begin());
    await tab.isIn('exchanging');
    tab.engine.logOut();
    respond(Response.json(token));
    await new Promise((resolve) => setImmediate(resolve));
    expect(tab.state?.phase).toBe('loggedOut');
    expect(tab.browser.sessionStorage.items.size).toBe(0);
  });
});

describe('A popup', () => {
  test('@real-03 keeps nothing of the page that opened it, but the id of its attempt', async () => {
    const tab = new Tab();
    const popup = new FakePopup();
    for (const key of ['devdocs.visitor.key', 'devdocs.visitor.draft.v2/people-create', 'devdocs.visit'])
      popup.sessionStorage.items.set(key, 'of the visitor');
    const id = await tab.begin(popup);
    expect([...popup.sessionStorage.items]).toEqual([['devdocs.auth.popup', id]]);
    tab.end();
  });
});

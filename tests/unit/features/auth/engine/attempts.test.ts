import {describe, expect, test, vi} from 'vitest';
import {ID, NOW} from '../core/samples';
import {TOKEN_PATH, Tab, stopClock, token} from './Tab';

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

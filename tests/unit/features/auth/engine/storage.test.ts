import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {ID, NOW, NOW_SECONDS, VERIFIER} from '../core/samples';
import {FakeBrowser, FakePopup, FakeStorage} from './FakeBrowser';
import {ATTEMPT, TOKEN_PATH, Tab, stopClock, token} from './Tab';
import {runs} from '../../../support/runs';

beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
});

describe('Storage', () => {
  test('that is full before the attempt shows a message and closes the popup', async () => {
    const tab = new Tab();
    const popup = new FakePopup();
    tab.browser.sessionStorage.fault = 'full';
    await tab.engine.begin(popup);
    expect(tab.storageFull).toHaveBeenCalledOnce();
    expect(popup.close).toHaveBeenCalledOnce();
    expect(popup.replace).not.toHaveBeenCalled();
    expect(tab.state?.phase).toBe('loggedOut');
  });

  test('that has no space for the token shows a message', async () => {
    const tab = new Tab();
    const id = await tab.begin();
    tab.browser.sessionStorage.fault = 'full';
    tab.hearCode(id);
    await tab.isIn('loggedOut');
    expect(tab.storageFull).toHaveBeenCalledOnce();
    expect(tab.browser.sessionStorage.items.size).toBe(0);
  });

  test('that is removed never throws', async () => {
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

  test('of chance under every key is survived, 2,000 times', {timeout: 60_000}, () => {
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
      {numRuns: runs(2_000)},
    );
  });

  test('with a good attempt and a good code logs in immediately', async () => {
    const browser = new FakeBrowser();
    browser.sessionStorage.items.set(ATTEMPT, JSON.stringify({id: ID, verifier: VERIFIER, startedAt: NOW}));
    browser.localStorage.items.set(`devdocs.auth.code.${ID}`, JSON.stringify({code: 'c', time: NOW}));
    // Other tabs of this file tell that the usual token has ended.
    browser.answers[TOKEN_PATH] = () => Response.json({...token, access_token: 'def'});
    const tab = new Tab(browser);
    vi.advanceTimersByTime(1000);
    await tab.isIn('loggedIn');
  });
});

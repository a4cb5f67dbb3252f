import {describe, expect, test, vi} from 'vitest';
import {ID, NOW, VERIFIER} from '../core/samples';
import {FakeBrowser, FakePopup} from './FakeBrowser';
import {ATTEMPT, TOKEN_PATH, Tab, stopClock, token} from './Tab';

stopClock();

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
    tab.receiveCode(id);
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

  test('with a good attempt and a good code logs in immediately', async () => {
    const browser = new FakeBrowser();
    browser.sessionStorage.items.set(ATTEMPT, JSON.stringify({id: ID, verifier: VERIFIER, startedAt: NOW}));
    browser.localStorage.items.set(`devdocs.auth.code.${ID}`, JSON.stringify({code: 'c', time: NOW}));
    // Other tabs of this file have ended the usual token.
    browser.responses[TOKEN_PATH] = () => Response.json({...token, access_token: 'def'});
    const tab = new Tab(browser);
    vi.advanceTimersByTime(1000);
    await tab.isIn('loggedIn');
  });
});

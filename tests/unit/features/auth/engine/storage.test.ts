import {describe, expect, test, vi} from 'vitest';
import {ID, NOW, VERIFIER} from '../core/samples';
import {FakeBrowser} from './FakeBrowser';
import {ATTEMPT, TOKEN_PATH, Tab, stopClock, token} from './Tab';

stopClock();

describe('Storage', () => {
  test('that has no space for the token shows a message', async () => {
    const tab = new Tab();
    const id = await tab.begin();
    tab.browser.sessionStorage.fault = 'full';
    tab.receiveCode(id);
    await tab.isIn('loggedOut');
    expect(tab.storageFull).toHaveBeenCalledOnce();
    expect(tab.browser.sessionStorage.items.size).toBe(0);
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

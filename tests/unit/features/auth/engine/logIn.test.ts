import {describe, expect, test, vi} from 'vitest';
import {onIdentity} from '../../../../../src/features/auth/identity';
import {NOW} from '../core/samples';
import {FakeBrowser} from './FakeBrowser';
import {ATTEMPT, TOKEN_PATH, Tab, exchanges, stopClock, token} from './Tab';

stopClock();

describe('A login', () => {
  test('@login-06 exchanges the code that it hears of, once, and removes it first', async () => {
    const tab = new Tab();
    tab.browser.responses[TOKEN_PATH] = () => {
      expect(tab.browser.localStorage.items.size).toBe(0);
      expect(tab.browser.sessionStorage.getItem(ATTEMPT)).toBeNull();
      return Response.json(token);
    };
    const id = await tab.begin();
    const {verifier} = JSON.parse(tab.browser.sessionStorage.getItem(ATTEMPT) ?? '') as {verifier: string};
    tab.receiveCode(id);
    tab.receiveCode(id);
    await tab.isNamed('MO');
    expect(exchanges(tab)).toBe(1);
    expect(tab.body()).toMatchObject({code: 'the code', code_verifier: verifier});
  });

  test('identifies the user to analytics, also for late listeners, but not after the end', async () => {
    const heard: unknown[] = [];
    const tab = new Tab();
    await tab.logIn();
    await tab.isNamed('MO');
    const end = onIdentity((identity) => heard.push(identity));
    const profile = {first_name: 'Maya', last_name: 'Okafor', team_admin: true};
    expect(heard).toEqual([{profile, team: {seatsAvailable: 13}}]);
    tab.engine.logOut();
    end();
    onIdentity((identity) => heard.push(identity))();
    expect(heard).toHaveLength(1);
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

  test('works where the browser has no locks', async () => {
    const browser = new FakeBrowser();
    const tab = new Tab(Object.assign(browser, {navigator: {}}));
    await tab.logIn();
  });
});

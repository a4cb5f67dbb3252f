import {createHash} from 'node:crypto';
import {describe, expect, test, vi} from 'vitest';
import {onIdentity} from '../../../../../src/features/auth/identity';
import {NOW, NOW_SECONDS} from '../core/samples';
import {FakeBrowser, FakePopup, FakeProfile} from './FakeBrowser';
import {ATTEMPT, TOKEN_PATH, Tab, exchanges, stopClock, token} from './Tab';

stopClock();

describe('A login', () => {
  test('stores the marker in the popup, removes its opener and sends it to the provider', async () => {
    const tab = new Tab();
    const popup = new FakePopup();
    const id = await tab.begin(popup);
    const stored = JSON.parse(tab.browser.sessionStorage.getItem(ATTEMPT) ?? '') as Record<string, string>;
    expect(stored).toMatchObject({id, startedAt: NOW});
    expect(Object.fromEntries(popup.sessionStorage.items)).toEqual({'devdocs.auth.popup': id});
    expect(popup.opener).toBeNull();
    const {searchParams} = await popup.url();
    const challenge = createHash('sha256')
      .update(stored.verifier ?? '')
      .digest('base64url');
    expect(searchParams.get('code_challenge')).toBe(challenge);
    expect(tab.state?.phase).toBe('pending');
  });

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
    expect(tab.browser.requested.slice(1).sort()).toEqual(['/v2/me', '/v2/team?include_private_fields=true']);
    for (const [, init] of tab.browser.fetch.mock.calls.slice(1))
      expect(init?.headers).toMatchObject({Authorization: 'Bearer abc'});
    expect(tab.browser.localStorage.items.size).toBe(0);
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

  test('goes on after the page was loaded again while the popup is open', async () => {
    const profile = new FakeProfile();
    const first = new Tab(new FakeBrowser(profile));
    const id = await first.begin();
    first.end();
    const again = new Tab(new FakeBrowser(profile, first.browser.sessionStorage));
    expect(again.state?.phase).toBe('pending');
    again.receiveCode(id);
    await again.isIn('loggedIn');
  });

  test('works where the browser has no locks', async () => {
    const browser = new FakeBrowser();
    const tab = new Tab(Object.assign(browser, {navigator: {}}));
    await tab.logIn();
  });
});

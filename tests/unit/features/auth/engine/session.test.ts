import {describe, expect, test, vi} from 'vitest';
import {NOW_SECONDS} from '../core/samples';
import {FakeBrowser, FakeProfile, FakeStorage} from './FakeBrowser';
import {Tab, stopClock} from './Tab';

stopClock();

const unnamed = {'devdocs.auth.token': 'abc', 'devdocs.auth.expiry': String(NOW_SECONDS + 60)};
const stored = {...unnamed, 'devdocs.auth.initials': 'MO'};
/** A tab that starts with these items in its session storage. */
const restore = (items: Record<string, string>, profile?: FakeProfile): Tab =>
  new Tab(new FakeBrowser(profile, new FakeStorage(items)));

describe('A session', () => {
  test('@login-09 is restored with its initials, without a request', () => {
    const tab = restore(stored);
    expect(tab.state).toMatchObject({phase: 'loggedIn', initials: 'MO'});
    expect(tab.browser.fetch).not.toHaveBeenCalled();
    expect(tab.engine.accessToken()).toBe('abc');
  });

  test('fetches missing initials', async () => {
    await restore(unnamed).isNamed('MO');
  });

  test.each([
    ['the token is missing', {'devdocs.auth.expiry': unnamed['devdocs.auth.expiry']}],
    ['it has expired', {...unnamed, 'devdocs.auth.expiry': String(NOW_SECONDS)}],
  ])('is removed, all of it, when %s', (_, items) => {
    const tab = restore({...items, 'devdocs.auth.initials': 'MO'});
    expect(tab.state?.phase).toBe('loggedOut');
    expect(tab.browser.sessionStorage.items.size).toBe(0);
  });

  test('does not show initials that are none', () => {
    const tab = restore({...unnamed, 'devdocs.auth.initials': 'x'.repeat(500)});
    expect(tab.state).not.toHaveProperty('initials');
  });

  test('follows what another page of this tab did, when this one is shown again', () => {
    const tab = restore(stored);
    tab.browser.sessionStorage.clear();
    tab.browser.dispatchEvent(new Event('pageshow'));
    expect(tab.state?.phase).toBe('loggedOut');
    tab.browser.sessionStorage.items
      .set('devdocs.auth.token', 'def')
      .set('devdocs.auth.expiry', String(NOW_SECONDS + 9));
    tab.browser.dispatchEvent(new Event('pageshow'));
    expect(tab.engine.accessToken()).toBe('def');
  });

  test('@real-03 leaves no code of an attempt whose popup was closed late', async () => {
    const tab = new Tab();
    await tab.logIn();
    tab.browser.localStorage.setItem('devdocs.auth.code.late', JSON.stringify({code: 'c', time: Date.now()}));
    tab.engine.logOut();
    expect([...tab.browser.localStorage.items.keys()].filter((key) => key.includes('auth.code'))).toEqual([]);
  });
});

describe('The end of a visit', () => {
  test('@real-03 comes with Log Out, once, and with the next login', async () => {
    const tab = new Tab();
    await tab.logIn();
    expect(tab.ends).toEqual(['loggedIn']);
    tab.engine.logOut();
    tab.engine.logOut();
    expect(tab.ends).toEqual(['loggedIn', 'loggedOut']);
    await tab.logIn();
    expect(tab.ends).toEqual(['loggedIn', 'loggedOut', 'loggedIn']);
  });

  test('@real-03 comes with the expiry on an open page', () => {
    const tab = restore(stored);
    expect(tab.ends).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(tab.ends).toEqual(['expired']);
  });

  test('@real-03 comes with an expiry that is found after a reload, once', () => {
    const tab = restore({...stored, 'devdocs.auth.expiry': String(NOW_SECONDS)});
    expect(tab.ends).toEqual(['expired']);
    tab.browser.dispatchEvent(new Event('pageshow'));
    expect(tab.ends).toEqual(['expired']);
  });

  test('does not come with a reload, nor with an attempt that lapses', async () => {
    const tab = restore(stored);
    const other = new Tab();
    await other.begin();
    vi.advanceTimersByTime(661_000);
    await other.isIn('loggedOut');
    expect(other.ends).toEqual([]);
    expect(tab.ends).toEqual(['expired']);
  });

  test('@real-03 reaches a duplicated tab and no other login', async () => {
    const profile = new FakeProfile();
    const [first, twin] = [restore(stored, profile), restore(stored, profile)];
    const other = restore({...stored, 'devdocs.auth.token': 'def'}, profile);
    first.engine.logOut();
    await twin.isIn('loggedOut');
    expect(twin.ends).toEqual(['loggedOut']);
    expect(twin.browser.sessionStorage.items.size).toBe(0);
    expect(other.state?.phase).toBe('loggedIn');
    for (const tab of [first, twin, other]) tab.end();
  });
});

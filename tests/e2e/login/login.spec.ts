import {createHash} from 'node:crypto';
import {siteSettings} from '../../../sandbox/settings';
import {sandboxPorts} from '../../../src/cli/sandboxPorts';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {LogInPopup} from '../../fixtures/pages/LogIn';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const {SSO_URL = '', CLIENT_ID, CLIENT_SECRET} = siteSettings(sandboxPorts());

test('@login-04 @login-07 a login sends exactly what the provider needs', async ({baseURL, logIn, page, site}) => {
  await site.open('/docs/platform/intro/');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, {heard});
    window.addEventListener('storage', ({key, newValue}) => heard.push([key, newValue]));
  });
  const popup = await logIn.open();
  const {id, verifier} = JSON.parse((await logIn.stored()).attempt ?? '') as Record<'id' | 'verifier', string>;

  await test.step('requests a code with client, origin and an S256 challenge', () => {
    expect(Buffer.from(verifier, 'base64url')).toHaveLength(32);
    expect(logIn.authorizations.map(({origin}) => origin)).toEqual([SSO_URL]);
    expect(Object.fromEntries(logIn.authorizations[0]?.searchParams ?? [])).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: baseURL,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: id,
    });
  });
  await popup.choose('Tomas Lindqvist');
  await logIn.isLoggedInAs('TL');

  await test.step('passes the code through local storage, and removes it', async () => {
    const heard = await page.evaluate(() => (window as unknown as {heard: [string, string][]}).heard);
    const [key, text] = heard[0] ?? ['', '{}'];
    expect(key).toBe(`devdocs.auth.code.${id}`);
    const {code} = JSON.parse(text) as {code: string};
    expect(logIn.exchanges.map((request) => (request.postDataJSON() as {code: string}).code)).toEqual([code]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('auth')))).toEqual([]);
  });

  await test.step('exchanges the code as JSON with exactly eight fields, without cookies', async () => {
    const [request, ...others] = logIn.exchanges;
    expect(others).toEqual([]);
    expect(request?.url()).toBe(`${SSO_URL}/oauth/token`);
    const headers = (await request?.allHeaders()) ?? {};
    expect(headers['content-type']).toBe('application/json');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(request?.postDataJSON()).toEqual({
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      code: expect.stringMatching(/^\S+$/) as unknown,
      code_verifier: verifier,
      grant_type: 'authorization_code',
      redirect_uri: baseURL,
      context: '',
      scope: '',
    });
  });
});

test('@login-09 @login-14 profile and team are read, and a reload keeps the session', async ({logIn, site}) => {
  await site.open('/docs/platform/intro/');
  await logIn.succeedsAs('Tomas Lindqvist');

  await test.step('requests profile and team with the token immediately', async () => {
    const {token} = await logIn.stored();
    const calls = logIn.introductions.map((request) => {
      const {pathname, search} = new URL(request.url());
      return pathname + search;
    });
    expect(calls.sort()).toEqual(['/v2/me', '/v2/team?include_private_fields=true']);
    for (const request of logIn.introductions) expect(request.headers().authorization).toBe(`Bearer ${token ?? ''}`);
  });

  await test.step('keeps the session over a reload, with its expiry in seconds', async () => {
    const response = (await (await logIn.exchanges[0]?.response())?.json()) as Record<string, number | string>;
    const stored = {
      token: response.access_token,
      expiry: String(Number(response.created_at) + Number(response.expires_in)),
      initials: 'TL',
    };
    await expect.poll(() => logIn.stored()).toEqual(stored);
    await site.reload();
    await logIn.isLoggedInAs('TL');
    await expect.poll(() => logIn.stored()).toEqual(stored);
    expect(logIn.introductions).toHaveLength(2);
  });

  await test.step('Log Out ends it', async () => {
    await logIn.menu.press('Enter');
    await logIn.logOut.press('Enter');
    await logIn.isLoggedOut();
    await expect(logIn.button).toBeFocused();
    await site.isAt('/docs/platform/intro/');
  });
});

test('@login-01 @login-11 the menu shows the account, and works by keyboard', async ({axe, logIn, page, site}) => {
  await site.open('/docs/platform/intro/');
  await logIn.succeedsAs('Maya Okafor', {tokenLife: 7130});

  await test.step('closes as menus do', async () => {
    await logIn.menu.focus();
    await expect(logIn.menu).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(logIn.logOut).toBeVisible();
    expect((await axe().include('.navbar').analyze()).violations).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(logIn.logOut).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(logIn.logOut).toBeHidden();
    await expect(logIn.menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(logIn.logOut).toBeHidden();
    await logIn.menu.click();
    await page.getByRole('heading', {level: 1}).click();
    await expect(logIn.logOut).toBeHidden();
  });

  await logIn.menu.click();
  await expect(logIn.account).toContainText('Maya Okafor');
  await expect(logIn.account).toContainText('Larkfield Systems');
  await expect(logIn.account).toContainText(/Expires on \w+ \d+, \d{4}, \d/);
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).not.toMatch(/Maya|Okafor|Larkfield/);
  await site.reload();
  await logIn.menu.click();
  await expect(logIn.account).toHaveText(/^In this tab only. Expires on \w+ \d+, \d{4}, \d/);
  expect(logIn.introductions).toHaveLength(2);
});

test('@login-03 @login-12 the window is centered, and a denial changes nothing', async ({axe, logIn, page, site}) => {
  await page.addInitScript(() => {
    const position = {screenX: 300, screenY: 100, outerWidth: 1400, outerHeight: 1000};
    for (const [name, value] of Object.entries(position)) Object.defineProperty(window, name, {value});
    const open = window.open.bind(window);
    window.open = (...args) => {
      Object.assign(window, {opened: args});
      return open(...args);
    };
  });
  await site.open('/');

  await test.step('opens 800 by 500 over the middle of the window', async () => {
    const popup = await logIn.open();
    const [url, , features] = await page.evaluate(() => (window as unknown as {opened: string[]}).opened);
    expect(url).toBe('about:blank');
    expect(features?.split(',').sort()).toEqual(['height=500', 'left=600', 'popup=yes', 'top=350', 'width=800']);
    expect(await popup.page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([800, 500]);
    await expect(popup.page).toHaveURL(new RegExp(`^${SSO_URL}/`));
  });

  await test.step('while the window is open, the page says so, and can replace or cancel it', async () => {
    await expect(logIn.notice).toHaveText('Waiting for the login window…');
    expect((await axe().include('.navbar').analyze()).violations).toEqual([]);
    await expect(page.getByText('Closed the window? Log in again.').locator('visible=true')).toHaveCount(1);
    await logIn.open(logIn.openNew);
    await expect(logIn.notice).toHaveText('Waiting for the login window…');
    await logIn.cancel.click();
    await logIn.isLoggedOut();
    await expect(logIn.notice).toBeEmpty();
    expect(logIn.exchanges).toEqual([]);
  });

  await test.step('does not change if the visitor denies access, and works again', async () => {
    const popup = await logIn.open();
    await popup.deny();
    await logIn.isLoggedOut();
    await expect(logIn.notice).toBeEmpty();
    expect(logIn.exchanges).toEqual([]);
    await logIn.succeedsAs('Maya Okafor');
    await expect(logIn.notice).toBeEmpty();
  });
});

test('A session is restored without movement', async ({logIn, page, site}) => {
  const layoutShift = await watchLayoutShift(page);
  await logIn.earlierOn(site, '/');
  expect(await layoutShift()).toBeLessThan(0.01);
});

test.describe('At 390 pixels', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('@login-01 @shell-04 the sidebar has Log In or Log Out', async ({logIn, page, site}) => {
    await site.open('/docs/platform/intro/');
    await expect(site.navbar.logInSlot).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    const button = sidebar.getByRole('button', {name: 'Log In', exact: true});
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await new LogInPopup(popup).choose('Maya Okafor');
    const out = sidebar.getByRole('button', {name: 'Log Out'});
    await expect(out).toBeVisible();
    await expect(sidebar.getByText('MO', {exact: true})).toBeVisible();
    await sidebar.getByRole('button', {name: /Back to main menu/}).click();
    await out.click();
    await expect(button).toBeVisible();
    await expect.poll(() => logIn.stored()).toEqual({});

    await page.setViewportSize({width: 1200, height: 844});
    await expect(sidebar).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(site.navbar.link('API Logs')).toBeVisible();
    await expect(site.navbar.logInSlot).toBeVisible();
  });
});

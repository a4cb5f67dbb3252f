import {type Page} from '@playwright/test';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const ID = 'A'.repeat(43);
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('devdocs.auth.')),
  );

test.describe('The page of the redirect URI', () => {
  test('means nothing when it is opened by hand or by a link', async ({logIn, page, site}) => {
    await page.addInitScript(() => {
      window.close = () => document.documentElement.setAttribute('data-closed', '');
    });
    for (const query of ['?error=server_error&error_description=Call%20555-0100', `?code=abc&state=${ID}`]) {
      await test.step(query, async () => {
        await site.open(`/${query}`);
        await site.isAt('/');
        await expect(logIn.button).toBeVisible();
        await expect.poll(() => stored(page)).toEqual([]);
        await expect(page.getByText(/555-0100|close this window/i)).toHaveCount(0);
        await expect(page.locator('[data-closed]')).toHaveCount(0);
      });
    }
    await test.step('another page', async () => {
      await site.open(`/docs/platform/intro/?code=abc&state=${ID}`);
      expect(new URL(page.url()).search).toBe(`?code=abc&state=${ID}`);
      await expect.poll(() => stored(page)).toEqual([]);
      await expect(page.locator('[data-sso-url]')).toHaveCount(0);
    });
  });

  test('reports a failed login in its own words', async ({logIn, site}) => {
    await site.open('/');

    await test.step('The provider cannot reach the page that opened it', async () => {
      const {page: provider} = await logIn.open();
      expect(
        await provider.evaluate(() => {
          const opener = window.opener as Window | null;
          opener?.location.replace('about:blank#stolen');
          return opener;
        }),
      ).toBeNull();
      await site.isAt('/');
      await logIn.cancel.click();
    });

    await test.step('an error of the provider', async () => {
      const {page: popup} = await logIn.open();
      await popup.goto('/?error=server_error&error_description=%3Cb%3ECall%20555-0100');
      await expect(popup.getByText('Login failed. Close this window and try again.')).toBeVisible();
      await expect(popup.getByText('555-0100')).toHaveCount(0);
      await expect(popup).toHaveURL('/');
      await expect(logIn.notice).toContainText('The login failed');
      await expect(logIn.button).toBeVisible();
    });

    expect(logIn.exchanges).toEqual([]);
  });
});

test('@login-06 another state is rejected, and a missing one needs the marker', async ({logIn, site}) => {
  await site.open('/');
  const popup = await logIn.open();
  await popup.provoke({state: 'wrong'});
  await popup.page.getByRole('button', {name: 'Log in as Maya Okafor'}).click();
  await expect(popup.page.getByText('Login failed.')).toBeVisible();
  await expect(logIn.notice).toContainText('The login failed');
  expect(logIn.exchanges).toEqual([]);

  await logIn.succeedsAs('Maya Okafor', {state: 'missing'});
});

test('a login window that cannot store its code says that the login failed', async ({context, logIn, site}) => {
  await context.addInitScript(() => {
    if (!window.location.search.includes('code=')) return;
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await site.open('/');
  const popup = await logIn.open();
  await popup.page.getByRole('button', {name: 'Log in as Maya Okafor'}).click();
  await expect(popup.page.getByText('Login failed. Close this window and try again.')).toBeVisible();
  await expect(popup.page).toHaveURL('/');
  await logIn.cancel.click();
  expect(logIn.exchanges).toEqual([]);
});

test.describe('A login window without its marker, which some browsers drop, and without its files', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR/});

  test('@login-05 @real-05 stores the code, keeps its URL clean, and says that it can be closed', async ({
    context,
    logIn,
    site,
  }) => {
    await context.addInitScript(() => {
      window.close = () => undefined;
      if (window.location.search.includes('code=')) sessionStorage.clear();
    });
    await site.open('/');
    await context.route('**/assets/**', (route) =>
      route.request().frame().page() === site.page ? route.continue() : route.abort(),
    );
    const sent: string[] = [];
    context.on('request', (request) => {
      const {origin} = new URL(request.url());
      if (origin !== new URL(site.page.url()).origin) sent.push(request.url(), request.headers().referer ?? '');
    });
    const popup = await logIn.open();
    await popup.page.getByRole('button', {name: 'Log in as Maya Okafor'}).click();
    await expect(popup.page.getByRole('status').filter({hasText: 'You can close this window.'})).toBeVisible();
    await expect(popup.page).toHaveURL('/');
    await logIn.isLoggedInAs('MO');
    const exchanged = logIn.exchanges[0]?.postDataJSON() as {code: string} | undefined;
    const code = String(exchanged?.code);
    const browser = await context.newCDPSession(popup.page);
    const {entries} = await browser.send('Page.getNavigationHistory');
    expect(entries.filter(({url}) => url.includes(code))).toEqual([]);
    expect(sent.filter((text) => text.includes(code))).toEqual([]);
  });
});

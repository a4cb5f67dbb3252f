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
    for (const query of [
      '?code=abc',
      '?code=abc&state=short',
      `?code=abc&code=def&state=${ID}`,
      '?error=access_denied',
      '?error=server_error&error_description=Call%20555-0100',
      `?code=${'a'.repeat(7000)}`,
      '?code=%E0%A4%A',
      `?code=abc&state=${ID}`,
      `?error=access_denied&state=${ID}`,
      `?code=abc&error=abc&state=${ID}`,
    ]) {
      await test.step(query.slice(0, 60), async () => {
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

  test('ignores and removes a forged code, and accepts only its own', async ({logIn, page, site}) => {
    await site.open('/');
    const key = `devdocs.auth.code.${ID}`;
    await page.evaluate((name) => {
      localStorage.setItem(name, JSON.stringify({code: 'forged', time: Date.now()}));
    }, key);
    await logIn.succeedsAs('Maya Okafor');
    expect(logIn.exchanges).toHaveLength(1);
    await page.clock.install({time: Date.now() + 660_000});
    await site.reload();
    await logIn.isLoggedInAs('MO');
    await expect.poll(() => stored(page)).not.toContain(key);
  });

  test('@login-05 stores the code, and says that its window can be closed', async ({context, logIn, site}) => {
    await context.addInitScript(() => {
      window.close = () => undefined;
    });
    await site.open('/');
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
    const code = logIn.exchangedCode();
    const browser = await context.newCDPSession(popup.page);
    const {entries} = await browser.send('Page.getNavigationHistory');
    expect(entries.filter(({url}) => url.includes(code))).toEqual([]);
    expect(sent.filter((text) => text.includes(code))).toEqual([]);
  });

  test('reports a failed login in its own words, and stores no code of another', async ({logIn, page, site}) => {
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

    for (const [name, query] of [
      ['another state', `?code=foreign&state=${ID}`],
      ['two codes', '?code=foreign&code=other'],
      ['a foreign issuer', `?code=foreign&iss=${encodeURIComponent('https://evil.example')}`],
    ] as const) {
      await test.step(`stores no code with ${name}, in our own popup too`, async () => {
        const popup = await logIn.open();
        await popup.page.goto(`/${query}`);
        await expect(popup.page.getByText('Login failed.')).toBeVisible();
        await expect.poll(() => stored(page)).toEqual([]);
        await expect(logIn.notice).toContainText('The login failed');
        await expect(logIn.cancel).toHaveCount(0);
      });
    }
    expect(logIn.exchanges).toEqual([]);
  });
});

test.describe('A foreign code in our own popup', () => {
  test.use({expectedErrors: /400/});

  test('@login-13 fails at the provider, bound by state or marker', async ({logIn, site}) => {
    await site.open('/');
    for (const [attempt, proof] of (['state', 'marker'] as const).entries()) {
      await test.step(proof, async () => {
        const {page} = await logIn.open();
        const own = logIn.authorizations[attempt]?.searchParams.get('state') ?? '';
        await page.goto(`/?code=foreign${proof === 'state' ? `&state=${own}` : ''}`).catch(() => null);
        await expect.poll(async () => (await logIn.exchanges[attempt]?.response())?.status()).toBe(400);
        await logIn.isLoggedOut();
        await expect(logIn.notice).toBeEmpty();
      });
    }
  });
});

test('@login-06 another state is rejected, and a missing one needs the marker', async ({logIn, request, site}) => {
  await site.open('/');
  const popup = await logIn.open();
  await popup.provoke({state: 'wrong'});
  await popup.page.getByRole('button', {name: 'Log in as Maya Okafor'}).click();
  await expect(popup.page.getByText('Login failed.')).toBeVisible();
  await expect(logIn.notice).toContainText('The login failed');
  expect(logIn.exchanges).toEqual([]);

  await logIn.succeedsAs('Maya Okafor', {state: 'missing'});

  await test.step('A code works once: a replay is rejected and revokes the token', async () => {
    const [exchange] = logIn.exchanges;
    const {token = ''} = await logIn.stored();
    const replay = await request.post(exchange?.url() ?? '', {data: exchange?.postDataJSON() as object});
    expect(replay.status()).toBe(400);
    expect(await replay.json()).toMatchObject({error: 'invalid_grant'});
    const me = await request.get(logIn.introductions[0]?.url() ?? '', {headers: {Authorization: `Bearer ${token}`}});
    expect(me.status()).toBe(401);
  });
});

test('a login succeeds without its marker, which some browsers drop', async ({context, logIn, site}) => {
  await context.addInitScript(() => {
    if (window.location.search.includes('code=')) sessionStorage.clear();
  });
  await site.open('/');
  await logIn.succeedsAs('Maya Okafor');
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

test.describe('A login window whose files do not load', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR/});

  test('@real-05 logs in with a clean URL', async ({context, logIn, site}) => {
    const sent: string[] = [];
    await site.open('/');
    await context.route('**/assets/**', (route) =>
      route.request().frame().page() === site.page ? route.continue() : route.abort(),
    );
    const {origin} = new URL(site.page.url());
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== origin) sent.push(request.url(), request.headers().referer ?? '');
    });
    await logIn.succeedsAs('Maya Okafor');
    const code = logIn.exchangedCode();
    expect(sent.filter((text) => text.includes(code))).toEqual([]);
  });
});

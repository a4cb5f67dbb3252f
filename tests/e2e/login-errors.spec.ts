import type {SimulatedErrors} from '../../sandbox/sso/simulatedErrors';
import {hold} from '../fixtures/conditions';
import {setPolicy} from '../fixtures/policy';
import {expect, test} from '../fixtures/test';

const INTRO = '/docs/platform/intro/';

test.describe('An exchange that fails', () => {
  // The browser itself notes answers that failed; the site adds nothing.
  test.use({expectedErrors: /^Failed to load resource|blocked by CORS policy|ERR_FAILED/});

  test('@login-13 @errors-01 leaves the visitor logged out, without a message, and the next attempt succeeds', async ({
    logIn,
    page,
    site,
  }) => {
    await site.open(INTRO);
    for (const [before, token] of (['error', 'garbage', 'html', 'redirect', 'no-expiry', 'past'] as const).entries()) {
      await test.step(token, async () => {
        await logIn.as('Maya Okafor', {token});
        await expect.poll(() => logIn.exchanges.length).toBe(before + 1);
        await logIn.exchanges[before]?.response();
        await expect.poll(() => logIn.stored()).toEqual({});
        await logIn.isLoggedOut();
        await expect(logIn.notice).toBeEmpty();
        expect(logIn.exchanges).toHaveLength(before + 1);
        expect(logIn.introductions).toEqual([]);
      });
    }
    await test.step('without a network', async () => {
      const failed = logIn.exchanges.length;
      await page.route('**/oauth/token', (route) => route.abort());
      await logIn.as('Maya Okafor');
      await expect.poll(() => logIn.exchanges.length).toBe(failed + 1);
      await logIn.isLoggedOut();
      await page.unroute('**/oauth/token');
    });
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
  });
});

test.describe('A profile that fails', () => {
  test.use({expectedErrors: /^(Couldn't fetch user data$|Failed to load resource)/});

  const cases: readonly (readonly [keyof Pick<SimulatedErrors, 'me' | 'team'>, SimulatedErrors['me']])[] = [
    ['me', '401'],
    ['me', '403'],
    ['me', '500'],
    ['me', 'no-data'],
    ['team', '500'],
    ['team', 'no-data'],
  ];

  test('@login-15 @errors-01 shows Logged In, and logs one internal error; Log Out works', async ({
    logIn,
    page,
    site,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith("Couldn't")) errors.push(message.text());
    });
    await site.open(INTRO);
    for (const [call, error] of cases) {
      await test.step(`${call} ${error}`, async () => {
        errors.length = 0;
        await logIn.as('Maya Okafor', {[call]: error});
        await logIn.isLoggedInAs('Logged In');
        await expect.poll(() => errors).toEqual(["Couldn't fetch user data"]);
        expect(Object.keys(await logIn.stored()).sort()).toEqual(['expiry', 'token']);
        await logIn.end();
        await logIn.isLoggedOut();
      });
    }
    await test.step('a profile that never arrives', async () => {
      await logIn.as('Maya Okafor', {me: 'hang'});
      await logIn.isLoggedInAs('Logged In');
      await logIn.end();
      await logIn.isLoggedOut();
    });
  });
});

test('Profile data is in neither page nor storage, and a hostile name shows its letters and nothing more', async ({
  logIn,
  page,
  site,
}) => {
  const everything = (): Promise<string> =>
    page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[sessionStorage, localStorage].flatMap((storage) => Object.values(storage) as string[]),
      ].join('\n'),
    );
  await site.open(INTRO);
  const before = await everything();
  await logIn.as('Maya Okafor');
  await logIn.isLoggedInAs('MO');
  const after = await everything();
  const answers = await Promise.all(
    logIn.introductions.map(async (call) => (await call.response())?.json() as unknown),
  );
  const known = JSON.stringify(answers).match(/[^"{}[\],:]{5,}/g) ?? [];
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter((text) => after.includes(text) && !before.includes(text))).toEqual([]);
  const {token = ''} = await logIn.stored();
  expect(token.length).toBeGreaterThan(20);
  expect(await page.content()).not.toContain(token);
  await logIn.end();

  await test.step('a name with markup and turned text', async () => {
    await logIn.as('Maya Okafor', {me: 'hostile'});
    await expect(logIn.menu).not.toHaveText('Logged In');
    expect((await logIn.menu.innerText()).length).toBeLessThanOrEqual(4);
    await expect(site.navbar.logInSlot.locator('script, img, b')).toHaveCount(0);
    const box = await logIn.menu.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(96);
    expect(await site.sidewaysScroll()).toBe(0);
  });
});

test('A popup that was blocked, closed or replaced has no effect, and a later one logs in', async ({
  axe,
  logIn,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = true;
    window.open = (...args) => {
      if (!blocked) return open(...args);
      blocked = false;
      return null;
    };
  });
  await site.open(INTRO);

  await test.step('A blocked popup shows a message, and the button stays usable', async () => {
    await logIn.button.click();
    await expect(logIn.notice).toContainText('Your browser blocked the login window.');
    expect((await axe().include('.navbar').analyze()).violations).toEqual([]);
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    await expect(logIn.notice).toBeEmpty();
    await logIn.end();
  });

  await test.step('A closed popup has no effect: the next one logs in', async () => {
    const popup = await logIn.open();
    await popup.page.close();
    await expect(logIn.button).toBeVisible();
    await logIn.as('Tomas Lindqvist');
    await logIn.isLoggedInAs('TL');
    await logIn.end();
  });

  await test.step('Of two popups only the newer one logs in', async () => {
    const before = logIn.exchanges.length;
    const older = await logIn.open();
    const newer = await logIn.open();
    await older.choose('Tomas Lindqvist');
    expect(logIn.exchanges).toHaveLength(before);
    await newer.choose('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    expect(logIn.exchanges).toHaveLength(before + 1);
    await logIn.end();
  });

  await test.step('A slow token of an older attempt does not take over', async () => {
    const before = logIn.exchanges.length;
    const release = await hold(page, '**/oauth/token');
    await logIn.as('Tomas Lindqvist');
    await expect.poll(() => logIn.exchanges.length).toBe(before + 1);
    await page.route('**/oauth/token', (route) => route.continue());
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    release();
    // The page may have given the older one up.
    await (await logIn.exchanges[before]?.response().catch(() => null))?.finished();
    await logIn.isLoggedInAs('MO');
  });
});

test('A login completes although the page was reloaded while the popup was open', async ({logIn, site}) => {
  await site.open(INTRO);
  const popup = await logIn.open();
  await site.reload();
  await popup.choose('Maya Okafor');
  await logIn.isLoggedInAs('MO');
  expect(logIn.exchanges).toHaveLength(1);
});

test('A popup that is open for 11 minutes has expired', async ({logIn, page, site}) => {
  await page.clock.install();
  await site.open(INTRO);
  const popup = await logIn.open();
  await page.clock.fastForward(660_000);
  await expect.poll(() => logIn.stored()).toEqual({});
  await popup.choose('Maya Okafor');
  await page.clock.runFor(5000);
  await expect(logIn.button).toBeVisible();
  expect(logIn.exchanges).toEqual([]);
});

test('A duplicated tab has the same attempt: only one of the two exchanges the code', async ({logIn, page, site}) => {
  await site.open(INTRO);
  const popup = await logIn.open();
  // A tab that a page opens gets a copy of its session storage, as a duplicated one does.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => {
      window.open(window.location.href);
    }),
  ]);
  await expect(copy.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const attempts = await Promise.all([logIn.stored(), logIn.stored(copy)]);
  expect(attempts[1]).toEqual(attempts[0]);
  await popup.choose('Maya Okafor');
  const menus = [page, copy].map((tab) => tab.getByRole('button', {name: 'MO, account menu'}));
  await expect.poll(async () => (await Promise.all(menus.map((menu) => menu.count()))).sort()).toEqual([0, 1]);
  expect(logIn.exchanges).toHaveLength(1);
});

test('Two tabs log in side by side', async ({baseURL, context, logIn, site}) => {
  await site.open(INTRO);
  const other = await context.newPage();
  await other.goto(`${baseURL ?? ''}/`);
  const [second] = await Promise.all([
    other.waitForEvent('popup'),
    other.getByRole('button', {name: 'Log In', exact: true}).click(),
  ]);
  const first = await logIn.open();
  await second.getByRole('button', {name: 'Log in as Tomas Lindqvist'}).click({noWaitAfter: true});
  await expect(other.getByRole('button', {name: 'TL, account menu'})).toBeVisible();
  await first.choose('Maya Okafor');
  await logIn.isLoggedInAs('MO');
});

test('@login-02 a page in a frame has no control', async ({page, site}) => {
  // The policy of the site would refuse the frame; a browser or host that ignores it would not.
  await setPolicy(page, undefined);
  await site.open(INTRO);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/';
    document.body.replaceChildren(frame);
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(frame.locator('[data-slot=log-in]')).toHaveCount(1);
  await expect(frame.getByRole('button', {name: 'Log In', exact: true})).toHaveCount(0);
});

test.describe('When the login code cannot be loaded', () => {
  test.use({expectedErrors: /Failed to load resource|ERR_FAILED|Loading chunk/});

  test('a click says so, and another click works', async ({logIn, page, site}) => {
    await site.open(INTRO);
    const chunk = '**/assets/js/*auth_engine*';
    await page.route(chunk, (route) => route.abort());
    await logIn.button.click();
    await expect(logIn.notice).toContainText('could not be loaded');
    await page.unroute(chunk);
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
  });
});

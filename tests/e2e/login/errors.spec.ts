import type {SimulatedErrors} from '../../../sandbox/sso/simulatedErrors';
import {KEY} from '../../fixtures/sandbox';
import {setPolicy} from '../../fixtures/policy';
import {expect, test} from '../../fixtures/test';

const INTRO = '/docs/platform/intro/';

test.describe('An exchange that fails', () => {
  // The browser itself logs failed responses; the site adds nothing.
  test.use({expectedErrors: /^Failed to load resource|blocked by CORS policy|ERR_FAILED/});

  test('@login-13 @errors-01 leaves the visitor logged out, and says why', async ({logIn, page, site}) => {
    await site.open(INTRO);
    for (const [before, [token, why]] of (
      [
        ['error', 'because of an error of the login service. Log in again'],
        ['garbage', 'because of an error'],
        ['html', 'because of an error'],
        ['redirect', "The login service didn't respond. Check your network connection, then log in again."],
        ['no-expiry', 'because of an error'],
        ['past', 'because of an error'],
      ] as const
    ).entries()) {
      await test.step(token, async () => {
        await logIn.as('Maya Okafor', {token});
        await expect.poll(() => logIn.exchanges.length).toBe(before + 1);
        await logIn.exchanges[before]?.response();
        await expect.poll(() => logIn.stored()).toEqual({});
        await logIn.isLoggedOut();
        await expect(logIn.notice).toContainText(why);
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
      await expect(logIn.notice).toContainText("didn't respond");
      await page.unroute('**/oauth/token');
    });
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    await expect(logIn.notice).toBeEmpty();
  });

  test('@login-13 keeps what the visitor typed', async ({logIn, operation, page}) => {
    await operation.open('/docs/api/people-index/');
    await operation.tryIt.openWith(KEY);
    await operation.tryIt.fill('query:per_page', '3');
    await page.route('**/oauth/token', (route) => route.fulfill({status: 500, body: 'Internal error'}));
    await logIn.as('Maya Okafor');
    await expect(logIn.pageNotice).toContainText('because of an error of the login service');
    await expect(operation.tryIt.key).toHaveValue(KEY);
    await expect(operation.tryIt.input('query:per_page')).toHaveValue('3');
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

  test('@login-15 @errors-01 shows Logged In, and logs one internal error', async ({logIn, page, site}) => {
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

test('Profile data is in neither page nor storage, and a hostile name is only letters', async ({logIn, page, site}) => {
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
  const profiles = await Promise.all(
    logIn.introductions.map(async (call) => (await call.response())?.json() as unknown),
  );
  const known = JSON.stringify(profiles).match(/[^"{}[\],:]{5,}/g) ?? [];
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

test('@login-02 a page in a frame has no control', async ({page, site}) => {
  // The policy of the site would refuse the frame; a browser or host that ignores it would not.
  await setPolicy(page, () => undefined);
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
    await expect(logIn.notice).toContainText("couldn't be loaded");
    await page.unroute(chunk);
    await logIn.as('Maya Okafor');
    await logIn.isLoggedInAs('MO');
  });
});

import {setPolicy} from '../../fixtures/policy';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const INTRO = '/docs/platform/intro/';

test.describe('An exchange that fails', () => {
  // The browser itself logs failed responses; the site adds nothing.
  test.use({expectedErrors: /^Failed to load resource|blocked by CORS policy|ERR_FAILED/});

  test('@login-13 @errors-01 leaves the visitor logged out, without a message', async ({logIn, site}) => {
    await site.open(INTRO);
    for (const [before, token] of (['error', 'redirect'] as const).entries()) {
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
    await logIn.succeedsAs('Maya Okafor');
  });
});

test.describe('A profile that fails', () => {
  test.use({expectedErrors: /^(Couldn't fetch user data$|Failed to load resource)/});

  test('@login-15 @errors-01 shows Logged In, and logs one internal error', async ({logIn, page, site}) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith("Couldn't")) logged.push(message.text());
    });
    await site.open(INTRO);
    await logIn.as('Maya Okafor', {me: '500'});
    await logIn.isLoggedInAs('Logged In');
    await expect.poll(() => logged).toEqual(["Couldn't fetch user data"]);
    expect(Object.keys(await logIn.stored()).sort()).toEqual(['expiry', 'token']);
    await logIn.end();
    await logIn.isLoggedOut();
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
    await logIn.succeedsAs('Maya Okafor');
  });
});

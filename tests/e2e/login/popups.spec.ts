import type {Page} from '@playwright/test';
import {hold} from '../../fixtures/conditions';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const INTRO = '/docs/platform/intro/';

test('A popup that was blocked or replaced has no effect', async ({axe, context, logIn, page, site}) => {
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
    await logIn.succeedsAs('Maya Okafor');
    await expect(logIn.notice).toBeEmpty();
    await logIn.end();
  });

  await test.step('Of two popups only the newer one logs in', async () => {
    const before = logIn.exchanges.length;
    const older = await logIn.open();
    const newer = await logIn.open();
    await older.chooseInVain('Tomas Lindqvist');
    await older.page.close();
    expect(logIn.exchanges).toHaveLength(before);
    await newer.choose('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    expect(logIn.exchanges).toHaveLength(before + 1);
    await logIn.end();
  });

  await test.step('While the token is on its way, the control says so and opens no other window', async () => {
    const release = await hold(page, '**/oauth/token');
    await logIn.as('Tomas Lindqvist');
    await expect(logIn.notice).toHaveText('Logging in…');
    await logIn.loggingIn.press('Enter');
    expect(context.pages()).toHaveLength(1);
    expect((await axe().include('.navbar').analyze()).violations).toEqual([]);
    release();
    await logIn.isLoggedInAs('TL');
    await expect(logIn.notice).toBeEmpty();
  });
});

test('After a reload a login can be canceled, which leaves no verifier, and another one completes', async ({
  logIn,
  site,
}) => {
  await site.open(INTRO);
  const canceled = await logIn.open();
  await site.reload();
  await logIn.cancel.click();
  await logIn.isLoggedOut();
  await canceled.chooseInVain('Maya Okafor');
  await logIn.isLoggedOut();
  const popup = await logIn.open();
  await site.reload();
  await expect(logIn.openNew).toBeVisible();
  await popup.choose('Maya Okafor');
  await logIn.isLoggedInAs('MO');
  expect(logIn.exchanges).toHaveLength(1);
});

test('A duplicated tab has the same attempt, and only one tab exchanges the code', async ({logIn, page, site}) => {
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
  await expect
    .poll(async () => (await Promise.all(menus.map((menu) => menu.count()))).toSorted((a, b) => a - b))
    .toEqual([0, 1]);
  expect(logIn.exchanges).toHaveLength(1);
});

/** What the site keeps in the session storage of a tab. */
const own = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('devdocs.')));

test('@real-03 the login window has no key and no draft of its opener', async ({logIn, operation, page}) => {
  await operation.openForm('/docs/api/people-index/', KEY);
  await operation.tryIt.fill('query:per_page', '3');
  await expect.poll(() => own(page)).toHaveLength(3);
  const popup = await logIn.open();
  await popup.page.goto('/?error=server_error');
  await expect(popup.page.getByText('Login failed.')).toBeVisible();
  expect(await own(popup.page)).toEqual([]);
});

import {Finger, hold, neverIdle} from '../../fixtures/conditions';
import {PhoneMenu} from '../../fixtures/pages/PhoneMenu';
import {expect, test} from '../../fixtures/test';

const PAGE = '/docs/api/people-index/';
const GROUPS = '**/assets/js/sidebar-api-v2-0-*';

test.describe('On a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  for (const [when, prepare] of [
    ['with a warm cache', () => Promise.resolve()],
    ['with a warm cache, before the browser was idle', neverIdle],
  ] as const) {
    test(`@real-01 the menu opens filled ${when}, and only links react`, async ({operation, page}) => {
      await prepare(page);
      const menu = new PhoneMenu(page);
      await operation.open(PAGE);
      for (const visit of [1, 2]) {
        await operation.reload();
        await menu.toggle.tap();
        await expect(menu.current, `visit ${String(visit)}`).toHaveText('List people');
        await expect(menu.pending).toHaveCount(0);
        await expect(page).toHaveURL(PAGE);
      }
      // The menu has slid in.
      await expect(menu.current).toBeInViewport({ratio: 1});
      await page.touchscreen.tap(150, 110);
      await expect(menu.current).toBeVisible();
      await expect(page).toHaveURL(PAGE);
    });
  }

  test('@real-01 a tap while the groups load opens no wrong page', async ({operation, page}) => {
    await neverIdle(page);
    const deliver = await hold(page, GROUPS);
    const menu = new PhoneMenu(page);
    await operation.open(PAGE);
    await menu.toggle.tap();
    await expect(menu.pending).toBeVisible();
    const finger = await Finger.of(page);
    await finger.down(150, 600);
    const arrived = page.waitForResponse(GROUPS);
    deliver();
    await (await arrived).finished();
    await finger.up();
    await expect(menu.current).toHaveText('List people');
    await expect(page).toHaveURL(PAGE);
    await expect(menu.root).toBeVisible();
  });

  test('@real-01 the menu opens at the current operation, filters and follows links', async ({operation, page}) => {
    const menu = new PhoneMenu(page);
    await operation.open(PAGE);
    await menu.toggle.tap();
    await expect(menu.current).toBeInViewport({ratio: 1});

    await test.step('a tap on an operation opens it and closes the menu', async () => {
      await menu.root.getByRole('link', {name: 'Create a person'}).tap();
      await operation.isAt('/docs/api/people-create/', 'Create a person');
      await expect(menu.root).toBeHidden();
      await menu.toggle.tap();
    });

    await test.step('Enter in the filter opens the first match and closes the menu', async () => {
      await menu.filter.fill('/people/{id}');
      await menu.filter.press('Enter');
      await operation.isAt('/docs/api/people-show/', 'Fetch a person');
      await expect(menu.root).toBeHidden();
    });

    await test.step('Escape clears the filter, then closes the menu', async () => {
      await menu.toggle.tap();
      await menu.filter.fill('people');
      await menu.filter.press('Escape');
      await expect(menu.filter).toHaveValue('');
      await menu.filter.press('Escape');
      await expect(menu.root).toBeHidden();
      await expect(menu.toggle).toBeFocused();
    });

    await menu.toggle.tap();
    await menu.back.tap();
    await expect(menu.link('Docs')).toBeVisible();
    await expect(menu.link('Next')).toHaveCount(0);
    await menu.link('Docs').tap();
    await operation.isAt('/docs/platform/intro/');
  });

  test('@real-01 the menu is filled without network, once the page was idle', async ({context, operation, page}) => {
    const menu = new PhoneMenu(page);
    const arrived = page.waitForResponse(GROUPS);
    await operation.open(PAGE);
    await (await arrived).finished();
    await context.setOffline(true);
    await menu.toggle.tap();
    await expect(menu.current).toHaveText('List people');
    await context.setOffline(false);
  });
});

test.describe('On a phone without network', () => {
  test.use({
    hasTouch: true,
    viewport: {width: 390, height: 844},
    expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
  });

  test('@real-01 a menu that could not be loaded says so, and Retry fills it', async ({operation, page}) => {
    await neverIdle(page);
    await page.route(GROUPS, (route) => route.abort());
    const menu = new PhoneMenu(page);
    await operation.open(PAGE);
    await menu.toggle.tap();
    await expect(menu.failure).toContainText("The operations couldn't be loaded.");
    await page.unroute(GROUPS);
    await menu.retry.tap();
    await expect(menu.current).toHaveText('List people');
  });

  test('@real-01 a menu that failed is filled when the network is back', async ({context, operation, page}) => {
    await neverIdle(page);
    const menu = new PhoneMenu(page);
    await operation.open(PAGE);
    await context.setOffline(true);
    await menu.toggle.tap();
    await expect(menu.failure).toContainText("The operations couldn't be loaded.");
    await context.setOffline(false);
    await expect(menu.current).toHaveText('List people');
  });
});

test.describe('On a tablet', () => {
  test.use({hasTouch: true, viewport: {width: 1180, height: 820}});

  for (const [when, prepare] of [
    ['at once', () => Promise.resolve()],
    ['before all groups are there', neverIdle],
  ] as const) {
    test(`@real-01 the first tap on a caret folds its group ${when}`, async ({
      operation: {sidebar, ...operation},
      page,
    }) => {
      await prepare(page);
      await page.goto(PAGE);
      for (const group of ['Person stages', 'People']) {
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await expect(operation.html).toHaveAttribute('data-has-hydrated', 'true');
        await sidebar.anyCaret(group).tap();
        await expect(sidebar.caret(group)).toHaveAttribute('aria-expanded', String(group !== 'People'));
        await expect(page).toHaveURL(PAGE);
      }
    });
  }
});

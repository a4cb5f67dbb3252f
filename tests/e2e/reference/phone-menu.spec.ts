import {PhoneMenu} from '../../fixtures/pages/PhoneMenu';
import {expect, test} from '../../fixtures/test';

const PAGE = '/docs/api/people-index/';

test.describe('On a phone', () => {
  // What loads when the page is idle may come after the network is gone.
  test.use({hasTouch: true, viewport: {width: 390, height: 844}, expectedErrors: /ERR_INTERNET_DISCONNECTED/});

  test('@real-01 the menu opens filled with a warm cache, also without network, and only links react', async ({
    context,
    operation,
    page,
  }) => {
    const menu = new PhoneMenu(page);
    await operation.open(PAGE);
    await operation.reload();
    await context.setOffline(true);
    await menu.toggle.tap();
    await expect(menu.current).toHaveText('List people');
    // The menu has slid in.
    await expect(menu.current).toBeInViewport({ratio: 1});
    await page.touchscreen.tap(150, 110);
    await expect(menu.current).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await context.setOffline(false);
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
      await expect(menu.current).toBeInViewport({ratio: 1});
    });

    await test.step('Enter in the filter opens the first match and closes the menu', async () => {
      await menu.filter.fill('/people/{id}');
      await menu.filter.press('Enter');
      await operation.isAt('/docs/api/people-show/', 'Fetch a person');
      await expect(menu.root).toBeHidden();
    });

    await test.step('the last group opens in view, below the filter', async () => {
      await menu.toggle.tap();
      await menu.root
        .getByRole('button', {name: /^Operations of/})
        .last()
        .tap();
      await expect(menu.root.locator('.menu__list .menu__list a').last()).toBeInViewport({ratio: 1});
      await expect(menu.filter).toBeInViewport({ratio: 1});
    });

    await test.step('a tap outside closes the menu, and Close returns the focus', async () => {
      await page.touchscreen.tap(370, 700);
      await expect(menu.root).toBeHidden();
      await menu.toggle.press('Enter');
      await page.getByRole('button', {name: 'Close navigation bar'}).press('Enter');
      await expect(menu.root).toBeHidden();
      await expect(menu.toggle).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu.root).toBeHidden();
      await menu.toggle.press('Enter');
    });

    await test.step('Tab leaves neither the menu nor its visible part', async () => {
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        await expect(menu.root.locator(':focus')).toBeInViewport();
      }
      await menu.back.focus();
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Shift+Tab');
        const focused = page.locator(':focus');
        if ((await focused.count()) > 0) await expect(menu.root.locator(':focus')).toBeInViewport();
      }
    });

    await test.step('the focus stays in the menu when its other panel opens', async () => {
      await menu.back.press('Enter');
      await expect(menu.root.locator('.navbar-sidebar__close')).toBeFocused();
      await page.keyboard.press('Escape');
      await menu.toggle.press('Enter');
      await expect(menu.root.locator('.navbar-sidebar__close')).toBeFocused();
    });

    await test.step('Escape clears the filter, then closes the menu', async () => {
      await menu.filter.fill('people');
      await menu.filter.press('Escape');
      await expect(menu.filter).toHaveValue('');
      await menu.filter.press('Escape');
      await expect(menu.root).toBeHidden();
      await expect(menu.toggle).toBeFocused();
    });

    await test.step('no filter is left on the next page', async () => {
      await menu.toggle.tap();
      await menu.filter.fill('people-create');
      await menu.root.getByRole('link', {name: 'Create a person'}).tap();
      await operation.isAt('/docs/api/people-create/', 'Create a person');
      await menu.toggle.tap();
      await expect(menu.filter).toHaveValue('');
      await expect(menu.link('Accounts')).toHaveCount(1);
    });

    await menu.back.tap();
    await expect(menu.link('Docs')).toBeVisible();
    await expect(menu.link('Next')).toHaveCount(0);
    await menu.link('Docs').tap();
    await operation.isAt('/docs/platform/intro/');
  });
});

test.describe('On a tablet', () => {
  test.use({hasTouch: true, viewport: {width: 1180, height: 820}});

  test('@real-01 the first tap on a caret folds its group', async ({operation, page}) => {
    await operation.open(PAGE);
    for (const group of ['Person stages', 'People']) {
      await operation.sidebar.caret(group).tap();
      await expect(operation.sidebar.caret(group)).toHaveAttribute('aria-expanded', String(group !== 'People'));
      await expect(page).toHaveURL(PAGE);
    }
  });
});

import {Keyboard} from '../../fixtures/pages/Keyboard';
import {DocsSidebar} from '../../fixtures/pages/DocsSidebar';
import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';

// The focus passes the search field, which then loads the records.
test.describe('With a keyboard alone', searches, () => {
  test('@shell-01 the first stop is the skip link, and the next one is in the content', async ({page, site}) => {
    const keyboard = new Keyboard(page);
    for (const address of ['/', '/docs/platform/intro/', '/docs/api/people-create/']) {
      await site.open(address);
      await keyboard.skipToContent();
      expect(new URL(page.url()).pathname).toBe(address);
      await keyboard.press('Tab');
      await expect(site.main.locator(':focus')).toBeInViewport();
    }
  });

  test('@shell-15 a visitor finds a guide', async ({page, site}) => {
    const keyboard = new Keyboard(page);
    const sidebar = new DocsSidebar(page);
    await site.open('/');
    await keyboard.tabTo(site.navbar.link('Docs'));
    await keyboard.press('Enter');
    await site.isAt('/docs/platform/intro/', 'Start building');
    await keyboard.skipToSidebar();
    const basics = sidebar.list.getByRole('button', {name: /API basics/});
    await keyboard.tabTo(sidebar.link('API basics').or(basics).first());
    await keyboard.press('Enter');
    await site.isAt('/docs/platform/api-basics/', 'API basics');
    const limits = sidebar.list.getByRole('link', {name: 'Rate limits'});
    // The group has grown to its height, and the sidebar has scrolled to it.
    await expect(limits.locator('xpath=ancestor::ul[1]')).toHaveCSS('overflow', 'visible');
    await site.isIdle();
    await keyboard.skipToSidebar();
    await keyboard.tabTo(limits);
    await keyboard.press('Enter');
    await site.isAt('/docs/platform/api-basics/rate-limits/', 'Rate limits');
    // What a screen reader reads, because the focus moves to no text.
    await expect(page.locator('body > [aria-live=polite]')).toHaveText('Rate limits');
  });

  test('@shell-15 a visitor searches, and lists the shortcuts', async ({logIn, page, search, site}) => {
    const keyboard = new Keyboard(page);
    await site.open('/');
    await keyboard.tabTo(search.button);
    await keyboard.tabTo(logIn.button, 2);
    for (let back = 0; back < 2; back += 1) await keyboard.press('Shift+Tab');
    await expect(search.button).toBeFocused();
    await keyboard.press('Enter');
    await expect(search.input).toBeFocused();
    await keyboard.type('rate limits');
    // Not the results of the first letters.
    await expect(search.selected).toContainText('Rate limits');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await site.isAt('/docs/platform/api-basics/rate-limits/', 'Rate limits');
    await keyboard.press('Control+k');
    await expect(search.input).toBeFocused();
    await keyboard.press('Escape');
    await expect(search.input).toHaveCount(0);
    await keyboard.press('?');
    const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await expect(list.locator('kbd').first()).toHaveText('Ctrl K');
    await keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  });
});

import {expect, test} from '../../fixtures/test';

const look = (): Record<string, string> =>
  Object.fromEntries(
    ['body', 'h1', 'main a', '.navbar', '.footer', 'pre'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const {color, backgroundColor} = getComputedStyle(element);
      return [selector, `${color} on ${backgroundColor}`];
    }),
  );

test('@site-05 @shell-15 the page looks the same if the system prefers dark, without a switch, and its navbar works by keyboard', async ({
  page,
  site,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await site.open('/');
  const light = await page.evaluate(look);
  await page.emulateMedia({colorScheme: 'dark'});
  await site.reload();
  await expect(site.html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(look)).toEqual(light);
  await expect(site.navbar.colorModeSlot).toBeEmpty();
  await expect(page.getByRole('button', {name: /dark|light|mode|theme/i})).toHaveCount(0);

  await test.step('the navbar leads to a page', async () => {
    await site.navbar.brand.focus();
    await page.keyboard.press('Tab');
    await expect(site.navbar.link('Docs')).toBeFocused();
    await page.keyboard.press('Enter');
    await site.isAt('/docs/platform/intro/');
  });
});

test('@site-03 @shell-01 @shell-15 a page is English, and its first tab stop is the skip link to the content @mobile', async ({
  page,
  site,
}) => {
  const response = await site.open('/docs/platform/intro/');

  await test.step('is English before and after hydration, and there is no other language', async () => {
    expect(await response?.text()).toMatch(/<html [^>]*\blang="?en\b/);
    await expect(site.html).toHaveAttribute('lang', 'en');
    const languages = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({hreflang}) => hreflang));
    expect(languages.toSorted()).toEqual(['en', 'x-default']);
  });

  await page.keyboard.press('Tab');
  await expect(site.skipLink).toBeFocused();
  await expect(site.skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(site.main.locator(':focus')).toBeVisible();
});

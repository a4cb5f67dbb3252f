import {expect, test} from '../fixtures/test';

test.describe('The language', () => {
  test('@site-03 is English before and after the page comes alive, and there is no other', async ({page, site}) => {
    const response = await site.open('/docs/platform/intro/');
    expect(await response?.text()).toMatch(/<html [^>]*\blang="?en\b/);
    await expect(site.html).toHaveAttribute('lang', 'en');
    const languages = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({hreflang}) => hreflang));
    expect(languages.toSorted()).toEqual(['en', 'x-default']);
  });
});

test.describe('With a system that prefers dark', () => {
  const look = (): Record<string, string> =>
    Object.fromEntries(
      ['body', 'h1', 'main a', '.navbar', '.footer', 'pre'].map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        const {color, backgroundColor} = getComputedStyle(element);
        return [selector, `${color} on ${backgroundColor}`];
      }),
    );

  test('@site-05 the page looks as it does in light', async ({page, site}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await site.open('/');
    const light = await page.evaluate(look);
    await page.emulateMedia({colorScheme: 'dark'});
    await site.reload();
    await expect(site.html).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(look)).toEqual(light);
  });

  test('@site-05 no switch is offered', async ({page, site}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await site.open('/');
    await expect(site.navbar.colorModeSlot).toBeEmpty();
    await expect(page.getByRole('button', {name: /dark|light|mode|theme/i})).toHaveCount(0);
  });
});

test.describe('By keyboard', () => {
  test('@shell-01 @shell-15 the first tab stop is the skip link, which goes to the content @mobile', async ({
    page,
    site,
  }) => {
    await site.open('/docs/platform/intro/');
    await page.keyboard.press('Tab');
    await expect(site.skipLink).toBeFocused();
    await expect(site.skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(site.main.locator(':focus')).toBeVisible();
  });

  test('@shell-15 the navbar leads to a page', async ({page, site}) => {
    await site.open('/');
    await site.navbar.brand.focus();
    await page.keyboard.press('Tab');
    await expect(site.navbar.link('Docs')).toBeFocused();
    await page.keyboard.press('Enter');
    await site.isAt('/docs/platform/intro/');
  });
});

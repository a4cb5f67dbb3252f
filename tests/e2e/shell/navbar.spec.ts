import {externalLinks} from '../../../src/config/externalLinks';
import {expect, test} from '../../fixtures/test';

const outside = [
  {name: 'Marketplace', href: externalLinks.marketplace.href},
  {name: 'Manage Apps', href: externalLinks.manageApps.href},
  {name: 'Community', href: externalLinks.community.href},
  {name: 'Blog', href: externalLinks.blog.href},
];

test('@site-01 @routes-03 logo and items of the navbar lead to their pages, and have room at every width', async ({
  page,
  site,
}) => {
  await site.open('/');
  await expect(site.navbar.logo).toHaveJSProperty('complete', true);
  await expect(site.navbar.logo).not.toHaveJSProperty('naturalWidth', 0);
  await expect(site.navbar.title).toBeVisible();
  await expect(site.navbar.searchSlot).toBeVisible();
  for (const [item, path, heading] of [
    ['API 2.0', '/docs/api/', /API 2\.0/],
    ['Changelog', '/docs/api/changelog/', 'API 2.0 changelog'],
    ['API 1.0', '/docs/api/1.0/', /API 1\.0/],
    ['Docs', '/docs/platform/intro/', /\w/],
  ] as const) {
    await site.navbar.link(item).click();
    await site.isAt(path, heading);
    await expect(site.navbar.link(item)).toHaveAttribute('aria-current', 'page');
  }
  await site.navbar.brand.click();
  await site.isAt('/');

  for (const width of [1000, 1200, 1350, 1920]) {
    await test.step(`${String(width)} pixels`, async () => {
      await page.setViewportSize({width, height: 800});
      const boxes = await site.navbar.root
        .locator('.navbar__brand, .navbar__item, [data-slot=search], [data-slot=log-in]')
        .evaluateAll((all) =>
          all
            .map((element) => element.getBoundingClientRect())
            .filter(({width: wide}) => wide > 0)
            .sort((a, b) => a.left - b.left)
            .map(({left, right, height}) => ({left, right, height})),
        );
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
      for (const [index, {left, height}] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
        expect(height).toBeLessThan(60);
      }
      const search = await site.navbar.searchSlot.boundingBox();
      expect(search?.width).toBeGreaterThanOrEqual(width >= 1350 ? 320 : 120);
      expect(search?.width).toBeLessThanOrEqual(400);
    });
  }
});

test('@site-04 @shell-06 the version Next is remembered', async ({page, site}) => {
  const stored = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await site.open('/webhooks/');
  await expect(site.navbar.root.locator('.navbar__link--active')).toHaveText('Docs');
  expect(await stored()).toBeNull();
  await site.navbar.link('Next').click();
  await site.isAt('/docs/platform/intro/');
  await expect.poll(stored).toBe('current');
  await site.reload();
  await expect.poll(stored).toBe('current');
  await expect(site.navbar.link('Next')).toBeVisible();
  await expect(site.navbar.link('Next')).toHaveAccessibleDescription(/^Docs version: Next is the current one/);
});

test('@site-10 @routes-08 the menu More leads outside, marked and safely, also by keyboard', async ({page, site}) => {
  await site.open('/');
  for (const {name} of outside) await expect(site.navbar.link(name)).toBeHidden();
  await site.navbar.more.focus();
  await page.keyboard.press('Enter');
  for (const {name, href} of outside) {
    const link = site.navbar.link(name);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link.locator('svg')).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(site.navbar.link('Marketplace')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(site.navbar.more).toBeFocused();
  await expect(site.navbar.link('Marketplace')).toBeHidden();
});

test('@site-10 an external link in a text is marked, and opens safely', async ({docs}) => {
  await docs.open('/docs/platform/intro/');
  const link = docs.main.locator(`a[href="${externalLinks.manageApps.href}"]`).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveCSS('display', 'inline');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').clipPath)).toContain('polygon');
});

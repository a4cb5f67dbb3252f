import {externalLinks} from '../../src/config/externalLinks';
import {expect, test} from '../fixtures/test';

const outside = [
  {name: 'Marketplace', href: externalLinks.marketplace.href},
  {name: 'Manage Apps', href: externalLinks.manageApps.href},
  {name: 'Community', href: externalLinks.community.href},
  {name: 'Blog', href: externalLinks.blog.href},
];

test.describe('The navbar', () => {
  test.beforeEach(({site}) => site.open('/'));

  test('@site-01 shows the logo and the title, which link to the home page', async ({site}) => {
    await expect(site.navbar.logo).toBeVisible();
    await expect(site.navbar.logo).toHaveJSProperty('complete', true);
    await expect(site.navbar.logo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(site.navbar.title).toBeVisible();
    await site.navbar.link('API 2.0').click();
    await site.isAt('/docs/api/', /API 2\.0/);
    await site.navbar.brand.click();
    await site.isAt('/');
  });

  test('@site-01 @routes-08 lists its items in order, the blog on the right', async ({site}) => {
    await expect(site.navbar.leftItems).toHaveText([
      'Docs',
      'Next',
      'API 2.0',
      'API 1.0',
      'API Logs',
      'Marketplace',
      'Manage Apps',
      'Community',
    ]);
    await expect(site.navbar.rightItems.first()).toHaveText('Blog');
  });

  test('@site-01 keeps the places of search and of the color mode on the right', async ({site}) => {
    await expect(site.navbar.searchSlot).toBeVisible();
    await expect(site.navbar.colorModeSlot).toHaveCount(1);
  });

  test('@site-04 labels the version of the docs Next', async ({site}) => {
    await expect(site.navbar.link('Next')).toBeVisible();
    await site.navbar.link('Next').click();
    await site.isAt('/docs/platform/intro/');
  });

  test('@routes-03 links Docs to the introduction', async ({site}) => {
    await site.navbar.link('Docs').click();
    await site.isAt('/docs/platform/intro/');
  });

  for (const {name, href} of outside) {
    test(`@site-10 @routes-08 leads to the ${name} outside, marked and safely`, async ({site}) => {
      const link = site.navbar.link(name);
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link.locator('svg')).toBeVisible();
    });
  }
});

test('@site-10 an external link of a text is marked and opens safely', async ({docs}) => {
  await docs.open('/docs/platform/intro/');
  const link = docs.main.locator(`a[href="${externalLinks.manageApps.href}"]`).first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveCSS('display', 'inline');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').maskImage)).toContain('svg');
});

test('@site-10 an external link opens a new tab without access to its opener', async ({context, site}) => {
  await context.route(`${externalLinks.blog.href}*`, (route) => route.fulfill({body: 'The blog'}));
  await site.open('/');
  const [tab] = await Promise.all([context.waitForEvent('page'), site.navbar.link('Blog').click()]);
  await expect(tab).toHaveURL(externalLinks.blog.href);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await site.isAt('/');
});

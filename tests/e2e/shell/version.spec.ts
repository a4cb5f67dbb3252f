import {type Page} from '@playwright/test';
import {expect, test} from '../../fixtures/test';

const storedVersion = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

test('@shell-06 the chosen version of the docs is remembered after a reload', async ({page, site}) => {
  await site.open('/');
  expect(await storedVersion(page)).toBeNull();
  await site.navbar.link('Next').click();
  await site.isAt('/docs/platform/intro/');
  await expect.poll(() => storedVersion(page)).toBe('current');
  await site.reload();
  await expect.poll(() => storedVersion(page)).toBe('current');
  await expect(site.navbar.link('Next')).toBeVisible();
});

import type {Page} from '@playwright/test';
import config from '../../../playwright.config';
import {accounts} from '../../../sandbox/cast';
import {expect, test} from '../../fixtures/test';

// Playwright turns the cache of whole pages off; only a browser of its own has it.
test.use({launchOptions: {...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}});

const ME = '/docs/api/me-index/';
const KEY = accounts[0]?.apiKey ?? '';

/** Whether the page that is shown was kept whole, and not loaded again. */
const isKept = (page: Page): Promise<boolean> => page.evaluate(() => 'isKept' in window);

test('@real-03 B3: a page that comes back with Back shows nothing of a visitor who has logged out meanwhile', async ({
  logIn,
  operation,
  page,
  site,
}) => {
  const {tryIt} = operation;
  await operation.open(ME);
  await logIn.as('Maya Okafor');
  await logIn.isLoggedInAs('MO');
  await tryIt.open.click();
  await tryIt.send.click();
  await expect(tryIt.outcome).toContainText('200 OK');
  await page.evaluate(() => Object.assign(window, {isKept: true}));
  await site.open('/webhooks/');
  await logIn.isLoggedInAs('MO');
  await logIn.end();
  await logIn.isLoggedOut();
  await page.goBack();
  await logIn.isLoggedOut();
  expect(await isKept(page)).toBe(true);
  await expect(tryIt.outcome).toBeEmpty();
  await expect(tryIt.departure).toContainText('The response was removed.');
});

test('@real-03 B3: nor of one who typed a key, after another has logged in and out', async ({
  logIn,
  operation,
  page,
  site,
}) => {
  const {tryIt} = operation;
  await operation.open(ME);
  await tryIt.openWith(KEY);
  await tryIt.send.click();
  await expect(tryIt.outcome).toContainText('200 OK');
  await page.evaluate(() => Object.assign(window, {isKept: true}));
  await site.open('/webhooks/');
  await logIn.as('Tomas Lindqvist');
  await logIn.isLoggedInAs('TL');
  await page.goBack();
  await logIn.isLoggedInAs('TL');
  expect(await isKept(page)).toBe(true);
  await expect(tryIt.outcome).toBeEmpty();
  await logIn.end();
  await expect(tryIt.key).toHaveValue('');
});

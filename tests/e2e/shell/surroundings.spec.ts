import type {Page} from '@playwright/test';
import {slowNetwork} from '../../fixtures/conditions';
import {rewriteFiles} from '../../fixtures/pageFaults';
import {parts} from '../../fixtures/routes';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';
const DAY = 86_400_000;

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  // tests/hosting/text.test.ts reads the HTML of all of them. What a style sheet hides until script comes would be no text.
  test('Without script the first page of each part of the site has text to see', async ({site}) => {
    for (const {paths} of parts) {
      const [path = '/'] = paths;
      await site.read(path);
      await expect(site.heading, path).toBeVisible();
      expect([path, (await site.main.innerText()).length > 200]).toEqual([path, true]);
    }
  });
});

test('On a slow line a page can be read long before its script is there', async ({page, site}) => {
  const line = await slowNetwork(page, 800, 31);
  await page.goto(GUIDE, {waitUntil: 'commit'});
  await expect(site.heading).toHaveText('Rate limits', {timeout: 15_000});
  await expect(site.main.getByText('600').first()).toBeVisible();
  await expect(site.html).toHaveAttribute('data-has-hydrated', 'false');
  await line.recovers();
  await site.isAlive();
});

/** Takes away what a browser that blocks cookies takes away: cookies, and both kinds of storage. */
async function denyStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', {disabled: true});
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
}

test('With storage denied and cookies blocked pages of every kind, search and try-it work', async ({
  operation,
  page,
  search,
}) => {
  test.slow();
  await denyStorage(page);
  for (const address of ['/', '/webhooks/', '/api-logs/', GUIDE, '/docs/api/', '/docs/api/people/']) {
    await operation.open(address);
    await expect(operation.heading).toBeVisible();
  }
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await search.choose('list people', 'List people');
  await operation.isAt('/docs/api/people-index/');
  await operation.tryIt.call(KEY);
});

for (const [direction, shift, display] of [
  ['ahead', DAY, undefined],
  ['behind', -DAY, 'MO'],
] as const) {
  test(`With a clock a day ${direction} a login is ${display ? 'kept' : 'over immediately, without a message'}`, async ({
    logIn,
    page,
    site,
  }) => {
    await page.clock.setSystemTime(Date.now() + shift);
    await site.open('/docs/platform/intro/');
    await logIn.as('Maya Okafor');
    await expect.poll(() => logIn.exchanges.length).toBe(1);
    await (await logIn.exchanges[0]?.response())?.finished();
    if (display) await logIn.isLoggedInAs(display);
    else await expect.poll(() => logIn.stored()).toEqual({});
    await site.reload();
    if (display) await logIn.isLoggedInAs(display);
    else await logIn.isLoggedOut();
  });
}

test.describe('A search modal', () => {
  test.use({expectedErrors: /The modal is broken\.|React error/});

  test('A search modal that crashes closes, and opens at the next try', async ({page, search, site}) => {
    await rewriteFiles(
      page,
      /className:"site-search"/,
      'className:(()=>{if(!window.isFixed)throw window.hasCrashed=true,Error("The modal is broken.");return"site-search"})()',
      '**/assets/js/search.*.js',
    );
    await site.open(GUIDE);
    await search.button.click();
    // Before its code is there, the page looks as it does after the crash.
    await page.waitForFunction(() => 'hasCrashed' in window);
    await expect(search.input).toHaveCount(0);
    await expect(search.button).toBeFocused();
    await expect(site.heading).toHaveText('Rate limits');
    await page.evaluate(() => Object.assign(window, {isFixed: true}));
    await search.open();
    await search.search('people');
  });
});

import {FONT} from '../../src/features/page-loading/core/font';
import {KEY} from '../fixtures/sandbox';
import {searches} from '../fixtures/tags';
import {expect, test} from '../fixtures/test';

const widths = [1350, 390] as const;

/** One page of each kind. */
const pages = [
  ['home', '/'],
  ['guide', '/docs/platform/api-basics/rate-limits/'],
  ['section', '/docs/platform/api-basics/'],
  ['landing', '/webhooks/'],
  ['api-logs', '/api-logs/'],
  ['reference', '/docs/api/'],
  ['overview', '/docs/api/people/'],
  ['operation', '/docs/api/people-create/'],
  ['not-found', '/nope/', searches],
] as const;

test.use({expectedErrors: /status of 404/});

// A page takes the site's font only if an earlier visit has fetched it: pictures have it from the beginning.
test.beforeEach(({page}) =>
  page.addInitScript((font) => {
    document.fonts.add(new FontFace('Inter', `url(${font})`, {weight: '100 900', display: 'block'}));
  }, FONT),
);

for (const [name, address, details = {}] of pages) {
  test(`the ${name} page looks as it did at ${widths.join(' and ')} pixels`, details, async ({page, site}) => {
    await site.open(address);
    await page.waitForLoadState();
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await expect(page).toHaveScreenshot(`${name}-${String(width)}.png`);
    }
  });
}

for (const width of widths) {
  test.describe(`At ${String(width)} pixels`, () => {
    test.use({viewport: {width, height: 900}});

    test('results of a search look as they did', searches, async ({page, search, site}) => {
      await site.open('/');
      await search.find('webhook signature');
      await expect(page).toHaveScreenshot(`search-${String(width)}.png`);
    });

    test('a call and its response look as they did', async ({operation, tryIt, page}) => {
      await operation.openForm('/docs/api/me-index/', KEY);
      await tryIt.send.click();
      await expect(tryIt.responseBody).toBeVisible();
      await tryIt.response.scrollIntoViewIfNeeded();
      // Time, budget and size are those of this call.
      const mask = [tryIt.outcome, tryIt.response.getByText(/Rate-limit cost/)];
      await expect(page).toHaveScreenshot(`try-it-${String(width)}.png`, {mask});
    });
  });
}

test('the menu of a narrow screen looks as it did', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 900});
  await site.open('/docs/platform/intro/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
  await expect(page).toHaveScreenshot('menu-390.png');
});

test('the menu of a visitor who is logged in looks as it did', async ({logIn, page, site}) => {
  await site.open('/');
  await logIn.as('Maya Okafor');
  await logIn.menu.click();
  await expect(logIn.logOut).toBeVisible();
  await expect(page).toHaveScreenshot('account-1350.png');
});

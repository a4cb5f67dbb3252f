import {type Page} from '@playwright/test';
import {hold} from '../../fixtures/conditions';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const INDEX = '**/search/records.json';
const WORKER = '**/assets/js/*worker*.js';

/** Ways in which what the build made may not reach the browser. */
const faults: readonly (readonly [what: string, breakIt: (page: Page) => Promise<unknown>])[] = [
  ['its index is missing', (page) => page.route(INDEX, (route) => route.fulfill({status: 404, body: 'Not found'}))],
  ['its worker is refused', (page) => page.route(WORKER, (route) => route.abort('blockedbyclient'))],
];

test.describe('Search on a bad day', () => {
  test.use({expectedErrors: /Failed to load resource|net::ERR|WebSocket|worker/i});

  test('@search-13 @errors-01 says that results of the index cannot be fetched', async ({page, site, search}) => {
    for (const [what, breakIt] of faults) {
      await test.step(what, async () => {
        await breakIt(page);
        await site.open('/docs/platform/intro/');
        await search.open();
        await search.input.fill('person');
        await expect(search.failure).toBeVisible();
        await expect(search.dialog.getByText('You might want to check your network connection.')).toBeVisible();
        await expect(search.container).toHaveClass(/DocSearch-Container--Errored/);
        await page.unrouteAll();
        await page.keyboard.type('s');
        await expect(search.hits.first()).toBeVisible();
        await expect(search.failure).toHaveCount(0);
      });
    }
  });

  test('@search-11 opens after all when its code can be loaded again, and says that it waits', async ({
    page,
    site,
    search,
  }) => {
    const release = await hold(page, INDEX);
    const chunk = '**/assets/js/*search*.js';
    await page.route(chunk, (route) => route.abort());
    await site.open('/docs/platform/intro/');
    await search.button.click();
    await expect(page.getByRole('alert')).toContainText("Search couldn't be loaded");
    await page.context().setOffline(true);
    await page.unroute(chunk);
    await page.context().setOffline(false);
    await expect(search.input).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await expect(search.container).not.toHaveClass(/Stalled|Errored/);
    await search.input.fill('person');
    await expect(search.container).toHaveClass(/DocSearch-Container--Stalled/);
    await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
    await expect(search.dialog.getByText('No recent searches')).toBeHidden();
    release();
    await expect(search.hits.first()).toBeVisible();
    await expect(search.container).not.toHaveClass(/Stalled|Errored/);
  });
});

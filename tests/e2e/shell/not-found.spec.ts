import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';

const NOT_FOUND = "We can't find that page";

// tests/fixtures/hostRequests.ts has more of them.
test.describe('A URL without a page', searches, () => {
  test.use({expectedErrors: /status of 404/});

  test('@routes-02 the page links to guides, reference and home page, and fits on phones', async ({page, site}) => {
    const response = await site.open('/nope/');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    for (const [link, path] of [
      ['Start building', '/docs/platform/intro/'],
      ['API 2.0 reference, with every resource', '/docs/api/'],
      ['Home', '/'],
    ] as const) {
      await expect(site.heading).toHaveText(NOT_FOUND);
      await site.main.getByRole('link', {name: link}).click();
      await site.isAt(path);
      await expect(site.heading).not.toHaveText(NOT_FOUND);
      await page.goBack();
    }
    await page.setViewportSize({width: 320, height: 700});
    await expect(site.heading).toHaveText(NOT_FOUND);
    expect(await site.sidewaysScroll()).toBe(0);
  });

  test('@work-08 the page offers pages like the URL, and has the words of the path in the search field', async ({
    search,
    site,
  }) => {
    await site.open('/docs/api/people-explode/');
    const pages = site.main.getByRole('list').first().getByRole('link');
    await expect(pages.and(site.page.locator('[href="/docs/api/people/"]'))).toHaveCount(1);
    await expect(site.main.getByRole('searchbox')).toHaveValue('people explode');
    await site.main.getByRole('searchbox').fill('rate limits');
    await site.main.getByRole('button', {name: 'Search'}).click();
    await expect(search.input).toHaveValue('rate limits');
    await expect(search.hits.first()).toBeVisible();
  });
});

test.describe('An unknown URL, without the search index', () => {
  test.use({expectedErrors: /Failed to load resource|status of 404/});

  test('@work-08 without the index, links and search field remain', async ({page, site}) => {
    await page.route('**/search/**', (route) => route.abort());
    await site.open('/docs/api/people-explode/');
    await expect(site.main.getByRole('link', {name: 'Home'})).toBeVisible();
    await expect(site.main.getByRole('searchbox')).toBeVisible();
  });
});

test.describe('A page of the reference that is not there', searches, () => {
  test.use({expectedErrors: /status of 404/});

  test('@routes-02 is the not-found page, also from a link', async ({operation, page}) => {
    await operation.open('/docs/api/people/');
    await page.evaluate(() => {
      const link = document.querySelector('article table a');
      link?.setAttribute('href', '/docs/api/no-such-operation/');
    });
    await operation.main.getByRole('table').first().getByRole('link').first().click();
    await expect(operation.heading).toHaveText(NOT_FOUND);
    await operation.navbar.link('API 1.0').click();
    await operation.isAt('/docs/api/1.0/');
  });
});

import {expect, test} from '../../fixtures/test';

const NOT_FOUND = "We can't find that page";

const nowhere = [
  '/nope/',
  '/nope',
  '/docs/platform/intro/more/',
  '/docs/api/people-explode/',
  '/docs//platform/intro/',
  '/%00/',
  '/..%2f..%2fetc/passwd',
  '/assets/',
  '/404.html',
  '//docs/platform/intro/',
  '//docs/platform/intro',
  '//evil.example/',
];

test.describe('A URL without a page', () => {
  test.use({expectedErrors: /status of 404/});

  test('@routes-02 every such URL gives the not-found page, also with a leading double slash', async ({
    baseURL,
    site,
  }) => {
    test.slow();
    for (const path of nowhere) {
      const response = await site.open(`${String(baseURL)}${path}`);
      expect({path, status: response?.status()}).toEqual({path, status: 404});
      await expect(site.heading, path).toHaveText(NOT_FOUND);
      await expect(site.page, path).toHaveTitle(/Page Not Found/);
      if (path.startsWith('//')) expect(site.page.url()).toBe(`${String(baseURL)}${path}`);
    }
  });

  test('@routes-02 the not-found page links to the guides, the reference and the home page @mobile', async ({
    page,
    site,
  }) => {
    await site.open('/nope/');
    for (const [link, path] of [
      ['Introduction to the platform', '/docs/platform/intro/'],
      ['API 2.0 reference, with every resource', '/docs/api/'],
      ['Home', '/'],
    ] as const) {
      await expect(site.heading).toHaveText(NOT_FOUND);
      await site.main.getByRole('link', {name: link}).click();
      await site.isAt(path);
      await expect(site.heading).not.toHaveText(NOT_FOUND);
      await page.goBack();
    }
  });

  test('@work-08 the not-found page offers three pages, the likely one among them @mobile', async ({site}) => {
    for (const [asked, likely] of [
      ['/docs/api/people-explode/', '/docs/api/people/'],
      ['/docs/platform/webhooks/event-type/', '/docs/platform/webhooks/event-types/'],
      ['/rate-limit.html', '/docs/platform/api-basics/rate-limits/'],
    ] as const) {
      await site.open(asked);
      const pages = site.main.getByRole('list').first().getByRole('link');
      await expect(pages, asked).toHaveCount(3);
      await expect(pages.and(site.page.locator(`[href="${likely}"]`)), asked).toHaveCount(1);
    }
  });

  test('@work-08 the words of the path are in the search field', async ({search, site}) => {
    await site.open('/docs/api/people-explode/');
    await expect(site.main.getByRole('searchbox')).toHaveValue('people explode');
    await site.main.getByRole('searchbox').fill('rate limits');
    await site.main.getByRole('button', {name: 'Search'}).click();
    await expect(search.input).toHaveValue('rate limits');
    await expect(search.hits.first()).toBeVisible();
  });

  test('@routes-02 the way back works with the browser, too @mobile', async ({page, site}) => {
    await site.open('/guides/');
    await site.open('/nope/');
    await page.goBack();
    await site.isAt('/guides/', 'Guides');
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

test.describe('A URL with invalid percent-encoding', () => {
  // The router cannot read such an address and gives up: the page stays as the server sent it.
  test.use({expectedErrors: /status of 404|URI malformed/});

  test('@routes-02 gives the not-found page with a way back @mobile', async ({site}) => {
    for (const path of ['/%', '/%E0%A4%A/', '/docs/%ZZ/']) {
      const response = await site.read(path);
      expect({path, status: response?.status()}).toEqual({path, status: 404});
      await expect(site.heading, path).toHaveText(NOT_FOUND);
      await site.main.getByRole('link', {name: 'Introduction to the platform'}).click();
      await site.isAt('/docs/platform/intro/');
      await site.isAlive();
    }
  });
});

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false, expectedErrors: /status of 404/});

  test('@work-08 the not-found page has links, and nothing that needs script', async ({site}) => {
    await site.read('/nope/');
    await expect(site.main.getByRole('link', {name: 'Home'})).toBeVisible();
    await expect(site.main.getByRole('searchbox')).toBeHidden();
  });
});

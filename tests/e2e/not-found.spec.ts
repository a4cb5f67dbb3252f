import {expect, test} from '../fixtures/test';

const NOT_FOUND = 'We cannot find that page';

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
];

test.describe('A URL without a page', () => {
  test.use({expectedErrors: /status of 404/});

  for (const path of nowhere) {
    test(`@routes-02 ${path} gives the not-found page @mobile`, async ({site}) => {
      const response = await site.open(path);
      expect(response?.status()).toBe(404);
      await expect(site.heading).toHaveText(NOT_FOUND);
      await expect(site.page).toHaveTitle(/Page Not Found/);
    });
  }

  test('@routes-02 a leading double slash neither finds a page nor leaves the site @mobile', async ({
    baseURL,
    site,
  }) => {
    for (const path of ['//docs/platform/intro/', '//docs/platform/intro', '//evil.example/']) {
      const response = await site.open(`${String(baseURL)}${path}`);
      expect(response?.status()).toBe(404);
      await expect(site.heading).toHaveText(NOT_FOUND);
      expect(site.page.url()).toBe(`${String(baseURL)}${path}`);
    }
  });

  for (const [link, path] of [
    ['Introduction to the platform', '/docs/platform/intro/'],
    ['API 2.0 reference, with every resource', '/docs/api/'],
    ['Home', '/'],
  ] as const) {
    test(`@routes-02 the not-found page links to ${path} @mobile`, async ({site}) => {
      await site.open('/nope/');
      await site.main.getByRole('link', {name: link}).click();
      await site.isAt(path);
      await expect(site.heading).not.toHaveText(NOT_FOUND);
    });
  }

  test('@routes-02 the way back works with the browser, too @mobile', async ({page, site}) => {
    await site.open('/guides/');
    await site.open('/nope/');
    await page.goBack();
    await site.isAt('/guides/', 'Guides');
  });
});

test.describe('A URL with invalid percent-encoding', () => {
  // The router cannot read such an address and gives up: the page stays as the server sent it.
  test.use({expectedErrors: /status of 404|URI malformed/});

  for (const path of ['/%', '/%E0%A4%A/', '/docs/%ZZ/']) {
    test(`@routes-02 ${path} gives the not-found page with a way back @mobile`, async ({site}) => {
      const response = await site.read(path);
      expect(response?.status()).toBe(404);
      await expect(site.heading).toHaveText(NOT_FOUND);
      await site.main.getByRole('link', {name: 'Introduction to the platform'}).click();
      await site.isAt('/docs/platform/intro/');
      await site.isAlive();
    });
  }
});

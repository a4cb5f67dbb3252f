import {watchPolicy} from '../../fixtures/policy';
import {routes} from '../../fixtures/routes';
import {samplePages} from '../../fixtures/samplePages';
import {expect, test} from '../../fixtures/test';

/** Pages of each kind; the login guide has tabs and a drawing. */
const PAGES = [
  ...new Set([...routes.top, ...samplePages, '/docs/platform/api-basics/oauth-authentication/', '/nope/']),
];

test.describe('The content security policy', () => {
  test.use({expectedErrors: /status of 404/});

  for (const [title, prefetches, paths] of [
    ['pages need', false, PAGES],
    ['pages fetch ahead', true, ['/', '/docs/platform/intro/', '/docs/api/people/']],
  ] as const) {
    test.describe(() => {
      test.use({prefetches});

      test(`blocks nothing that ${title}`, async ({baseURL, context, page, site}) => {
        test.slow();
        const violations = await watchPolicy(context);
        const origins = new Set<string>();
        page.on('request', (request) => {
          if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
        });
        for (const path of paths) {
          await site.open(path);
          await site.footer.root.scrollIntoViewIfNeeded();
          await expect(site.footer.logo).toHaveJSProperty('complete', true);
          if (prefetches) await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
          expect({path, origins: [...origins], violations}).toEqual({path, origins: [baseURL], violations: []});
        }
      });
    });
  }
});

import {watchPolicy} from '../../fixtures/policy';
import {expect, test} from '../../fixtures/test';

test.use({prefetches: true, reuseContext: false});

// What pages need themselves: tests/a11y/pages.spec.ts.
test('The content security policy blocks nothing that pages fetch ahead', async ({baseURL, context, page, site}) => {
  const {origins, violations} = await watchPolicy(context);
  for (const path of ['/', '/docs/platform/intro/', '/docs/api/people/']) {
    await site.open(path);
    await site.footer.root.scrollIntoViewIfNeeded();
    await expect(page.locator('head link[rel=prefetch]')).not.toHaveCount(0);
    expect({path, origins: [...origins], violations}).toEqual({path, origins: [baseURL], violations: []});
  }
});

import {watchLayoutShift} from '../../fixtures/layoutShift';
import {expect, test} from '../../fixtures/test';

/** Links to the tools of guides, some with unusual values, and what each shows then. */
const TOOLS = [
  [
    '@run-07 the webhook bench',
    'Sign a delivery',
    '/docs/platform/webhooks/delivery-headers/#webhook-bench',
    'Your callback_token',
  ],
  [
    '@run-08 the planner',
    'Plan a sync',
    `/docs/platform/api-basics/rate-limits/?records=-1&perPage=1e9&interval=0&other=600&latency=<b>&changes=${'9'.repeat(999)}#sync-planner`,
    'Enter a whole number from 0 to 10,000,000. Using 50,000.',
  ],
  [
    '@run-10 the scope picker',
    'Find the minimum scopes',
    '/docs/platform/api-basics/scope-matrix/?operations=people-index,gone,<img>&per_minute=-1#smallest-scopes',
    'Operations: 1.',
  ],
] as const;

for (const [tool, name, link, text] of TOOLS) {
  test(`${tool} opens from any link, and nothing moves or is cut off on a phone`, async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    const shift = await watchLayoutShift(page);
    await site.open(link);
    await expect(page.getByRole('region', {name})).toContainText(text);
    expect(await shift()).toBeLessThan(0.01);
    expect(await site.sidewaysScroll()).toBe(0);
  });
}

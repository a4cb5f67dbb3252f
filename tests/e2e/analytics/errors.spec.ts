import type {Page} from '@playwright/test';
import type {PlaneErrors} from '../../../sandbox/analytics/dataPlane';
import {denyStorage, fillStorage} from '../../fixtures/conditions';
import type {SitePage} from '../../fixtures/pages/SitePage';
import {expect, test} from '../../fixtures/watchedTest';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

/** What the browser itself says of a request that failed, and what no script can keep from the console. */
test.use({expectedErrors: /Failed to load resource|blocked by CORS policy/, reuseContext: false});

test.describe('@analytics-04 A page is whole, and says nothing, when', () => {
  const cases: readonly (readonly [what: string, errors: Partial<PlaneErrors>])[] = [
    ['the data plane refuses', {delivery: 'drop'}],
    ['the data plane never responds', {delivery: 'hang'}],
  ];

  /** Reads and goes on, as visitors do. */
  async function visit(site: SitePage): Promise<void> {
    await site.open(GUIDE);
    await site.link('/api/').click();
    await site.isAt('/api/');
  }

  test('the data plane fails', async ({page, plane, site}) => {
    for (const [what, errors] of cases) {
      await test.step(what, async () => {
        await plane.simulate(errors);
        const reached = page.waitForRequest(/\/v1\/page$/);
        await visit(site);
        await reached;
        expect(await plane.names()).toEqual([]);
      });
    }
  });

  test('the browser blocks the data plane, or the file of analytics', async ({page, site}) => {
    await page.route(/\/assets\/js\/analytics|sourceConfig|\/v1\//, (route) => route.abort('blockedbyclient'));
    await visit(site);
  });

  for (const [what, breakStorage] of [
    ['storage is full', (page: Page) => page.addInitScript(fillStorage)],
    ['storage is denied', denyStorage],
  ] as const) {
    test(`${what}, and events are still sent`, async ({page, plane, site}) => {
      await breakStorage(page);
      await visit(site);
      await expect.poll(() => plane.names()).toContain('/api/');
    });
  }
});

test('@analytics-04 events wait only in memory while the data plane is down', async ({logIn, page, plane, site}) => {
  await plane.simulate({delivery: 'error'});
  await site.open('/docs/platform/intro/');
  const tried = page.waitForRequest(/\/v1\/identify$/);
  await logIn.as('Maya Okafor');
  await tried;
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  for (const secret of ['maya', 'Okafor', 'team_admin', 'seats_available']) expect(stored).not.toContain(secret);
  await plane.simulate({delivery: 'normal'});
  await expect.poll(() => plane.names(), {timeout: 20_000}).toContain('identify');
});

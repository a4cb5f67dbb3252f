import {neverIdle, hold} from '../../fixtures/conditions';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {routes} from '../../fixtures/routes';
import {expect, test} from '../../fixtures/test';

const PAGE = '/docs/api/people-index/';
/** All groups, and the overview before them. */
const ENTRIES = routes['api-2.0'].groups.length + 1;

test.describe('The sidebar of the reference, without a pointer near it', () => {
  for (const [when, prepare] of [
    ['', () => Promise.resolve()],
    [' before the browser was idle', neverIdle],
  ] as const) {
    test(`@real-02 is whole after Back from a guide${when}`, async ({docs, page}) => {
      await prepare(page);
      await docs.open(PAGE);
      await docs.navbar.link('Docs').click();
      await docs.isAt('/docs/platform/intro/');
      await page.goBack();
      await docs.isAt(PAGE, 'List people');
      await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
      await expect(docs.sidebar.current).toBeInViewport();
    });
  }

  test('@real-02 shows the current page of a late group, before and after all groups are there', async ({
    docs,
    page,
  }) => {
    const deliver = await hold(page, '**/assets/js/sidebar-api-v2-0-*');
    await docs.open('/docs/api/webhook-subscriptions-create/');
    await expect(docs.sidebar.current).toBeInViewport({ratio: 1});
    deliver();
    await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
    await expect(docs.sidebar.current).toBeInViewport({ratio: 1});
  });

  test('@real-02 is whole after Repeat in Try it', async ({apiLogs, logIn, operation}) => {
    await logIn.earlierAs('Maya Okafor');
    await operation.open('/docs/api/me-index/');
    await operation.tryIt.open.click();
    await operation.tryIt.sends('200');
    await operation.navbar.link('API Logs').click();
    const call = await apiLogs.unfold(0);
    await call.getByRole('link', {name: 'Repeat in Try it'}).click();
    await operation.isAt('/docs/api/me-index/');
    await expect(operation.sidebar.entries).toHaveCount(ENTRIES);
    await expect(operation.sidebar.current).toBeInViewport();
  });

  for (const url of [PAGE, '/docs/api/calendar-events-index/']) {
    test(`@real-02 of ${url} has all groups when the browser was idle, and nothing moves`, async ({docs, page}) => {
      const shift = await watchLayoutShift(page);
      const deliver = await hold(page, '**/assets/js/sidebar-api-v2-0-*');
      await docs.open(url);
      const rows = docs.sidebar.list.getByRole('link');
      const inView = () =>
        rows.evaluateAll((links) =>
          links
            .map((link) => ({text: link.textContent, y: Math.round(link.getBoundingClientRect().y)}))
            .filter(({y}) => y > 120 && y < 790),
        );
      const before = await inView();
      expect(before.length).toBeGreaterThan(15);
      deliver();
      await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
      const after = await inView();
      expect(after.map(({text}) => text)).toEqual(before.map(({text}) => text));
      // Lists scroll by whole pixels.
      for (const [row, {y}] of after.entries()) expect(Math.abs(y - (before[row]?.y ?? 0))).toBeLessThanOrEqual(1);
      expect(await shift()).toBe(0);
    });
  }

  test('@real-02 scrolls with the first turn of the wheel, and the focus stays', async ({docs, page}) => {
    const deliver = await hold(page, '**/assets/js/sidebar-api-v2-0-*');
    await docs.open(PAGE);
    await docs.sidebar.link('List people').focus();
    await docs.sidebar.list.hover();
    const {y = 0} = (await docs.sidebar.current.boundingBox()) ?? {};
    await page.mouse.wheel(0, 60);
    await expect.poll(async () => (await docs.sidebar.current.boundingBox())?.y).toBeCloseTo(y - 60, 0);
    deliver();
    await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
    expect((await docs.sidebar.current.boundingBox())?.y).toBeCloseTo(y - 60, 0);
    await expect(docs.sidebar.current).toBeFocused();
  });
});

test.describe('Without network, once the page was idle', () => {
  // Pages are still looked ahead at.
  test.use({expectedErrors: /ERR_INTERNET_DISCONNECTED/});

  test('@real-02 the sidebar works, finds paths, and Enter opens the first match', async ({context, docs}) => {
    await docs.open(PAGE);
    await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
    await context.setOffline(true);
    await docs.sidebar.caret('Accounts').click();
    await expect(docs.sidebar.pagesOf('Accounts')).not.toHaveCount(0);
    await context.setOffline(false);

    await docs.sidebar.filter.fill('zebra');
    await expect(docs.sidebar.list.getByRole('status')).toHaveText('No matching operations.');
    await docs.sidebar.filter.fill('/v2/crm');
    await expect(docs.sidebar.link('CRM activities')).toBeVisible();
    await expect(docs.sidebar.link('People')).toHaveCount(0);
    await docs.sidebar.filter.fill('/people/{id}');
    await expect(docs.sidebar.entries).toHaveCount(2);
    await docs.sidebar.filter.press('Enter');
    await docs.isAt('/docs/api/people-show/', 'Fetch a person');
  });
});

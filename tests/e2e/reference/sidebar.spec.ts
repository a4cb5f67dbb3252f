import {watchLayoutShift} from '../../fixtures/layoutShift';
import {MAIN_SCRIPT} from '../../fixtures/pageFaults';
import {hold} from '../../fixtures/conditions';
import {references} from '../../fixtures/referenceRoutes';
import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';

const PAGE = '/docs/api/people-index/';
/** All groups, and the overview before them. */
const ENTRIES = references['api-2.0'].groups.length + 1;

test.describe('The sidebar of the reference', () => {
  test('@real-02 is whole after Back from a guide', async ({docs, page}) => {
    await docs.open(PAGE);
    await docs.navbar.link('Docs').click();
    await docs.isAt('/docs/platform/intro/');
    await page.goBack();
    await docs.isAt(PAGE, 'List people');
    await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
    await expect(docs.sidebar.current).toBeInViewport();
  });

  test('@real-02 is whole after Repeat in Try it', async ({apiLogs, logIn, operation}) => {
    await logIn.earlierAs('Maya Okafor');
    await operation.openForm('/docs/api/me-index/');
    await operation.tryIt.sends('200');
    await operation.navbar.link('API Logs').click();
    const call = await apiLogs.unfold(0);
    await call.getByRole('link', {name: 'Repeat in Try it'}).click();
    await operation.isAt('/docs/api/me-index/');
    await expect(operation.sidebar.entries).toHaveCount(ENTRIES);
    await expect(operation.sidebar.current).toBeInViewport();
  });

  test(
    '@real-02 finds the ID of an operation or offers search, and has no filter on the next page and after Back',
    searches,
    async ({docs, page, search}) => {
      await docs.open('/docs/api/webhook-subscriptions-create/');
      await docs.sidebar.filter.fill('invoice');
      await docs.page.getByRole('button', {name: 'Search the docs'}).click();
      await expect(search.input).toHaveValue('invoice');
      await page.keyboard.press('Escape');
      await docs.sidebar.filter.fill('people-create');
      await expect(docs.sidebar.link('Accounts')).toHaveCount(0);
      await docs.sidebar.link('Create a person').click();
      await docs.isAt('/docs/api/people-create/', 'Create a person');
      await expect(docs.sidebar.filter).toHaveValue('');
      await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
      await page.goBack();
      await docs.isAt('/docs/api/webhook-subscriptions-create/');
      await expect(docs.sidebar.filter).toHaveValue('');
      await expect(docs.sidebar.current).toBeInViewport();
    },
  );

  test('@real-02 shows the last entry before scripts load, and nothing moves then', async ({docs, page}) => {
    const shift = await watchLayoutShift(page);
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto('/docs/api/webhook-subscriptions-create/', {waitUntil: 'domcontentloaded'});
    await expect(docs.sidebar.current).toBeInViewport({ratio: 1});
    const before = await docs.sidebar.current.boundingBox();
    release();
    await docs.isAlive();
    expect(await docs.sidebar.current.boundingBox()).toEqual(before);
    expect(await shift()).toBe(0);
  });
});

test.describe('Without network', () => {
  // Pages are still looked ahead at.
  test.use({expectedErrors: /ERR_INTERNET_DISCONNECTED/});

  test('@real-02 the sidebar works, finds paths, and Enter opens the first match', async ({context, docs}) => {
    await docs.open(PAGE);
    await expect(docs.sidebar.entries).toHaveCount(ENTRIES);
    await context.setOffline(true);
    await docs.sidebar.caret('Accounts').click();
    await expect(docs.sidebar.pagesOf('Accounts')).not.toHaveCount(0);
    // A whole group that is opened at the lower edge.
    await docs.sidebar.caret('Webhook subscriptions').click();
    await expect(docs.sidebar.pagesOf('Webhook subscriptions').last()).toBeInViewport({ratio: 0.9});
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

import {respond} from '../../fixtures/conditions';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.describe('A call that fails', () => {
  test.use({expectedErrors: /Failed to load resource|blocked by CORS/});

  test('@api-05 @errors-01 names the scope that a 403 requires', async ({context, operation, tryIt, page}) => {
    await operation.openForm('/docs/api/people-show/', KEY);
    await tryIt.input('path:id').fill('70211');
    await respond(page, `${api}/**`, {status: 403, body: {}});
    await tryIt.sends('people:read');

    await test.step('reports a lost network', async () => {
      await page.unrouteAll();
      await context.setOffline(true);
      await tryIt.sends("You're offline");
      await context.setOffline(false);
    });
  });

  test('@api-05 names both causes of an unreadable response', async ({operation, page, baseURL}) => {
    // The sandbox allows one origin of the site: from another one, CORS really blocks the response.
    await page.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/docs/api/me-index/`);
    await operation.isAlive();
    await operation.tryIt.call(KEY, 'CORS');
    await expect(operation.tryIt.outcome).toContainText("can't be reached");
  });
});

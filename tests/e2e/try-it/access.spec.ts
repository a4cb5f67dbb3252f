import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.describe('By keyboard alone', () => {
  test('@shell-15 a call can be opened, filled in, sent and read', async ({operation, page}) => {
    await operation.open('/docs/api/me-index/');
    const {tryIt} = operation;
    await tryIt.open.focus();
    await page.keyboard.press('Enter');
    await expect(tryIt.form).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tryIt.key).toBeFocused();
    await page.keyboard.type(KEY);
    await page.keyboard.press('Control+Enter');
    await expect(tryIt.outcome).toContainText('200 OK');
    await tryIt.scroller.focus();
    await page.keyboard.press('Tab');
    await expect(tryIt.responseBody.locator('summary').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tryIt.responseBody).not.toContainText('Maya');
  });
});

test('the open panel meets WCAG 2.2 A and AA on wide and narrow screens', async ({operation, page, axe}) => {
  await operation.open('/docs/api/people-create/');
  await operation.tryIt.call(KEY, /^20/);
  for (const width of [1350, 390]) {
    await test.step(`${String(width)} pixels`, async () => {
      await page.setViewportSize({width, height: 844});
      const {violations} = await axe().include('[data-try-it]').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
      expect(await operation.sidewaysScroll()).toBe(0);
    });
  }
});

test.describe('Without its code', () => {
  test.use({expectedErrors: /Failed to load resource|ChunkLoadError|Loading chunk/});

  test('@api-05 try-it says that it could not be loaded, and loads at the next try', async ({operation, page}) => {
    await operation.open('/docs/api/me-index/');
    await page.route('**/assets/js/**', (route) => route.abort());
    await operation.tryIt.open.click();
    await expect(operation.tryIt.bench.getByRole('alert')).toContainText(
      "Try it couldn't be loaded. Check your network connection",
    );
    await page.unrouteAll();
    await page.route('**/openapi/v2/me-index.json', (route) => route.abort(), {times: 1});
    await operation.main.getByRole('button', {name: 'Try again'}).click();
    await expect(operation.main.getByRole('alert')).toContainText("The form couldn't be loaded");
    await operation.main.getByRole('button', {name: 'Try again'}).click();
    await expect(operation.tryIt.send).toBeVisible();
  });
});

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('there is no button that would do nothing', async ({operation}) => {
    await operation.read('/docs/api/me-index/');
    await expect(operation.samples.shown).toBeVisible();
    await expect(operation.tryIt.open).toBeHidden();
  });
});

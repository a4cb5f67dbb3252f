import type {Locator} from '@playwright/test';
import {KEY} from '../../fixtures/sandbox';
import {LogInPopup} from '../../fixtures/pages/LogIn';
import {expect, test} from '../../fixtures/test';

test.describe('The notice of a login', () => {
  const top = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? 0;

  test('@login-12 is a row of the navbar, and covers nothing', async ({logIn, operation, tryIt}) => {
    await operation.open('/docs/api/people-index/');
    await operation.page.mouse.wheel(0, 900);
    await operation.page.mouse.wheel(0, -100);
    const popup = await logIn.open();
    await popup.page.close();
    await expect(logIn.openNew).toBeInViewport({ratio: 1});
    const {y = 0, height = 0} = (await logIn.openNew.boundingBox()) ?? {};
    await expect.poll(() => top(tryIt.bench)).toBeGreaterThan(y + height);
    await tryIt.open.click();
    await expect(tryIt.close).toBeVisible();
    // It moves into the form.
    await expect(logIn.notice).toHaveCount(0);
    await expect(logIn.pageNotice).toContainText('Open a new login window');
    await logIn.pageNotice.getByRole('button', {name: 'Cancel'}).click();
    await expect(logIn.pageNotice).toHaveCount(0);
  });

  test('@login-12 is in the sheet of Try it', async ({logIn, operation, tryIt, page}) => {
    await page.setViewportSize({width: 675, height: 450});
    await operation.openForm('/docs/api/me-index/');
    const button = tryIt.form.getByRole('button', {name: 'Log in instead'});
    const closed = await logIn.open(button);
    await closed.page.close();
    const again = logIn.pageNotice.getByRole('button', {name: 'Open a new login window'});
    await expect(again).toBeInViewport({ratio: 1});
    const [other] = await Promise.all([page.waitForEvent('popup'), again.click()]);
    await new LogInPopup(other).deny();
    await expect(logIn.pageNotice).toHaveCount(0);
    await expect(tryIt.send).toBeInViewport({ratio: 1});
  });
});

test('@work-04 a write says whose data it changes, next to Send', async ({logIn, operation, tryIt}) => {
  await operation.openForm('/docs/api/people-create/');
  const popup = await logIn.open(tryIt.form.getByRole('button', {name: 'Log in instead'}));
  await popup.choose('Maya Okafor');
  await expect(tryIt.form.getByText('Logged in as').locator('..')).toBeFocused();
  await expect(tryIt.target).toHaveText('Writes to Larkfield Systems as Maya Okafor');
  await expect(tryIt.target).toBeInViewport();
});

test('@api-05 in a low window, the foot covers no part of an error', async ({operation, tryIt, page}) => {
  await page.setViewportSize({width: 675, height: 450});
  await operation.openForm('/docs/api/people-show/', KEY);
  await tryIt.send.click();
  await expect(tryIt.form.locator('[id="try-it-path:id-problem"]')).toBeInViewport({ratio: 1});

  await test.step('an error at the end of the form is in sight', async () => {
    await operation.openForm('/docs/api/people-create/');
    await tryIt.body.fill('{"first_name": "Priya"}');
    await tryIt.send.click();
    const problem = tryIt.form.getByText('Enter email_address, or phone and last_name.').first();
    await expect(problem).toBeInViewport({ratio: 0.95});
  });

  await test.step('the small buttons of a sheet are large enough to hit', async () => {
    await page.setViewportSize({width: 390, height: 800});
    for (const button of [tryIt.reset, tryIt.copyLink]) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    }
  });
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
    await expect(operation.main.getByRole('alert')).toContainText("Try it couldn't be loaded");
    await operation.main.getByRole('button', {name: 'Try again'}).click();
    await expect(operation.tryIt.send).toBeVisible();
  });
});

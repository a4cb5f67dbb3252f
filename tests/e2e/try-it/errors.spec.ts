import type {Locator} from '@playwright/test';
import {KEY, api} from '../../fixtures/sandbox';
import {respond} from '../../fixtures/conditions';
import {LogInPopup} from '../../fixtures/pages/LogIn';
import {expect, test} from '../../fixtures/test';

test.describe('The errors of a response', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@api-05 stay until the next request, or until another body takes the place of theirs', async ({operation}) => {
    const {tryIt, page} = operation;
    await respond(page, `${api}/v2/people`, {
      status: 422,
      body: {errors: {email_address: ['is taken'], phone: ['is too short']}},
    });
    await operation.openForm('/docs/api/people-create/', KEY);
    await page.setViewportSize({width: 1350, height: 800});
    await tryIt.body.fill('{"email_address": "a@cobaltdental.example", "phone": "1"}');
    await tryIt.send.click();
    await tryIt.edit.click();
    await expect(tryIt.body).toBeFocused();
    await expect(tryIt.form.getByText('email_address is taken')).toBeInViewport();
    await expect(tryIt.body).toHaveAttribute('aria-invalid', 'true');
    await tryIt.body.fill('{"email_address": "b@cobaltdental.example", "phone": "1"}');
    await expect(tryIt.form).toContainText('phone is too short');
    await tryIt.fullExample.click();
    await expect(tryIt.form).not.toContainText('phone is too short');
    await expect(tryIt.body).not.toHaveAttribute('aria-invalid');
    await expect(tryIt.outcome).toContainText('422');

    await test.step('a body without any of its alternatives is not sent, and the form names them', async () => {
      await tryIt.body.fill('{"first_name": "Priya"}');
      await tryIt.send.click();
      await expect(tryIt.body).toBeFocused();
      await expect(tryIt.body).toHaveAccessibleDescription(/Enter email_address, or phone and last_name\./);
      await expect(tryIt.sendAnyway).toBeVisible();
      await tryIt.body.fill('{"email_address": "a@cobaltdental.example"}');
      await expect(tryIt.sendAnyway).toHaveCount(0);
    });

    await test.step('an error at the end of a low form is in sight', async () => {
      await page.setViewportSize({width: 675, height: 450});
      await tryIt.body.fill('{"first_name": "Priya"}');
      await tryIt.send.click();
      await expect(tryIt.form.getByText('Enter email_address, or phone and last_name.').first()).toBeInViewport({
        ratio: 0.95,
      });
    });
  });
});

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

test('@api-05 a request without its path parameter has no Send anyway', async ({operation, tryIt, page}) => {
  await operation.openForm('/docs/api/people-show/', KEY);
  await tryIt.send.click();
  await expect(tryIt.input('path:id')).toBeFocused();
  await expect(tryIt.form).toContainText('Not sent. Fix the fields marked above.');
  await expect(tryIt.sendAnyway).toHaveCount(0);

  await test.step('in a low window, the foot covers no part of the error', async () => {
    await page.setViewportSize({width: 675, height: 450});
    await tryIt.send.click();
    await expect(tryIt.form.locator('[id="try-it-path:id-problem"]')).toBeInViewport({ratio: 1});
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

import {accounts} from '../../../sandbox/accounts';
import {api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const KEY = accounts[0]?.apiKey ?? '';

test.describe('The errors of a response', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@api-05 @login-03: go with an edit of their field, and all with a new body; the response stays', async ({
    logIn,
    operation,
    page,
  }) => {
    await page.route(`${api}/v2/people`, (route) =>
      route.fulfill({
        status: 422,
        headers: {'access-control-allow-origin': '*'},
        json: {errors: {email_address: ['is taken'], phone: ['is too short']}},
      }),
    );
    await operation.open('/docs/api/people-create/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.body.fill('{"email_address": "a@cobaltdental.example", "phone": "1"}');
    await tryIt.send.click();
    await tryIt.edit.click();
    await expect(tryIt.form).toContainText('email_address is taken');
    await expect(tryIt.body).toHaveAttribute('aria-invalid', 'true');
    await tryIt.body.fill('{"email_address": "b@cobaltdental.example", "phone": "1"}');
    await expect(tryIt.form).not.toContainText('email_address is taken');
    await expect(tryIt.form).toContainText('phone is too short');
    await tryIt.fullExample.click();
    await expect(tryIt.form).not.toContainText('phone is too short');
    await expect(tryIt.body).not.toHaveAttribute('aria-invalid');
    await expect(tryIt.outcome).toContainText('422');

    await test.step('a body without any of its alternatives is not sent, and the form marks them', async () => {
      await tryIt.body.fill('{"first_name": "Priya"}');
      await tryIt.asForm.click();
      await expect(tryIt.form.locator('[data-field]').first()).toContainText(/^email_address\s*one of/);
      await tryIt.send.click();
      await expect(tryIt.input('body:email_address')).toBeFocused();
      await expect(tryIt.form.locator('[data-field]').first()).toContainText(
        'Enter one of these: email_address; phone + last_name.',
      );
      await expect(tryIt.sendAnyway).toBeVisible();
      await tryIt.input('body:email_address').fill('a@cobaltdental.example');
      await expect(tryIt.sendAnyway).toHaveCount(0);
    });

    await test.step('while a login window is open, its notice is under Log In', async () => {
      await logIn.open();
      const [button, notice] = [await logIn.button.boundingBox(), await logIn.notice.boundingBox()];
      const below = (notice?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
      expect(below).toBeGreaterThan(0);
      expect(below).toBeLessThan(40);
    });
  });
});

test('@api-05 @real-01: a request without its path parameter has no Send anyway, and small buttons can be hit', async ({
  operation,
  page,
}) => {
  await operation.open('/docs/api/people-show/');
  const {tryIt} = operation;
  await tryIt.openWith(KEY);
  await tryIt.send.click();
  await expect(tryIt.input('path:id')).toBeFocused();
  await expect(tryIt.form).toContainText('Not sent. Fix the fields marked above.');
  await expect(tryIt.sendAnyway).toHaveCount(0);

  await test.step('the small buttons of a sheet are large enough to hit', async () => {
    await page.setViewportSize({width: 390, height: 800});
    for (const button of [tryIt.reset, tryIt.copyLink]) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    }
  });
});

test('@api-03: the view of a body is kept, and characters that change the direction of text are shown', async ({
  operation,
  page,
}) => {
  await page.route(`${api}/v2/people`, (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {data: {'na\u202Eme': 'a\u202Eb'}},
    }),
  );
  await operation.open('/docs/api/people-create/');
  const {tryIt} = operation;
  await tryIt.openWith(KEY);
  await tryIt.asForm.click();
  await page.reload();
  await expect(tryIt.input('body:email_address')).toBeVisible();
  await tryIt.send.click();
  await expect(tryIt.responseBody).toContainText(String.raw`na\u202eme: "a\u202eb"`);
});

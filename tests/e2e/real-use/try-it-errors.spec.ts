import {accounts} from '../../../sandbox/accounts';
import {api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const KEY = accounts[0]?.apiKey ?? '';

test.describe('The errors of a response', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@api-05: go with an edit of their field, and all with a new body; the response stays', async ({
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
    await expect(tryIt.form).toContainText('email_address is taken');
    await expect(tryIt.body).toHaveAttribute('aria-invalid', 'true');
    await tryIt.body.fill('{"email_address": "b@cobaltdental.example", "phone": "1"}');
    await expect(tryIt.form).not.toContainText('email_address is taken');
    await expect(tryIt.form).toContainText('phone is too short');
    await tryIt.fullExample.click();
    await expect(tryIt.form).not.toContainText('phone is too short');
    await expect(tryIt.body).not.toHaveAttribute('aria-invalid');
    await expect(tryIt.outcome).toContainText('422');
  });
});

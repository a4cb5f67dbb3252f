import {expect, test} from '../../fixtures/test';

test.describe('In the sandbox, from a page', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@real-10 a login without a scope or role gets a 403 that names it', async ({operation, tryIt, logIn}) => {
    await operation.open('/docs/api/people-index/');
    const popup = await logIn.open();
    await popup.clear('people:read');
    await popup.choose('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.sends('403');
    await expect(tryIt.outcome).toContainText('people:read');
    await expect(tryIt.responseBody).toContainText('does not have the required scopes');
    await logIn.end();
    await logIn.succeedsAs('Tomas Lindqvist');
    await tryIt.sends();
    await operation.openForm('/docs/api/data-control-requests-index/');
    await tryIt.sends('403');
  });

  test('@real-10 a 422 names the sent fields, and a list the applied filters', async ({operation, tryIt, logIn}) => {
    await operation.openLoggedIn(logIn, '/docs/api/people-create/');
    await tryIt.body.fill('{"email_address": "a@b.example", "first_name": 3}');
    await tryIt.send.click();
    await tryIt.sendAnyway.click();
    await expect(tryIt.outcome).toContainText('422');
    await expect(tryIt.responseBody).toContainText('first_name');
    await expect(tryIt.responseBody).not.toContainText('email_address');
    await expect(tryIt.responseBody).not.toContainText('sort_by');
    await operation.openForm('/docs/api/people-index/');
    await tryIt.fill('query:crm_id[]', '003XX00000P7021AAA');
    await tryIt.sends();
    await expect(tryIt.responseBody).toContainText(/filtering[^]{0,80}crm_id/);
  });
});

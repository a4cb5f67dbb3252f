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
});

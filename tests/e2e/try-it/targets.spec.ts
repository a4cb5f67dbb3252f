import {api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';

test.use({usesAccount: false});

test.describe('Sandbox and account', () => {
  test('@run-05 nothing of one reaches the other', async ({logIn, operation, tryIt, page}) => {
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${api}/v2/people`)) sent.push(request.headers().authorization);
    });
    await operation.openForm(PEOPLE);
    await tryIt.sends();
    await tryIt.edit.click();

    await test.step('switching removes the response', async () => {
      await tryIt.chooseTarget('Your account');
      await expect(tryIt.key).toBeVisible();
      await expect(tryIt.response).not.toContainText('200 OK');
      await tryIt.chooseTarget('Sandbox');
      await expect(tryIt.response).not.toContainText('200 OK');
      expect(sent).toEqual([]);
    });

    await test.step('a login leads to the account, and requests of the sandbox have no token', async () => {
      await logIn.succeedsAs('Maya Okafor');
      await expect(tryIt.account).toBeChecked();
      await tryIt.chooseTarget('Sandbox');
      sent.length = 0;
      await tryIt.sends();
      await expect(tryIt.sandboxMark).toBeVisible();
      expect(sent).toEqual([]);
      await tryIt.edit.click();
      await tryIt.chooseTarget('Your account');
      await tryIt.sends();
      const {token = ''} = await logIn.stored();
      await expect(tryIt.sandboxMark).toHaveCount(0);
      await expect.poll(() => sent).toContain(`Bearer ${token}`);
      expect(sent.join()).not.toContain('ak_sandbox_page');
    });

    await test.step('a logout keeps the account, and empties the form', async () => {
      await logIn.end();
      await expect(tryIt.account).toBeChecked();
      await expect(tryIt.response).not.toContainText('200 OK');
    });
  });
});

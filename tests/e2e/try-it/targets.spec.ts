import {api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';

test.use({usesAccount: false});

test.describe('Sandbox and account', () => {
  test('@run-05 nothing of one reaches the other, also after a login', async ({logIn, operation, tryIt, page}) => {
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${api}/v2/people`)) sent.push(request.headers().authorization);
    });
    await operation.openForm(PEOPLE);
    await logIn.succeedsAs('Maya Okafor');
    await expect(tryIt.account).toBeChecked();
    await tryIt.chooseTarget('Sandbox');
    await tryIt.sends();
    await expect(tryIt.sandboxMark).toBeVisible();
    expect(sent).toEqual([]);
    await tryIt.edit.click();
    await tryIt.chooseTarget('Your account');
    await expect(tryIt.response).not.toContainText('200 OK');
    await tryIt.sends();
    const {token = ''} = await logIn.stored();
    await expect(tryIt.sandboxMark).toHaveCount(0);
    await expect.poll(() => sent).toContain(`Bearer ${token}`);
    expect(sent.join()).not.toContain('ak_sandbox_page');
  });
});

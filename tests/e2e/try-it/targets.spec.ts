import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';
const CREATE = '/docs/api/people-create/';
const PERSON = '{"email_address": "tiago.moreira@cobaltdental.example", "first_name": "Tiago"}';

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

  test('@run-05 a key that was not sent leaves a form in the sandbox, and a logout resets it', async ({
    context,
    logIn,
    operation,
    tryIt,
    page,
  }) => {
    await page.addInitScript((key) => sessionStorage.setItem('devdocs.visitor.key', key), KEY);
    await operation.openForm(CREATE);
    await expect(tryIt.sandbox).toBeChecked();
    await tryIt.body.fill(PERSON);
    await tryIt.sends(/^20/);
    await logIn.as('Maya Okafor');
    await logIn.end();
    expect(await page.evaluate(() => sessionStorage.getItem('devdocs.visitor.sandbox'))).toBeNull();
    await operation.sidebar.link('List people').click();
    await tryIt.open.click();
    await tryIt.sends();
    await expect(tryIt.sandboxMark).toBeVisible();
    expect(await tryIt.copiedBody(context)).not.toContain('tiago.moreira');
  });
});

test('@run-06 the latest records have buttons, and the account gets no ID from the sandbox', async ({
  axe,
  operation,
  tryIt,
}) => {
  await operation.openForm('/docs/api/cadence-memberships-create/');
  await tryIt.sends();
  await operation.openForm('/docs/api/cadence-memberships-show/');
  const id = await tryIt.input('path:id').inputValue();
  await tryIt.sends();
  await tryIt.edit.click();
  await tryIt.fill('path:id', '');
  await tryIt.offered.filter({hasText: id}).press('Enter');
  await expect(tryIt.input('path:id')).toHaveValue(id);
  expect((await axe().include('[data-field]').analyze()).violations).toEqual([]);
  await tryIt.chooseTarget('Your account');
  await expect(tryIt.input('path:id')).toHaveValue('');
  await tryIt.putBack.click();
  await expect(tryIt.input('path:id')).toHaveValue(id);
});

test('@run-06 the IDs of responses are offered, with names, until the target changes', async ({operation, tryIt}) => {
  await operation.openForm(PEOPLE);
  await tryIt.sends();
  await operation.sidebar.link('Fetch a person').click();
  await tryIt.fill('path:id', '');
  await expect(tryIt.offered).toHaveCount(5);
  await expect(tryIt.offered.first()).toHaveText(/^\d+ [A-Z]/);
  await tryIt.chooseTarget('Your account');
  await expect(tryIt.offered).toHaveCount(0);
});

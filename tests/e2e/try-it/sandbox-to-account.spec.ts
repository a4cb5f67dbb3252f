import type {Page} from '@playwright/test';
import {api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({usesAccount: false, reuseContext: false});

const UPDATE = '/docs/api/people-update/';
const CREATE = '/docs/api/tasks-create/';
const TASK = '{"subject": "Only sandbox", "person_id": "70213", "user_id": 318}';

/** What is sent to the API about people and tasks: method, path and body. */
function watchCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin === api && /^\/v2\/(?:people|tasks)/.test(pathname))
      sent.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`);
  });
  return sent;
}

test.describe('What was typed for the sandbox', () => {
  test('@target-03 @target-02 keeps its texts after a login, loses its IDs, and is sent after a question', async ({
    axe,
    logIn,
    operation,
    tryIt,
    page,
  }) => {
    const sent = watchCalls(page);
    await operation.openForm(UPDATE);
    await tryIt.fill('path:id', '70213');
    await tryIt.body.fill('{"first_name": "Only sandbox", "owner_id": 318}');
    await logIn.as('Maya Okafor');
    await expect(tryIt.account).toBeChecked();
    await expect(tryIt.form).toContainText('Logged in as');
    await expect(tryIt.form).toContainText('can be those of other records: id, owner_id.');
    await expect(tryIt.input('path:id')).toHaveValue('');
    await expect(tryIt.body).toHaveValue('{"first_name": "Only sandbox"}');
    await tryIt.fill('path:id', '70211');
    await tryIt.send.click();
    await expect(tryIt.dialog).toContainText('This request was for the sandbox before');
    await expect(tryIt.dialog).toContainText('removed: id, owner_id.');
    expect((await axe().include('dialog').analyze()).violations).toEqual([]);
    expect(sent).toEqual([]);
    await tryIt.dialog.getByRole('button', {name: 'Send PUT request'}).click();
    await expect(tryIt.outcome).toContainText('200');
    expect(sent).toEqual(['PUT /v2/people/70211 {"first_name": "Only sandbox"}']);
  });

  test('@target-01 does not come with a call of the sandbox that a link repeats', async ({operation, tryIt, page}) => {
    await operation.openForm(CREATE);
    await tryIt.body.fill(TASK);
    await tryIt.sends(/^20/);
    const calls = await page.evaluate(() => sessionStorage.getItem('devdocs.visitor.calls') ?? '[]');
    const [{id}] = JSON.parse(calls) as [{readonly id: string}];
    await page.evaluate((call) => (window.location.hash = `#try-it?target=account&call=${call}`), id);
    await expect(tryIt.account).toBeChecked();
    await expect(tryIt.body).toHaveValue('');
  });
});

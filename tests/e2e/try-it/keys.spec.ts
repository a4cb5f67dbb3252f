import {KEY, OTHER_KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

test.describe('A key after another one', () => {
  // The mistyped key.
  test.use({expectedErrors: /401 \(Unauthorized\)/});

  test('@hand-07 @real-03 keeps the form, and drafts only after a mistyped one', async ({operation, tryIt, page}) => {
    await operation.open('/docs/api/accounts-create/');
    await tryIt.openWith('mistyped');
    await tryIt.body.fill('{"name": "Cobalt Dental"}');
    await operation.openForm('/docs/api/people-create/');
    await tryIt.body.fill('{"email_address": "paula.carvalho@cobaltdental.example"}');
    await tryIt.sends('401');
    await tryIt.edit.click();
    await tryIt.key.fill(`Bearer ${KEY}`);
    await expect(tryIt.key).toHaveValue(KEY);
    await tryIt.sends(/^20/);
    await expect(tryIt.departure).toBeEmpty();
    const stored = (): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await stored()).toMatch(/Cobalt.Dental/);
    await tryIt.edit.click();
    await tryIt.key.fill(OTHER_KEY);
    await tryIt.send.click();
    await expect(tryIt.departure).toContainText('The key was replaced.');
    await expect(tryIt.outcome).toContainText(/^20/);
    expect(await stored()).not.toMatch(/Cobalt.Dental/);
    await tryIt.edit.click();
    await expect(tryIt.body).toHaveValue(/cobaltdental/);
  });
});

test('@hand-07 typing a key removes nothing, and sending removes earlier calls', async ({operation, page}) => {
  const {tryIt} = operation;
  const calls = (): Promise<unknown[]> =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('devdocs.visitor.calls') ?? '[]') as unknown[]);
  await operation.openForm('/docs/api/people-index/', KEY);
  await tryIt.fill('query:per_page', '7');
  await operation.openForm('/docs/api/tags-index/');
  await tryIt.fill('query:per_page', '3');
  await tryIt.sends();

  await test.step('typing, and undoing it, removes nothing', async () => {
    await tryIt.edit.click();
    await tryIt.key.press('End');
    await tryIt.key.press('x');
    await tryIt.key.press('Backspace');
    await expect(tryIt.departure).toBeEmpty();
    await tryIt.key.fill(OTHER_KEY);
    await expect(tryIt.departure).toBeEmpty();
    await expect(tryIt.outcome).toContainText('200 OK');
    expect(await calls()).toHaveLength(1);
  });

  await test.step('sending with the other key removes what the first one made', async () => {
    await tryIt.send.click();
    await expect(tryIt.departure).toHaveText(
      'The key was replaced. Earlier responses and calls in API Logs were removed.',
    );
    await expect(tryIt.outcome).toContainText('200 OK');
    expect(await calls()).toHaveLength(1);
    await tryIt.edit.click();
    await expect(tryIt.key).toHaveValue(OTHER_KEY);
    await expect(tryIt.input('query:per_page')).toHaveValue('3');
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toContain(KEY);
    expect(stored).not.toContain('people-index');
  });
});

import type {Page} from '@playwright/test';
import {accounts} from '../../sandbox/accounts';
import {api} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

const KEY = accounts[0]?.apiKey ?? '';

/** Asks the sandbox for another answer than the usual one, as its gateway takes it from a header that no page may set. */
async function prefer(page: Page, preference: string): Promise<void> {
  await page.route(`${api}/**`, (route) =>
    route.continue({headers: {...route.request().headers(), prefer: preference}}),
  );
}

test.describe('A call that fails', () => {
  test.use({expectedErrors: /Failed to load resource|blocked by CORS/});

  test('@api-05 says that a token is missing, or was not accepted', async ({operation}) => {
    await operation.open('/docs/api/me-index/');
    const {tryIt} = operation;
    await tryIt.open.click();
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('none was sent');
    await tryIt.key.fill('not-a-good-one');
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('did not accept');
    await tryIt.key.fill(KEY);
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('200 OK');
  });

  test('@api-05 @errors-01 names the scope that a 403 requires', async ({operation, page}) => {
    await prefer(page, 'code=403');
    await operation.open('/docs/api/people-index/');
    await operation.tryIt.openWith(KEY);
    await operation.tryIt.send.click();
    await expect(operation.tryIt.outcome).toContainText('people:read');
  });

  test('@api-05 shows the errors of a 422 and keeps the values', async ({operation, page}) => {
    await prefer(page, 'code=422');
    await operation.open('/docs/api/people-create/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('rejected some values');
    await expect(tryIt.body).toHaveAttribute('aria-invalid', 'true');
  });

  test('@api-05 counts down after a 429', async ({operation, page}) => {
    await prefer(page, 'answer=429');
    await operation.open('/docs/api/people-index/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('reached its rate limit');
    await expect(tryIt.answer.getByRole('timer')).toContainText(/Send again in \d+ s|send again now/);
  });

  test('@api-05 @errors-01 reports an error of the API, and a missing record', async ({operation, page}) => {
    await operation.open('/docs/api/people-show/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.input('path:id').fill('70211');
    for (const [code, words] of [
      ['404', 'Record not found'],
      ['500', 'The API returned an error'],
    ] as const) {
      await page.unrouteAll();
      await page.route(`${api}/**`, (route) =>
        route.fulfill({status: Number(code), headers: {'access-control-allow-origin': '*'}, body: '<html>'}),
      );
      await tryIt.send.click();
      await expect(tryIt.outcome).toContainText(words);
    }
  });

  test('@api-05 names both causes of an unreadable response: host down, or CORS', async ({
    operation,
    page,
    baseURL,
  }) => {
    // The sandbox knows the site by one origin; by another address it is a stranger, and the refusal is a real one.
    await page.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/docs/api/me-index/`);
    await operation.isAlive();
    await operation.tryIt.openWith(KEY);
    await operation.tryIt.send.click();
    await expect(operation.tryIt.outcome).toContainText('CORS');
    await expect(operation.tryIt.outcome).toContainText('cannot be reached');
  });

  test('@api-05 reports a lost network and a broken connection', async ({operation, page, context}) => {
    await operation.open('/docs/api/people-index/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await context.setOffline(true);
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('You are offline');
    await context.setOffline(false);
    await prefer(page, 'answer=drop');
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('cannot be reached');
  });

  test('@api-05 a hanging call can be canceled, and times out after 30 seconds', async ({operation, page}) => {
    await page.clock.install();
    await prefer(page, 'answer=hang');
    await operation.open('/docs/api/people-index/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.send.click();
    await tryIt.cancel.click();
    await expect(tryIt.outcome).toContainText('Canceled');
    await expect(tryIt.send).toBeFocused();
    await tryIt.send.click();
    await expect(tryIt.outcome).toContainText('Sending');
    await page.clock.fastForward(31_000);
    await expect(tryIt.outcome).toContainText('No response within 30 seconds');
  });
});

test.describe('A large response', () => {
  test('of a megabyte opens quickly and expands in parts', async ({operation, page}) => {
    await prefer(page, 'answer=1MB');
    await operation.open('/docs/api/people-index/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.send.click();
    await expect(tryIt.answerBody).toContainText('Show more');
    expect(await tryIt.answerBody.locator('*').count()).toBeLessThan(3000);
  });

  test('of ten megabytes is offered as a file', async ({operation, page}) => {
    await prefer(page, 'answer=10MB');
    await operation.open('/docs/api/people-index/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.send.click();
    await expect(tryIt.answer).toContainText('too large to show here');
    const download = page.waitForEvent('download');
    await tryIt.download.click();
    expect((await download).suggestedFilename()).toBe('people-index.bin');
  });

  test('that is no text is offered as a file', async ({operation, page}) => {
    await page.route(`${api}/**`, (route) =>
      route.fulfill({
        headers: {'access-control-allow-origin': '*', 'content-type': 'application/pdf'},
        body: Buffer.from([37, 80, 68, 70, 0, 255]),
      }),
    );
    await operation.open('/docs/api/people-index/');
    await operation.tryIt.openWith(KEY);
    await operation.tryIt.send.click();
    await expect(operation.tryIt.answer).toContainText('a file of 6 B');
  });
});

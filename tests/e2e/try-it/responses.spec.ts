import type {Page} from '@playwright/test';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

/** Asks the sandbox for another answer than the usual one, as its gateway takes it from a header that no page may set. */
async function prefer(page: Page, preference: string): Promise<void> {
  await page.unrouteAll();
  await page.route(`${api}/**`, (route) =>
    route.continue({headers: {...route.request().headers(), prefer: preference}}),
  );
}

/** Lets the API respond with this from now on. */
async function respond(page: Page, status: number, body: string | Buffer, type = 'text/html'): Promise<void> {
  await page.unrouteAll();
  await page.route(`${api}/**`, (route) =>
    route.fulfill({status, headers: {'access-control-allow-origin': '*', 'content-type': type}, body}),
  );
}

test.describe('A call that fails', () => {
  test.use({expectedErrors: /Failed to load resource|blocked by CORS/});

  test('@api-05 @errors-01 names the scope that a 403 requires, and says of every other error what happened', async ({
    context,
    operation,
    page,
  }) => {
    await operation.open('/docs/api/people-show/');
    const {tryIt} = operation;
    await tryIt.open.click();
    await tryIt.input('path:id').fill('70211');

    await test.step('says that a token is missing, or was not accepted', async () => {
      await tryIt.sends('none arrived');
      await tryIt.edit.click();
      await tryIt.key.fill('not-a-good-one');
      await tryIt.sends("didn't accept");
      await tryIt.edit.click();
      await tryIt.key.fill(KEY);
      await tryIt.sends();
    });

    await test.step('names the scope of a 403', async () => {
      await prefer(page, 'code=403');
      await tryIt.sends('people:read');
    });

    await test.step('reports an error of the API, and a missing record', async () => {
      for (const [status, words] of [
        [404, 'Record not found'],
        [500, 'The API returned an error'],
      ] as const) {
        await respond(page, status, '<html>');
        await tryIt.sends(words);
      }
    });

    await test.step('reports a lost network and a broken connection', async () => {
      await page.unrouteAll();
      await context.setOffline(true);
      await tryIt.sends("You're offline");
      await context.setOffline(false);
      await prefer(page, 'answer=drop');
      await tryIt.sends("can't be reached");
    });

    await test.step('a hanging call can be canceled, and times out after 30 seconds', async () => {
      await page.clock.install();
      await prefer(page, 'answer=hang');
      await tryIt.send.click();
      await tryIt.cancel.click();
      await expect(tryIt.outcome).toContainText('Canceled');
      await expect(tryIt.send).toBeFocused();
      await tryIt.sends('Sending');
      await page.clock.fastForward(31_000);
      await expect(tryIt.outcome).toContainText('No response within 30 seconds');
    });

    await test.step('counts down after a 429', async () => {
      await prefer(page, 'answer=429');
      await tryIt.sends('reached its rate limit');
      await expect(tryIt.response.getByRole('timer')).toContainText(/Send again in \d+ s|send again now/);
    });
  });

  test('@api-05 shows the errors of a 422 and keeps the values', async ({operation, page}) => {
    await prefer(page, 'code=422');
    await operation.open('/docs/api/people-create/');
    const {tryIt} = operation;
    await tryIt.call(KEY, 'rejected some values');
    await tryIt.edit.click();
    await expect(tryIt.body).toBeFocused();
    await expect(tryIt.body).toHaveAttribute('aria-invalid', 'true');
  });

  test('@api-05 names both causes of an unreadable response: host down, or CORS', async ({
    operation,
    page,
    baseURL,
  }) => {
    // The sandbox knows the site by one origin; by another address it is a stranger, and the refusal is a real one.
    await page.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/docs/api/me-index/`);
    await operation.isAlive();
    await operation.tryIt.call(KEY, 'CORS');
    await expect(operation.tryIt.outcome).toContainText("can't be reached");
  });
});

test('A large response, or one that is no text, is offered as a file', async ({operation, page}) => {
  await operation.open('/docs/api/people-show/');
  const {tryIt} = operation;
  await tryIt.openWith(KEY);
  await tryIt.input('path:id').fill('70211');

  await test.step('of a megabyte opens quickly and expands in parts', async () => {
    await prefer(page, 'answer=1MB');
    await tryIt.send.click();
    await expect(tryIt.responseBody).toContainText('Show more');
    expect(await tryIt.responseBody.locator('*').count()).toBeLessThan(3000);
  });

  await test.step('of ten megabytes is offered as a file', async () => {
    await prefer(page, 'answer=10MB');
    await tryIt.send.click();
    await expect(tryIt.response).toContainText('too large to show here');
    const download = page.waitForEvent('download');
    await tryIt.download.click();
    expect((await download).suggestedFilename()).toBe('people-show.bin');
  });

  await test.step('that is no text is offered as a file', async () => {
    await respond(page, 200, Buffer.from([37, 80, 68, 70, 0, 255]), 'application/pdf');
    await tryIt.send.click();
    await expect(tryIt.response).toContainText('a file of 6 B');
  });
});

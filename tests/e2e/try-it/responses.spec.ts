import type {Page} from '@playwright/test';
import {respond} from '../../fixtures/conditions';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

/** Requests another response of the sandbox than the usual one, by a header that no page can set. */
async function prefer(page: Page, preference: string): Promise<void> {
  await page.unrouteAll();
  await page.route(`${api}/**`, (route) =>
    route.continue({headers: {...route.request().headers(), prefer: preference}}),
  );
}

test.describe('A call that fails', () => {
  test.use({expectedErrors: /Failed to load resource|blocked by CORS/});

  test('@api-05 @errors-01 names the scope that a 403 requires', async ({context, operation, tryIt, page}) => {
    await operation.openForm('/docs/api/people-show/');
    await tryIt.input('path:id').fill('70211');

    await test.step('says that a token is missing, or was not accepted', async () => {
      await expect(tryIt.form).toContainText('No key or login yet');
      await tryIt.sends('The request had no token or key. Log in, or enter a key.');
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
        await page.unrouteAll();
        await respond(page, `${api}/**`, {status, body: '<html>'});
        await tryIt.sends(words);
      }
    });

    await test.step('reports a lost network and a broken connection', async () => {
      await page.unrouteAll();
      await context.setOffline(true);
      await tryIt.sends("You're offline");
      await expect(tryIt.send).toHaveText('Send again');
      await context.setOffline(false);
      await prefer(page, 'answer=drop');
      await tryIt.sends(/200 OK.*The response broke off/);
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

    await test.step('says what a 429 means', async () => {
      await prefer(page, 'answer=429');
      await tryIt.sends('reached its rate limit');
    });
  });

  test('@api-05 names both causes of an unreadable response', async ({operation, page, baseURL}) => {
    // The sandbox allows one origin of the site: from another one, CORS really blocks the response.
    await page.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/docs/api/me-index/`);
    await operation.isAlive();
    await operation.tryIt.call(KEY, 'CORS');
    await expect(operation.tryIt.outcome).toContainText("can't be reached");
  });
});

test('A large response, or one that is not text, is offered as a file', async ({operation, tryIt, page}) => {
  await operation.openForm('/docs/api/people-show/', KEY);
  await tryIt.input('path:id').fill('70211');

  await test.step('of ten megabytes is offered as a file', async () => {
    await prefer(page, 'answer=10MB');
    await tryIt.send.click();
    await expect(tryIt.response).toContainText('a file of 10');
    const download = page.waitForEvent('download');
    await tryIt.download.click();
    expect((await download).suggestedFilename()).toBe('people-show.json');
  });

  await test.step('that is no text is offered as a file', async () => {
    await page.unrouteAll();
    await respond(page, `${api}/**`, {type: 'application/pdf', body: Buffer.from([37, 80, 68, 70, 0, 255])});
    await tryIt.send.click();
    await expect(tryIt.response).toContainText('a file of 6 B');
  });
});

test.describe('A response of any shape', () => {
  test.use({expectedErrors: /Failed to load resource/});

  const shapes: readonly (readonly [name: string, body: string | Buffer, status?: number])[] = [
    ['null', 'null'],
    ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['300 levels', '{"a":'.repeat(300) + '1' + '}'.repeat(300)],
    ['a line of a megabyte', `"${'x'.repeat(1_000_000)}"`],
    ['a name of 200 kB', `{"${'n'.repeat(200_000)}":1}`],
    ['no JSON', '<html>'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
    ['errors as a text', JSON.stringify({errors: 'The request is invalid.'}), 422],
    ['errors of 200 kB', JSON.stringify({errors: 'x'.repeat(200_000)}), 422],
    [
      'many errors',
      JSON.stringify({errors: Object.fromEntries([...Array(5000).keys()].map((n) => [`f${String(n)}`, ['no']]))}),
      422,
    ],
  ];

  test('@real-05 is shown, and the form still works', async ({operation, tryIt, page}) => {
    await operation.openForm('/docs/api/people-create/', KEY);
    for (const [name, body, status = 200] of shapes) {
      await page.unrouteAll();
      await respond(page, `${api}/**`, {status, body});
      await tryIt.send.click();
      await expect(tryIt.outcome, name).toContainText(String(status));
      await expect(tryIt.send, name).toBeVisible();
      // One sentence is one error.
      if (name === 'errors as a text')
        await expect(tryIt.form.locator('li').filter({hasText: 'The request is invalid.'})).toHaveCount(1);
    }
    await expect(tryIt.form.getByText(/^and \d+ more$/)).toHaveText('and 4980 more');
  });
});

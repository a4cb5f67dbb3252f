import type {Page} from '@playwright/test';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

/** Lets the API respond with this to every request. */
const respond = (
  page: Page,
  response: {readonly status?: number; readonly type?: string; readonly body: string | Buffer},
) =>
  page.route(`${api}/**`, (route) =>
    route.fulfill({
      status: response.status ?? 200,
      headers: {'access-control-allow-origin': '*', 'content-type': response.type ?? 'application/json'},
      body: response.body,
    }),
  );

test.describe('A response of any shape', () => {
  test.use({expectedErrors: /Failed to load resource/});

  const shapes: readonly (readonly [name: string, body: string | Buffer, status?: number])[] = [
    ['null', 'null'],
    ['a number', '1e400'],
    ['a text', '"x"'],
    ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['300 levels', '{"a":'.repeat(300) + '1' + '}'.repeat(300)],
    ['a line of a megabyte', `"${'x'.repeat(1_000_000)}"`],
    ['a name of 200 kB', `{"${'n'.repeat(200_000)}":1}`],
    ['no JSON', '<html>'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
    [
      'names that occur twice',
      '{"a":1,"a":2,"__proto__":{"b":1},"constructor":null,"isLosslessNumber":true,"toString":1}',
    ],
    ['errors as a text', JSON.stringify({errors: 'The request is invalid.'}), 422],
    ['errors of 200 kB', JSON.stringify({errors: 'x'.repeat(200_000)}), 422],
    ['errors as a list', '{"errors":[1,null,["a"],{"b":"c"}]}', 422],
    [
      'many errors',
      JSON.stringify({errors: Object.fromEntries([...Array(5000).keys()].map((n) => [`f${String(n)}`, ['no']]))}),
      422,
    ],
  ];

  test('@real-05 S17: is shown, and the form stays as quick as it was', async ({operation, page}) => {
    await operation.open('/docs/api/people-create/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    for (const [name, body, status = 200] of shapes) {
      await page.unrouteAll();
      await respond(page, {status, body});
      await tryIt.send.click();
      await expect(tryIt.outcome, name).toContainText(String(status));
      const took = await page.evaluate(async () => {
        const start = performance.now();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - start;
      });
      expect(took, name).toBeLessThan(1000);
      await expect(tryIt.send, name).toBeVisible();
      // One sentence is one complaint.
      if (name === 'errors as a text')
        await expect(tryIt.form.locator('li').filter({hasText: 'The request is invalid.'})).toHaveCount(1);
    }
    await expect(tryIt.form.getByText(/^and \d+ more$/)).toHaveText('and 4980 more');
  });
});

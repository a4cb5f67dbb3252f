import type {Request} from '@playwright/test';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.describe('Try it', () => {
  test('@api-03 @api-04 sends the call with a key only to the API, and shows the response', async ({
    operation,
    tryIt,
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await operation.openForm('/docs/api/people-index/', KEY);
    await tryIt.fill('query:per_page', '5');
    await tryIt.fill('query:ids[]', '70211\n70212');
    await tryIt.sends();
    await expect(tryIt.outcome).toContainText(/\d ms/);
    await expect(tryIt.responseBody).toContainText('Priya');
    await expect(tryIt.form).toContainText(/Cost 1 · \d+ of 600 left/);
    await tryIt.form.getByText(/^Headers/).click();
    await expect(tryIt.form.getByText('x-ratelimit-remaining-minute')).toBeVisible();

    const request = requests.find((one) => one.url().startsWith(`${api}/v2/people`));
    const {searchParams} = new URL(request?.url() ?? '');
    expect(searchParams.getAll('ids[]')).toEqual(['70211', '70212']);
    expect(searchParams.get('per_page')).toBe('5');
    expect(await request?.headerValue('authorization')).toBe(`Bearer ${KEY}`);
    expect(await request?.headerValue('referer')).toBeNull();
    expect(await request?.headerValue('cookie')).toBeNull();

    await test.step('the key is in no sample and no URL', async () => {
      expect(await page.locator('main').innerHTML()).not.toContain(`>${KEY}`);
      for (const language of ['Python', 'Go', 'PHP']) {
        await operation.samples.choose(language);
        await expect(operation.samples.shown).toContainText('per_page=5');
        await expect(operation.samples.shown).not.toContainText(KEY);
      }
      expect(page.url()).not.toContain(KEY);
      for (const other of requests.filter((one) => !one.url().startsWith(`${api}/`))) {
        const headers = JSON.stringify(await other.allHeaders());
        expect(headers + other.url() + (other.postData() ?? '')).not.toContain(KEY);
      }
    });
  });
});

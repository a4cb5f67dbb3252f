import {readClipboard} from '../../fixtures/clipboard';
import {expect, test} from '../../fixtures/test';

test('the button of a sample copies its text, or says that it failed', async ({context, docs, page}) => {
  await page.clock.install();
  await docs.open('/');
  const sample = docs.main.getByRole('figure').first();
  const copy = sample.getByRole('button');
  await copy.click();
  await expect(copy).toHaveText('Copied');
  const copied = await readClipboard(context);
  expect(copied).toMatch(/^curl -sS https:\/\/api\.salesloft\.com\/v2\/me \\\n {2}-H "Authorization: Bearer /);
  expect(copied).toBe(await sample.locator('code').textContent());
  await page.clock.fastForward(5000);
  await expect(copy).toHaveText('Copy');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await copy.click();
  await expect(copy).toHaveText('Copy failed');
});

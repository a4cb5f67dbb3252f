import {readClipboard} from '../fixtures/clipboard';
import {expect, test} from '../fixtures/test';

test.describe('The button of a code sample', () => {
  test('copies the text of the code @mobile', async ({context, docs}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await docs.open('/');
    const {code, copy} = docs.sample(1);
    await copy.click();
    await expect(copy).toHaveText('Copied');
    const copied = await readClipboard(context);
    expect(copied).toMatch(/^curl -sS https:\/\/api\.salesloft\.com\/v2\/me \\\n {2}-H "Authorization: Bearer /);
    expect(copied).toBe(await code.textContent());
    await expect(copy).toHaveText('Copy');
  });

  test('says so when the browser denies it @mobile', async ({docs, page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await docs.open('/');
    await docs.sample(0).copy.click();
    await expect(docs.sample(0).copy).toHaveText('Copying failed');
  });
});

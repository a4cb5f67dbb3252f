import {expect, test} from '../../fixtures/test';

const LIST = '/docs/api/unverified/';

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, about] of [
    ['/docs/api/groups-create/', 'Unverified: 200 OK'],
    ['/docs/platform/api-basics/call-data-record/', 'Unverified: Recordings'],
  ] as const) {
    test(`@true-05 a mark of ${path} opens with the keyboard and links to all marks`, async ({docs, page}) => {
      await docs.read(path);
      const mark = docs.main.locator('details[data-unverified]').filter({hasText: about});
      const all = mark.getByRole('link', {name: 'All unverified points'});
      await expect(mark.locator('summary')).toHaveText(about);
      await expect(all).toBeHidden();
      await mark.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(all).toBeVisible();
      await all.click();
      await expect(page).toHaveURL(path.startsWith('/docs/api/') ? LIST : `${LIST}#guides`);
      await expect(docs.heading).toHaveText('Unverified points of API 2.0');
    });
  }
});

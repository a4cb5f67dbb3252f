import {publishedSpec} from '../../fixtures/openapi';
import {expect, test} from '../../fixtures/test';

test.describe('The filter of the resources', () => {
  test('shows items that contain every word, and their number', async ({axe, landing, page, request}) => {
    const {tags} = await publishedSpec(request, 'v2');
    await landing.open('/docs/api/');
    await expect(landing.resources).toHaveCount(tags.length);
    await expect(landing.count).toBeEmpty();
    await expect(landing.noMatch).toBeHidden();
    await landing.filter.fill('data records');
    await expect(landing.resource('Call data records')).toBeVisible();
    await expect(landing.resource('People')).toHaveCount(0);
    const left = await landing.resources.count();
    expect(left).toBeLessThan(tags.length);
    await expect(landing.count).toHaveText(`${String(left)} of ${String(tags.length)}`);
    expect((await axe().analyze()).violations).toEqual([]);

    await test.step('is cleared by Escape', async () => {
      await page.keyboard.press('Escape');
      await expect(landing.filter).toHaveValue('');
      await expect(landing.filter).toBeFocused();
      await expect(landing.resources).toHaveCount(tags.length);
      await expect(landing.resource('Call data records')).toBeHidden();
      await expect(landing.count).toBeEmpty();
    });

    await test.step('says if nothing matches, and offers to show all', async () => {
      await landing.filter.fill('no such resource');
      await expect(landing.resources).toHaveCount(0);
      await expect(landing.noMatch).toBeVisible();
      await expect(landing.count).toHaveText(`0 of ${String(tags.length)}`);
      await landing.showAll.click();
      await expect(landing.noMatch).toBeHidden();
      await expect(landing.filter).toBeFocused();
      await expect(landing.resources).toHaveCount(tags.length);
    });
  });
});

import {publishedSpec} from '../fixtures/openapi';
import {expect, test} from '../fixtures/test';

test.describe('The filter of the resources', () => {
  test('shows items that contain every word, and their number @mobile', async ({landing, request}) => {
    const {tags} = await publishedSpec(request, 'v2');
    await landing.open('/docs/api/');
    await expect(landing.resources).toHaveCount(tags.length);
    await expect(landing.count).toBeEmpty();
    await landing.filter.fill('data records');
    await expect(landing.resource('Call data records')).toBeVisible();
    await expect(landing.resource('People')).toHaveCount(0);
    const left = await landing.resources.count();
    expect(left).toBeLessThan(tags.length);
    await expect(landing.count).toHaveText(`${String(left)} of ${String(tags.length)} resources`);
  });

  for (const [what, query] of [
    ['a path', '/v2/person_upserts'],
    ['words of the description', 'writes company whether'],
    ['a name in another case', 'ACCOUNT UPSERTS'],
  ] as const) {
    test(`finds ${what}`, async ({landing}) => {
      await landing.open('/docs/api/');
      await landing.filter.fill(query);
      await expect(landing.resource(query.includes('person') ? 'Person upserts' : 'Account upserts')).toBeVisible();
      await expect(landing.resource('Webhook subscriptions')).toHaveCount(0);
    });
  }

  test('is cleared by Escape @mobile', async ({landing, page}) => {
    await landing.open('/docs/api/1.0/');
    const all = await landing.resources.count();
    await landing.filter.fill('companies');
    await expect(landing.resources).not.toHaveCount(all);
    await page.keyboard.press('Escape');
    await expect(landing.filter).toHaveValue('');
    await expect(landing.filter).toBeFocused();
    await expect(landing.resources).toHaveCount(all);
    await expect(landing.count).toBeEmpty();
  });

  test('says if nothing matches, and offers to show all @mobile', async ({landing}) => {
    await landing.open('/docs/api/');
    const all = await landing.resources.count();
    await expect(landing.noMatch).toBeHidden();
    await landing.filter.fill('no such resource');
    await expect(landing.resources).toHaveCount(0);
    await expect(landing.noMatch).toBeVisible();
    await expect(landing.count).toHaveText(`0 of ${String(all)} resources`);
    await landing.showAll.click();
    await expect(landing.noMatch).toBeHidden();
    await expect(landing.filter).toBeFocused();
    await expect(landing.resources).toHaveCount(all);
  });

  test('is accessible while it filters @mobile', async ({axe, landing}) => {
    await landing.open('/docs/api/');
    await landing.filter.fill('call');
    expect((await axe().analyze()).violations).toEqual([]);
    await landing.filter.fill('no such resource');
    expect((await axe().analyze()).violations).toEqual([]);
  });

  test('works again after another page was open', async ({landing}) => {
    await landing.open('/docs/api/');
    await landing.resource('People').click();
    await landing.isAt('/docs/api/people/', 'People');
    await landing.page.goBack();
    await landing.isAt('/docs/api/');
    await landing.filter.fill('webhook subscriptions');
    await expect(landing.resource('Webhook subscriptions')).toBeVisible();
    await expect(landing.resource('People')).toHaveCount(0);
  });
});

test.describe('The filter without script', () => {
  test.use({javaScriptEnabled: false});

  test('is not there, and all resources are', async ({landing}) => {
    await landing.read('/docs/api/');
    await expect(landing.filter).toBeHidden();
    await expect(landing.resource('Account redaction')).toBeVisible();
    await expect(landing.resource('Webhook subscriptions')).toBeVisible();
  });
});

import {publishedSpec} from '../../fixtures/openapi';
import {expect, test} from '../../fixtures/test';

test('@work-06 @shell-15 resources have headings, and unfold by keyboard', async ({docs, request}) => {
  const {groups} = await publishedSpec(request, 'v2');
  const names = groups.map(({name}) => name);
  const resources = docs.main.locator('[data-filter-list]');
  await docs.open('/docs/api/');
  await expect(docs.sidebar.headings).toHaveText(names);
  await expect(resources.locator('h3')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await resources.getByRole('searchbox', {name: 'Filter resources'}).fill('data records');
  await expect(resources.getByRole('link', {name: 'Call data records', exact: true})).toBeVisible();
  await expect(resources.getByRole('link', {name: 'People', exact: true})).toHaveCount(0);
  await docs.sidebar.filter.fill('person upserts');
  await expect(docs.sidebar.headings).toHaveText(['People and accounts']);

  await docs.sidebar.filter.press('Escape');
  await docs.sidebar.caret('People').press('Enter');
  await expect(docs.sidebar.pagesOf('People')).not.toHaveCount(0);
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('the longest paths wrap in the table of operations', async ({operation, page}) => {
    await operation.open('/docs/api/1.0/person-cadence-memberships/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

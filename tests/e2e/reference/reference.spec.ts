import {publishedSpec} from '../../fixtures/openapi';
import {expect, test} from '../../fixtures/test';

const versions = [
  {
    id: '@routes-05',
    version: '2.0',
    file: 'v2',
    landing: '/docs/api/',
    group: 'People',
    operation: {name: 'Create a person', slug: 'people-create', endpoint: 'POST https://api.salesloft.com/v2/people'},
  },
  {
    id: '@routes-07',
    version: '1.0',
    file: 'v1',
    landing: '/docs/api/1.0/',
    group: 'Companies',
    operation: {slug: 'companies-show', endpoint: /^GET https:\/\/api\.salesloft\.com\/.*companies\/\{id\}/},
  },
];

for (const {id, version, file, landing, group, operation: one} of versions) {
  test(`${id} API ${version} opens from the navbar, and its groups from the sidebar`, async ({operation, request}) => {
    const {operations, tags, groups} = await publishedSpec(request, file);
    const {sidebar} = operation;
    await operation.open('/');
    await operation.navbar.link(`API ${version}`).click();
    await operation.isAt(landing, new RegExp(`API ${version.replace('.', '\\.')}`));
    await expect(sidebar.current).toHaveText('Overview');

    await test.step('lists its groups in the sidebar by tag', async () => {
      const inOrder = groups.length > 0 ? groups.flatMap((each) => each.tags) : tags;
      await expect(sidebar.entries).toHaveText(['Overview', ...inOrder]);
    });

    await test.step("opens a group's overview and operations", async () => {
      const summaries = operations.filter((each) => each.tags.includes(group)).map(({summary}) => summary);
      await expect(sidebar.pagesOf(group)).toHaveCount(0);
      await sidebar.link(group).click();
      await operation.isAt(`${landing}${group.toLowerCase()}/`, group);
      await expect(sidebar.pagesOf(group)).toHaveText(summaries);
      await expect(operation.main.getByRole('table').first().getByRole('link')).toHaveText(summaries);
    });

    await test.step('opens an operation from its group', async () => {
      const summary = operations.find(({operationId}) => operationId === one.slug)?.summary ?? '';
      await sidebar.link(summary).click();
      await operation.isAt(`${landing}${one.slug}/`, summary);
      await expect(operation.endpoint).toContainText(one.endpoint);
      await expect(sidebar.current).toHaveText(summary);
    });

    if (version === '1.0') {
      await test.step('has an overview of the platform', async () => {
        await sidebar.link('Platform overview').click();
        await operation.isAt('/docs/api/1.0/platform-overview/', /platform overview/i);
      });
    }
  });
}

test('@work-06 @shell-15 resources have headings, and open by keyboard', async ({landing, page, request}) => {
  const {groups} = await publishedSpec(request, 'v2');
  const names = groups.map(({name}) => name);
  await landing.open('/docs/api/');
  await expect(landing.sidebar.headings).toHaveText(names);
  await expect(landing.groups).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await landing.sidebar.filter.fill('person upserts');
  await expect(landing.sidebar.headings).toHaveText(['People and accounts']);

  await test.step('the sidebar finds and opens an operation with the keyboard only', async () => {
    await landing.sidebar.filter.fill('');
    await landing.sidebar.filter.focus();
    await page.keyboard.type('people-create');
    await expect(landing.sidebar.entries).toHaveText(['Overview', /^People/, /^Opportunity people/]);
    await landing.sidebar.link('Create a person').focus();
    await page.keyboard.press('Enter');
    await landing.isAt('/docs/api/people-create/', 'Create a person');
    await landing.sidebar.filter.focus();
    await page.keyboard.press('Escape');
    await expect(landing.sidebar.caret('People')).toHaveAttribute('aria-expanded', 'true');
    await landing.sidebar.caret('People').focus();
    await page.keyboard.press('Enter');
    await expect(landing.sidebar.pagesOf('People')).toHaveCount(0);
  });
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  test('the longest paths wrap in the table of operations', async ({operation, page}) => {
    await operation.open('/docs/api/1.0/person-cadence-memberships/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

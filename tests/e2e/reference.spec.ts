import {publishedSpec} from '../fixtures/openapi';
import {expect, test} from '../fixtures/test';

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
  test.describe(`The reference of API ${version}`, () => {
    test(`${id} starts from the navbar with a landing page`, async ({docs}) => {
      await docs.open('/');
      await docs.navbar.link(`API ${version}`).click();
      await docs.isAt(landing, new RegExp(`API ${version.replace('.', '\\.')}`));
      await expect(docs.sidebar.current).toHaveText('Overview');
    });

    test(`${id} lists its groups in the sidebar by tag`, async ({docs, request}) => {
      const {tags, groups} = await publishedSpec(request, file);
      const inOrder = groups.length > 0 ? groups.flatMap((group) => group.tags) : tags;
      await docs.open(landing);
      await docs.sidebar.turnTo();
      await expect(docs.sidebar.entries).toHaveText(['Overview', ...inOrder]);
    });

    test(`${id} opens a group's overview and operations`, async ({docs, request}) => {
      const {operations} = await publishedSpec(request, file);
      const summaries = operations.filter(({tags}) => tags.includes(group)).map(({summary}) => summary);
      await docs.open(landing);
      await docs.sidebar.turnTo();
      await expect(docs.sidebar.pagesOf(group)).toHaveCount(0);
      await docs.sidebar.link(group).click();
      await docs.isAt(`${landing}${group.toLowerCase()}/`, group);
      await expect(docs.sidebar.pagesOf(group)).toHaveText(summaries);
      await expect(docs.main.getByRole('table').first().getByRole('link')).toHaveText(summaries);
    });

    test(`${id} opens an operation from its group`, async ({operation, request}) => {
      const {operations} = await publishedSpec(request, file);
      const summary = operations.find(({operationId}) => operationId === one.slug)?.summary ?? '';
      await operation.open(`${landing}${group.toLowerCase()}/`);
      await operation.sidebar.link(summary).click();
      await operation.isAt(`${landing}${one.slug}/`, summary);
      await expect(operation.endpoint).toHaveText(one.endpoint);
      await expect(operation.sidebar.current).toHaveText(summary);
    });
  });
}

test('@work-06 the resources of API 2.0 are under seven headings, in the sidebar and on the landing page', async ({
  landing,
  request,
}) => {
  const {groups} = await publishedSpec(request, 'v2');
  const names = groups.map(({name}) => name);
  expect(names).toHaveLength(7);
  await landing.open('/docs/api/');
  await landing.sidebar.turnTo();
  await expect(landing.sidebar.headings).toHaveText(names);
  await expect(landing.groups).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await landing.sidebar.filter.fill('create person');
  await expect(landing.sidebar.headings).toHaveText(['People and accounts']);
});

test('@routes-07 API 1.0 has an overview of the platform', async ({docs}) => {
  await docs.open('/docs/api/1.0/');
  await docs.sidebar.link('Platform overview').click();
  await docs.isAt('/docs/api/1.0/platform-overview/', /platform overview/i);
});

test('@shell-15 the sidebar finds and opens an operation with the keyboard only', async ({docs, page}) => {
  await docs.open('/docs/api/');
  await docs.sidebar.filter.focus();
  await page.keyboard.type('create person');
  await expect(docs.sidebar.entries).toHaveText(['Overview', /^People/, /^Person stages/, /^Person upserts/]);
  await docs.sidebar.link('Create a person').focus();
  await page.keyboard.press('Enter');
  await docs.isAt('/docs/api/people-create/', 'Create a person');
  await docs.sidebar.filter.focus();
  await page.keyboard.press('Escape');
  await expect(docs.sidebar.caret('People')).toHaveAttribute('aria-expanded', 'true');
  await docs.sidebar.caret('People').focus();
  await page.keyboard.press('Enter');
  await expect(docs.sidebar.pagesOf('People')).toHaveCount(0);
});

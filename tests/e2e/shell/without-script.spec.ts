import {expect, test} from '../../fixtures/test';

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('@site-08 a guide can be read @mobile', async ({docs}) => {
    await docs.read('/docs/platform/api-basics/rate-limits/');
    await expect(docs.heading).toHaveText('Rate limits');
    await expect(docs.main.getByText('600').first()).toBeVisible();
    await expect(docs.sample(0).code).toBeVisible();
    await expect(docs.subheadings.nth(2)).toBeVisible();
  });

  test('@site-08 an operation can be read, its parameters included @mobile', async ({operation}) => {
    await operation.read('/docs/api/people-index/');
    await expect(operation.endpoint).toContainText('GET https://api.salesloft.com/v2/people');
    await expect(operation.field('query-per_page')).toBeVisible();
    await expect(operation.field('query-per_page')).toContainText('integer');
    await expect(operation.field('query-email_addresses')).toBeVisible();
  });

  test('@site-08 the fields of a request and of a response can be expanded @mobile', async ({operation}) => {
    await operation.read('/docs/api/people-create/');
    await expect(operation.field('body-email_address')).toBeVisible();
    await expect(operation.field('response-200-data.id')).toBeVisible();
    await expect(operation.field('response-200-data.counts.calls')).toBeHidden();
    await operation.foldOf('response-200-data.counts').click();
    await expect(operation.field('response-200-data.counts.calls')).toBeVisible();
  });

  test('@site-08 the links of the sidebar work', async ({docs}) => {
    await docs.read('/docs/api/people/');
    await docs.sidebar.link('Create a person').click();
    await docs.isAt('/docs/api/people-create/', 'Create a person');
  });

  test('@site-08 the home page without script links to the guides and the reference @mobile', async ({site}) => {
    await site.read('/');
    await site.main.getByRole('link', {name: 'Browse the API'}).click();
    await site.isAt('/docs/api/', /2\.0/);
  });
});

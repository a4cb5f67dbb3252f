import {load} from 'cheerio';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

test('@search-01 a hit opens what it names, on this page or another', async ({docs, page, search, site}) => {
  await site.open(GUIDE);
  await test.step('goes to an anchor on the same page', async () => {
    await search.find('recover from a 429');
    await search.hit('Recover from a 429').click();
    await expect(page).toHaveURL(`${GUIDE}#recover-from-a-429`);
    await expect(page.locator('#recover-from-a-429')).toBeInViewport();
  });

  await test.step('goes there again', async () => {
    await page.mouse.wheel(0, -9999);
    await expect(page.locator('#recover-from-a-429')).not.toBeInViewport();
    await search.find('recover from a 429');
    await search.hit('Recover from a 429').click();
    await expect(page.locator('#recover-from-a-429')).toBeInViewport();
  });

  await test.step('opens the matching field with its parents', async () => {
    await search.find('email_addresses list people');
    await search.hit('List people').click();
    await expect(page).toHaveURL(/\/docs\/api\/people-index\/#query-/);
    await expect(page.locator(':target')).toBeInViewport();
  });

  await test.step('Enter before the results of the last letters opens theirs', async () => {
    await search.find('POST people');
    await expect(search.selected).toContainText('Create a person');
    await search.typeAtOnce('list accounts', 'Enter');
    await docs.isAt('/docs/api/accounts-index/', 'List accounts');
  });
});

test('@readers-05 the search of the browser opens the modal with the query', async ({page, request, search}) => {
  const description = load(await (await request.get('/opensearch.xml')).text(), {xml: true});
  const template = description('Url').attr('template') ?? '';
  const {pathname, search: query} = new URL(template.replace('{searchTerms}', encodeURIComponent('rate limits')));
  await page.goto(pathname + query);
  await expect(search.input).toHaveValue('rate limits');
  await expect(search.hits.first()).toBeVisible();
});

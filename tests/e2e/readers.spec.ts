import {load} from 'cheerio';
import {routes} from '../fixtures/routes';
import {readClipboard} from '../fixtures/clipboard';
import {expect, test} from '../fixtures/test';

test('@readers-03 guides and reference pages can be copied as Markdown @mobile', async ({baseURL, context, docs}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => readClipboard(context);
  await docs.open('/docs/platform/api-basics/rate-limits/');
  await docs.copyPage.click();
  await expect(docs.viewMarkdown).toHaveAttribute('href', '/docs/platform/api-basics/rate-limits.md');
  await docs.copyMarkdown.click();
  await expect(docs.copyMarkdown).toHaveText('Copied');
  expect(await copied()).toMatch(/^# Rate limits\n/);
  expect(await copied()).toContain(`](${String(baseURL)}/docs/`);
  expect(await copied()).not.toContain('](/');
  await docs.open('/docs/api/people/');
  await docs.main.getByRole('link', {name: 'Create a person'}).first().click();
  await docs.isAt('/docs/api/people-create/', 'Create a person');
  await expect(docs.markdownLink).toHaveAttribute('href', '/docs/api/people-create.md');
  await docs.copyPage.click();
  await docs.copyMarkdown.click();
  await expect(docs.copyMarkdown).toHaveText('Copied');
  expect(await copied()).toMatch(/^# Create a person\n/);
  await expect(docs.viewMarkdown).toHaveAttribute('href', '/docs/api/people-create.md');
});

test('@readers-03 the menu of the Markdown version closes like a native menu, and opens assistants only on click', async ({
  baseURL,
  docs,
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await docs.open('/docs/platform/intro/');
  await docs.copyPage.click();
  for (const name of ['ChatGPT', 'Claude']) {
    const link = docs.main.getByRole('link', {name: `Open in ${name}`});
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
      'salesloft.com/docs/platform/intro.md',
    );
    await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  }
  await docs.copyMarkdown.focus();
  await page.keyboard.press('Escape');
  await expect(docs.copyPage).toBeFocused();
  await expect(docs.copyMarkdown).toBeHidden();
  await docs.copyPage.click();
  await docs.heading.click();
  await expect(docs.copyMarkdown).toBeHidden();
  expect([...asked]).toEqual([baseURL]);
});

test.describe('when the server fails', () => {
  test.use({expectedErrors: /503/});

  test('@readers-03 copying as Markdown says that it failed', async ({docs, page}) => {
    await docs.open('/docs/platform/intro/');
    await docs.copyPage.click();
    await page.route('**/intro.md', (route) => route.fulfill({status: 503}));
    await docs.copyMarkdown.click();
    await expect(docs.copyMarkdown).toHaveText('Copying failed');
  });
});

test('@readers-04 the changes of an API are on a page with links to the operations, and in the feeds', async ({
  docs,
  request,
}) => {
  for (const {landing} of routes.references) {
    await docs.open(landing);
    await docs.main.getByRole('link', {name: 'changelog', exact: true}).click();
    await docs.isAt(`${landing}changelog/`, /^API .* changelog/);
    await expect(docs.subheadings.first()).toBeVisible();
    const entry = await docs.main.locator('h3[id]:has(+ p + ul)').first().getAttribute('id');
    const atom = load(await (await request.get('/feed.xml')).text(), {xml: true});
    const address = `https://developers.salesloft.com${landing}changelog/#${String(entry)}`;
    expect(
      atom('entry > id')
        .toArray()
        .map((id) => atom(id).text()),
    ).toContain(address);
    const json = (await (await request.get('/feed.json')).json()) as {items: {id: string}[]};
    expect(json.items.map(({id}) => id)).toContain(address);
    await docs.main.getByRole('listitem').getByRole('link').first().click();
    await expect(docs.heading).not.toHaveText(/changelog$/);
    await docs.reload();
  }
});

test('@readers-04 @work-07 the changelog filters by kind and by words, and each entry has a link', async ({
  docs,
  page,
}) => {
  await docs.open('/docs/api/changelog/');
  await expect(docs.heading).toHaveText('API 2.0 changelog');
  await expect(docs.main.getByRole('heading', {name: 'Changes of the API'})).toBeVisible();
  await expect(docs.main.getByRole('heading', {name: 'Corrections of the documentation'})).toBeVisible();
  const entries = docs.main.locator('li[data-kinds]');
  const all = await entries.count();
  const headings = docs.main.getByRole('heading', {level: 3});
  const releases = await headings.count();
  await docs.main.getByRole('searchbox').fill('people');
  await expect.poll(() => entries.filter({visible: true}).count()).toBeLessThan(all);
  await expect(docs.main.getByRole('status')).toContainText(`of ${String(all)} entries`);
  await docs.main.getByRole('searchbox').fill('no such word');
  await expect(headings).toHaveCount(1);
  await expect(docs.main.getByRole('heading', {name: 'Corrections of the documentation'})).toBeHidden();
  await docs.main.getByRole('searchbox').fill('');
  await expect(headings).toHaveCount(releases);
  const id = (await entries.first().getAttribute('id')) ?? '';
  await page.goto(`/docs/api/changelog/#${id}`);
  await expect(entries.first()).toBeInViewport();
  const event = docs.main.locator('a[href^="/docs/platform/webhooks/event-types/#"]').first();
  await event.click();
  await expect(docs.heading).toHaveText('Webhook event types');
});

test('@readers-05 the URL of a browser’s own search opens the modal with the query', async ({
  page,
  request,
  search,
}) => {
  const description = load(await (await request.get('/opensearch.xml')).text(), {xml: true});
  const template = description('Url').attr('template') ?? '';
  const {pathname, search: query} = new URL(template.replace('{searchTerms}', encodeURIComponent('rate limits')));
  await page.goto(pathname + query);
  await expect(search.input).toHaveValue('rate limits');
  await expect(search.hits.first()).toBeVisible();
});

import {load} from 'cheerio';
import {accounts} from '../../sandbox/accounts';
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

test('@readers-04 @hand-05 the changes of an API name their fields, on a page and in the feeds', async ({
  docs,
  request,
}) => {
  const atom = load(await (await request.get('/feed.xml')).text(), {xml: true});
  const json = (await (await request.get('/feed.json')).json()) as {items: {id: string; content_html: string}[]};
  for (const {landing} of routes.references) {
    await docs.open(landing);
    await docs.main.getByRole('link', {name: 'changelog', exact: true}).click();
    await docs.isAt(`${landing}changelog/`, /^API .* changelog/);
    const corrections = docs.main.getByRole('link', {name: 'Corrections of the documentation'});
    if ((await corrections.count()) > 0) {
      await corrections.click();
      await docs.isAt(`${landing}corrections/`, /^Corrections of/);
    }
    const release = docs.main.locator('[data-filter-group]:has(> h2)').first();
    const id = await release.locator('h2').getAttribute('id');
    const url = `https://developers.salesloft.com${new URL(docs.page.url()).pathname}#${String(id)}`;
    const line = (await release.locator('details details li').first().textContent()) ?? '';
    expect(line).toMatch(/^(?:Response|Request body|Query parameter) /);
    expect(load(json.items.find((item) => item.id === url)?.content_html ?? '').text()).toContain(line);
    const entry = atom('entry').filter((_, item) => atom(item).children('id').text() === url);
    expect(load(entry.children('content').text()).text()).toContain(line);
    const markdown = await (await request.get(`${new URL(url).pathname.slice(0, -1)}.md`)).text();
    expect(markdown.replaceAll('`', '')).toContain(line);
  }
});

test('@readers-04 @work-07 corrections filter by words, and each entry has a link', async ({docs, page}) => {
  await docs.open('/docs/api/corrections/');
  const entries = docs.main.locator('[data-filter-items] > li');
  const folds = docs.main.locator('details[data-filter-group]');
  const all = await entries.count();
  const headings = docs.main.getByRole('heading', {level: 2});
  const releases = await headings.count();
  await expect(folds.first()).toHaveJSProperty('open', false);
  await docs.main.getByRole('searchbox').fill('GET /v2/people');
  await expect.poll(() => entries.filter({visible: true}).count()).toBeLessThan(all);
  await expect(docs.main.getByRole('status')).toContainText(`of ${String(all)} entries`);
  await docs.main.getByRole('searchbox').fill('no such word');
  await expect(headings).toHaveCount(0);
  await expect(docs.main).toContainText('No matching changes.');
  await docs.main.getByRole('searchbox').fill('');
  await expect(headings).toHaveCount(releases);
  await expect(folds.first()).toHaveJSProperty('open', false);
  const id = (await entries.nth(1).getAttribute('id')) ?? '';
  await page.goto(`/docs/api/corrections/#${id}`);
  await expect(entries.nth(1)).toBeInViewport();
  await entries.nth(1).locator('summary').click();
  await entries.nth(1).getByRole('link').first().click();
  await expect(docs.heading).not.toHaveText(/^Corrections/);
});

test('corrections can be limited to the operations that the visitor called', async ({docs, operation, page}) => {
  const own = docs.main.getByRole('checkbox', {name: 'My operations only'});
  const entries = docs.main.locator('[data-filter-items] > li');
  const status = docs.main.getByRole('status');
  await docs.open('/docs/api/corrections/');
  await expect(docs.main.getByRole('searchbox')).toBeVisible();
  await expect(own).toBeHidden();
  await operation.open('/docs/api/people-index/');
  await operation.tryIt.openWith(accounts[0]?.apiKey ?? '');
  await operation.tryIt.send.click();
  await expect(operation.tryIt.outcome).toContainText('200');

  await page.goto('/docs/api/corrections/');
  await own.check();
  const shown = await entries.filter({visible: true}).count();
  await expect(status).toHaveText(`${String(shown)} of ${String(await entries.count())} entries`);
  expect(shown).toBeGreaterThan(0);
  await expect(entries.filter({visible: true, hasNot: page.locator('a[href="/docs/api/people-index/"]')})).toHaveCount(
    0,
  );
  await docs.main.getByRole('link', {name: 'changelog', exact: true}).click();
  await docs.isAt('/docs/api/changelog/');
  await page.goBack();
  await expect(own).toBeChecked();
  await docs.main.getByRole('searchbox').fill('no such word');
  await expect(docs.main).toContainText('No matching changes.');
  await docs.main.getByRole('button', {name: 'Show all changes'}).click();
  await expect(own).not.toBeChecked();
  await expect(status).toHaveText('');
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

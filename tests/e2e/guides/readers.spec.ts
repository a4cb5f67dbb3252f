import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {routes} from '../../fixtures/routes';
import {readClipboard} from '../../fixtures/clipboard';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test('@readers-03 guides and reference pages can be copied as Markdown @mobile', async ({baseURL, context, docs}) => {
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

test('@readers-04 each version has a changelog, which begins with its first description', async ({docs, request}) => {
  const atom = load(await (await request.get('/feed.xml')).text(), {xml: true});
  const json = (await (await request.get('/feed.json')).json()) as {items: {id: string}[]};
  expect(json.items.length).toBeGreaterThan(0);
  expect(atom('entry').length).toBe(json.items.length);
  for (const {landing} of routes.references) {
    await docs.open(landing);
    await docs.main.getByRole('link', {name: 'changelog', exact: true}).click();
    await docs.isAt(`${landing}changelog/`, /^API .* changelog/);
    const first = docs.main.getByRole('heading', {level: 2}).last();
    await expect(first).toHaveText(/^\w+ \d+, \d{4}/);
    await expect(docs.main).toContainText('The changelog starts here.');
  }
});

/** Serves the changelog with the two releases of a fixture, because the real one can be empty. */
async function serveChanges(page: Page): Promise<void> {
  await page.route('**/docs/api/changelog/', async (route) => {
    const response = await route.fetch();
    const html = load(await response.text());
    html('[data-filter-list]').replaceWith(readFileSync('tests/fixtures/changelog.html.txt', 'utf8'));
    await route.fulfill({response, body: html.html()});
  });
}

test('@readers-04 @work-07 changes filter by words, and each entry has a link', async ({docs, page}) => {
  await serveChanges(page);
  await docs.open('/docs/api/changelog/');
  const entries = docs.main.locator('[data-filter-items] > li');
  const folds = docs.main.locator('details[data-filter-group]');
  const headings = docs.main.getByRole('heading', {level: 2});
  await folds.first().locator('summary').first().click();
  await expect(folds.first()).toHaveJSProperty('open', false);
  await docs.main.getByRole('searchbox').fill('GET /v2/people');
  await expect(entries.filter({visible: true})).toHaveCount(2);
  await expect(docs.main.getByRole('status')).toContainText('2 of 3 entries');
  await docs.main.getByRole('searchbox').fill('no such word');
  await expect(entries.filter({visible: true})).toHaveCount(0);
  await expect(docs.main).toContainText('No matching changes.');
  await docs.main.getByRole('searchbox').fill('');
  await expect(headings).toHaveCount(3);
  await expect(folds.first()).toHaveJSProperty('open', false);
  const id = (await entries.nth(1).getAttribute('id')) ?? '';
  await page.goto(`/docs/api/changelog/#${id}`);
  await expect(entries.nth(1)).toBeInViewport();
  await entries.nth(1).getByRole('link').first().click();
  await docs.isAt('/docs/api/accounts-index/');
});

test('changes can be limited to the operations that the visitor called', async ({docs, operation, page}) => {
  const own = docs.main.getByRole('checkbox', {name: 'My operations only'});
  const entries = docs.main.locator('[data-filter-items] > li');
  const status = docs.main.getByRole('status');
  await serveChanges(page);
  await docs.open('/docs/api/changelog/');
  await expect(docs.main.getByRole('searchbox')).toBeVisible();
  await expect(own).toBeHidden();
  await operation.open('/docs/api/people-index/');
  await operation.tryIt.call(KEY, '200');

  await page.goto('/docs/api/changelog/');
  await own.check();
  const shown = await entries.filter({visible: true}).count();
  await expect(status).toHaveText(`${String(shown)} of ${String(await entries.count())} entries`);
  expect(shown).toBeGreaterThan(0);
  await expect(entries.filter({visible: true, hasNot: page.locator('a[href="/docs/api/people-index/"]')})).toHaveCount(
    0,
  );
  await entries.filter({visible: true}).first().getByRole('link').first().click();
  await docs.isAt('/docs/api/people-index/');
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

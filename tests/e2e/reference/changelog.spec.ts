import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {expect, test} from '../../fixtures/test';

/** Serves the changelog with the two releases of a fixture, because the real one can be empty. */
async function serveChanges(page: Page): Promise<void> {
  await page.route(/\/docs\/api\/changelog\/(\?|$)/, async (route) => {
    const response = await route.fetch();
    const html = load(await response.text());
    html('.theme-doc-markdown > :not(header)').remove();
    html('.theme-doc-markdown').append(readFileSync('tests/fixtures/changelog.html.txt', 'utf8'));
    await route.fulfill({response, body: html.html()});
  });
}

test('@readers-04 @work-07 changes can be filtered by words, and each has a link', async ({docs, page}) => {
  await serveChanges(page);
  await docs.open('/docs/api/changelog/');
  const entries = docs.main.locator('[data-filter-items] > li');
  const folds = docs.main.locator('details[data-filter-group]');
  const headings = docs.main.getByRole('heading', {level: 2});
  await folds.first().locator('summary').first().click();
  await expect(folds.first()).toHaveJSProperty('open', false);
  await docs.main.getByRole('searchbox').fill('GET /v2/people');
  await expect(entries.filter({visible: true})).toHaveCount(2);
  await expect(docs.main.getByRole('status')).toContainText('2 of 3');
  await docs.main.getByRole('searchbox').fill('no such word');
  await expect(entries.filter({visible: true})).toHaveCount(0);
  await expect(docs.main).toContainText('No matches.');
  await docs.main.getByRole('searchbox').fill('');
  await expect(headings).toHaveCount(3);
  await expect(folds.first()).toHaveJSProperty('open', false);
  const id = (await entries.nth(1).getAttribute('id')) ?? '';
  await page.goto(`/docs/api/changelog/#${id}`);
  await expect(entries.nth(1)).toBeInViewport();
  await entries.nth(1).getByRole('link').first().click();
  await docs.isAt('/docs/api/accounts-index/');
});

test('@follow-01 a link to the changes of a resource shows only these', async ({docs, page}) => {
  await serveChanges(page);
  await page.goto('/docs/api/changelog/?resource=people#people');
  await expect(docs.main.getByRole('searchbox')).toHaveValue('"people"');
  const entries = docs.main.locator('[data-filter-items] > li').filter({visible: true});
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toBeInViewport();
});

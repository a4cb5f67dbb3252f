import {expect, test} from '@playwright/test';
import {SearchModal} from '../fixtures/pages/SearchModal';

test.beforeEach(async ({page}) => {
  await page.goto('/docs/platform/intro/');
});

test('@find-04 rows of a field tell version, place, and type', async ({page}) => {
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('crm_id');
  const rows = await modal.hits.filter({hasText: 'crm_id'}).allInnerTexts();
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows).size).toBe(rows.length);
  for (const row of rows.slice(0, 3)) expect(row).toMatch(/API [12]\.0 · .+ · (string|integer|array)/);
});

test('@find-04 filters work with the keyboard, and typing goes on', async ({page}) => {
  const modal = new SearchModal(page);
  await modal.open();
  await modal.search('person');
  await expect(modal.sections).toHaveText(['API', 'Docs']);
  await page.getByRole('radio', {name: 'All', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'Guides'})).toBeChecked();
  await expect(modal.sections).toHaveText(['Docs']);
  await page.keyboard.press('ArrowRight');
  await expect(modal.sections).toHaveText(['API']);
  await expect(modal.hits.filter({hasText: 'API 1.0'})).toHaveCount(0);
  await page.getByRole('radio', {name: 'Fields'}).check();
  await expect(modal.hits.first()).toContainText('·');
  await modal.input.focus();
  await page.keyboard.type(' id');
  await expect(modal.input).toHaveValue('person id');
  await expect(page.getByRole('radio', {name: 'Fields'})).toBeChecked();
});

test('an empty query has popular pages, and a query without results near words', async ({page}) => {
  const modal = new SearchModal(page);
  await modal.open();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  const popular = modal.dialog.getByRole('navigation', {name: 'Popular'});
  await expect(popular.getByRole('link', {name: 'Rate limits'})).toHaveAttribute(
    'href',
    '/docs/platform/api-basics/rate-limits/',
  );
  await modal.input.fill('swaggerhubxyz');
  await expect(modal.dialog.getByText('No results for')).toBeVisible();
  await modal.dialog.getByRole('button', {name: 'swagger', exact: true}).click();
  await expect(modal.input).toHaveValue('swagger');
  await expect(modal.hits.first()).toBeVisible();
});

test('letters typed before the modal has loaded stay', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/search*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rate lim');
  release();
  const modal = new SearchModal(page);
  await expect(modal.input).toHaveValue('rate lim');
  await expect(modal.hits.first()).toContainText('Rate limits');
});

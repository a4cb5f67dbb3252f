// cspell:ignore swaggerhubxyz
import {hold} from '../../fixtures/conditions';
import {contrast} from '../../fixtures/contrast';
import {expect, test} from '../../fixtures/test';

test.beforeEach(({site}) => site.open('/docs/platform/intro/'));

test('@find-04 rows show version, location and type, and filters work with the keyboard', async ({page, search}) => {
  await search.open();
  await test.step('an empty query has popular pages, and a query without results near words', async () => {
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    const popular = search.dialog.getByRole('navigation', {name: 'Popular'});
    await expect(popular.getByRole('link', {name: 'Rate limits'})).toHaveAttribute(
      'href',
      '/docs/platform/api-basics/rate-limits/',
    );
    await page.keyboard.press('ArrowDown');
    await expect(popular.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search.input).toBeFocused();
    await search.input.fill('swaggerhubxyz');
    await expect(search.dialog.getByText('No results for')).toBeVisible();
    await search.dialog.getByRole('button', {name: 'swagger', exact: true}).click();
    await expect(search.input).toHaveValue('swagger');
    await expect(search.input).toBeFocused();
    await expect(search.hits.first()).toBeVisible();
  });

  await test.step('rows of a field show version, location and type', async () => {
    await search.search('crm_id');
    const fields = search.hits.filter({hasText: 'crm_id'});
    await expect(fields.nth(3)).toBeVisible();
    const rows = await fields.allInnerTexts();
    expect(new Set(rows).size).toBe(rows.length);
    for (const row of rows.slice(0, 3)) expect(row).toMatch(/API [12]\.0 · .+ · (string|integer|array)/);
  });

  await test.step('the version of the selected row can be read', async () => {
    await search.search('list people');
    await search.hits.nth(1).hover();
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const version = search.hits.nth(1).getByText(/^API [12]\.0/);
    await expect.poll(() => version.evaluate(contrast)).toBeGreaterThanOrEqual(4.5);
  });

  await test.step('filters work with the keyboard, and the next key belongs to the results or the query', async () => {
    await search.search('person');
    await expect(search.sections).toHaveText(['API', 'Docs']);
    await search.filter('All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(search.filter('Docs')).toBeChecked();
    await expect(search.filter('Docs')).toBeFocused();
    await expect(search.sections).toHaveText(['Docs']);
    await page.keyboard.press('ArrowRight');
    await expect(search.sections).toHaveText(['API']);
    await expect(search.hits.filter({hasText: 'API 1.0'})).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(search.input).toBeFocused();
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search.filter('API 2.0')).toBeChecked();
    await search.filter('API 2.0').focus();
    await page.keyboard.type('s id');
    await expect(search.input).toHaveValue('persons id');
  });

  await test.step('a filter chosen with the mouse leaves the focus in the input', async () => {
    for (const name of ['Fields', 'Fields', 'Docs']) {
      await search.dialog.getByText(name, {exact: true}).first().click();
      await expect(search.filter(name)).toBeChecked();
      await expect(search.input).toBeFocused();
    }
    await page.keyboard.press('ArrowDown');
    await expect(search.filter('Docs')).toBeChecked();
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

test('letters typed before the modal has loaded stay', async ({page, search}) => {
  const release = await hold(page, '**/assets/js/search*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rate lim');
  release();
  await expect(search.input).toHaveValue('rate lim');
  await expect(search.hits.first()).toContainText('Rate limits');
});

import {siteEngine} from '../../../plugins/lib/search-index/siteEngine';
import {rowsOf} from '../../../src/features/search/SearchModal/rows';
import {hold} from '../../fixtures/conditions';
import {contrast} from '../../fixtures/contrast';
import {expect, test} from '../../fixtures/test';

test.beforeEach(({site}) => site.open('/docs/platform/intro/'));

test('@find-04 rows show version, location and type, and filters work with the keyboard', async ({page, search}) => {
  await search.open();
  await test.step('rows of a field show version, location and type', async () => {
    await search.search('crm_id');
    const fields = search.hits.filter({hasText: 'crm_id'});
    await expect(fields.nth(3)).toBeVisible();
    const rows = await fields.allInnerTexts();
    expect(new Set(rows).size).toBe(rows.length);
    const [first, second] = rows;
    expect(first).toMatch(/crm_id\s+API 2\.0\s+string · .+ · .+/);
    expect(second).toMatch(/crm_id\[\]\s+API 2\.0\s+string\[\] · .+ · .+/);
  });

  await test.step('the version of the selected row can be read', async () => {
    await search.search('list people');
    const row = search.hits.filter({hasText: /API [12]\.0/}).nth(1);
    await expect(search.hits.first()).toContainText('List people');
    await row.hover();
    await expect(row).toHaveAttribute('aria-selected', 'true');
    const version = row.getByText(/^API [12]\.0/);
    await expect.poll(() => version.evaluate(contrast)).toBeGreaterThanOrEqual(4.5);
  });

  await test.step('filters work with the keyboard, and the next key belongs to the results or the query', async () => {
    await search.search('person');
    await expect(search.labels.filter({hasText: 'Docs'}).first()).toBeVisible();
    await expect(search.labels.filter({hasText: 'API'}).first()).toBeVisible();
    await search.filter('All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(search.filter('Docs')).toBeChecked();
    await expect(search.filter('Docs')).toBeFocused();
    await expect(search.labels.filter({hasNotText: 'Docs'})).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(search.labels.filter({hasNotText: 'API 2.0'})).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(search.input).toBeFocused();
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(search.filter('API 2.0')).toBeChecked();
    await search.filter('API 2.0').focus();
    await page.keyboard.type('s id');
    await expect(search.input).toHaveValue('persons id');
  });

  await test.step('the next key after a filter chosen with the mouse belongs to the results as well', async () => {
    for (const name of ['Fields', 'Fields', 'Docs']) {
      await search.dialog.getByText(name, {exact: true}).first().click();
      await expect(search.filter(name)).toBeChecked();
    }
    await page.keyboard.press('ArrowDown');
    await expect(search.filter('Docs')).toBeChecked();
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a query about something else says which word no page has', async () => {
    await search.search('docker limits');
    await expect(search.count).toContainText('Nothing here mentions docker.');
    await search.search('rate limits');
    await expect(search.count).not.toContainText('Nothing');
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

test('@seek-02 @search-07 rows are in the order of the engine, with names', async ({search}) => {
  const find = siteEngine();
  await search.open();
  await expect(search.input).toHaveRole('combobox');
  await expect(search.input).toHaveAttribute('aria-expanded', 'false');
  for (const query of ['add a person to a cadence', 'list people', 'crm_id', 'signal registration', 'rate limits']) {
    await test.step(query, async () => {
      await search.search(query);
      const urls = rowsOf(find({query}).hits).map(({hit}) => hit.url);
      const links = search.section('Results').getByRole('link');
      await expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(urls);
    });
  }
  await expect(search.input).toHaveAttribute('aria-expanded', 'true');
  await expect(search.selected).toHaveAccessibleName(/^Rate limits, Docs/);
});

test('@seek-04 a long paste keeps its most useful part, says so, and can be undone', async ({page, search}) => {
  const error = {status: 422, error: {type: 'validation', message: 'Email address has already been taken'}};
  await search.open();
  await page.keyboard.type('old');
  await search.paste(JSON.stringify(error, undefined, 2));
  await expect(search.input).toHaveValue('Email address has already been taken');
  await expect(search.count).toContainText('Your text is longer than 64 characters');
  await expect(search.hits.first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(search.input).toHaveValue('old');
  await expect(search.count).not.toContainText('longer');
  await page.keyboard.press('End');
  await search.paste(' text');
  await expect(search.input).toHaveValue('old text');
  await expect(search.count).not.toContainText('longer');
  // What the input can't show is searched for as well.
  await search.paste(
    "Access to fetch at 'https://api.salesloft.com/v2/me' from origin 'http://localhost:3000' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
  );
  await expect(search.hits.first()).toContainText('Error catalog');
});

import {readClipboard} from '../../fixtures/clipboard';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/scope-matrix/';

test('@run-10 lists the scopes, points and events of ticked operations', async ({axe, context, page, site}) => {
  await site.open(GUIDE);
  const picker = page.getByRole('region', {name: 'Find the minimum scopes'});
  await picker.getByRole('button', {name: 'Find the minimum scopes'}).focus();
  await page.keyboard.press('Enter');
  const filter = picker.getByLabel('Filter by name');
  await expect(filter).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('get /v2/people');
  await expect(picker.getByRole('checkbox', {name: 'Create a person'})).toHaveCount(0);
  await picker.getByRole('checkbox', {name: /^List people/}).focus();
  await page.keyboard.press('Space');
  const needs = picker.getByRole('paragraph');
  await expect(needs.filter({hasText: /^Scopes:/})).toHaveText('Scopes: people:read');
  await expect(needs.filter({hasText: /^Webhook/})).toHaveText(
    'Webhook events instead of polling: person_created, person_deleted, person_updated',
  );

  await expect(picker.getByRole('status').first()).toContainText(
    'Operations: 1. One call of each costs 1 of 600 points',
  );
  await picker.getByRole('button', {name: 'Copy scopes'}).click();
  await expect(picker.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await readClipboard(context)).toBe('people:read');
  await filter.fill('get /v2/me');
  expect((await axe().include('#smallest-scopes').analyze()).violations).toEqual([]);

  await site.reload();
  await expect(picker.getByRole('checkbox').first()).toBeChecked();
  await picker.getByRole('button', {name: 'Clear'}).click();
  await expect(picker.getByRole('status').first()).toContainText('Operations: 0.');
});

test('a scope of an operation leads to its row, which is marked', async ({page, site}) => {
  await site.open('/docs/api/people-create/');
  await page.locator('main a[href$="#scope-people-write"]').first().click();
  await expect(page).toHaveURL(`${GUIDE}#scope-people-write`);
  const row = page.locator('tr:target');
  await expect(row).toContainText('people:write');
  await expect(row).toBeInViewport();
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

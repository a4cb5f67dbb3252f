import {beforeEach, expect, test} from 'vitest';
import {commands, page, userEvent} from 'vitest/browser';
import {filterList} from '@site/src/features/static-pages/behaviors/filterList';

// A changelog of two releases, which a unit test keeps as the pages have it.
const changelog = await commands.readFile('tests/fixtures/changelog.html.txt');
const {href} = window.location;

function open(search = ''): void {
  window.history.replaceState(null, '', search === '' ? href : search);
  document.body.innerHTML = changelog;
  filterList(document.body);
}

beforeEach(() => open());

const words = page.getByRole('searchbox');
const entries = () =>
  expect.poll(() => [...document.querySelectorAll('[data-filter-items] > li:not([hidden])')].map(({id}) => id));
const ALL = ['2026-12-02-people-index', '2026-12-02-accounts-index', '2026-12-01-people-index'];

test('@readers-04 @work-07 items with every word are shown, with their number, and folds stay as they were', async () => {
  const fold = document.querySelector('details');
  const status = document.querySelector('[data-filter-status]');
  await page.getByText('People').first().click();
  await words.fill('people GET');
  await entries().toEqual([ALL[0], ALL[2]]);
  expect([status?.textContent, fold?.open]).toEqual(['2 of 3', true]);
  expect(document.querySelectorAll('details[data-filter-group][hidden]')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(words).toHaveValue('');
  await expect.element(words).toHaveFocus();
  await entries().toEqual(ALL);
  expect([status?.textContent, fold?.open]).toEqual(['', false]);
  await words.fill('no such word');
  await entries().toEqual([]);
  expect(status?.textContent).toBe('0 of 3');
  await page.getByText('No matches.').getByRole('button', {name: 'Show all'}).click();
  await expect.element(words).toHaveFocus();
  await expect.element(page.getByText('No matches.')).not.toBeVisible();
  await entries().toEqual(ALL);
});

test('@follow-01 a link to the changes of a resource shows only these', async () => {
  open('?resource=people');
  await expect.element(words).toHaveValue('"people"');
  await entries().toEqual([ALL[0], ALL[2]]);
});

import {beforeEach, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {ApiLogs} from '@site/src/features/api-logs';

const {logIn, saved} = vi.hoisted(() => ({logIn: vi.fn(), saved: vi.fn<(file: Blob) => void>()}));
vi.mock('@site/src/utils/download', () => ({download: saved}));
vi.mock('@site/src/features/auth', () => ({
  LogInNotice: () => null,
  useAuth: () => ({status: 'loggedOut', logIn}),
  useLogInPlanned: () => true,
}));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({}),
  useStorageSlot: () => [],
  usePluralForm: () => ({selectMessage: (_: number, forms: string) => forms.split('|').at(-1)}),
}));

const call = {
  ...{page: '/docs/api/people-index/', method: 'GET', name: 'List people', path: '/v2/people'},
  ...{query: `ids%5B%5D=${'70211%2C'.repeat(40)}`, took: 12, fragment: '#try-it?', at: 1_789_000_000_001},
};
const error = JSON.stringify({errors: {email_address: ['has already been taken']}, long: 'x'.repeat(2000)});
const calls = [
  {...call, id: 'a', status: 200, cost: 1, remaining: 599},
  {...call, id: 'b', status: 422, took: 13_070, method: 'DELETE', query: '', response: {text: error}},
  {...call, id: 'c', took: 30_000},
  {...call, id: 'd', status: 200, name: 'List accounts', path: '/v2/accounts', query: ''},
  {...call, id: 'e', status: 200},
];

/** Stores calls as another page of the tab does. */
const store = (some: readonly object[]): void => sessionStorage.setItem('devdocs.visitor.calls', JSON.stringify(some));

beforeEach(async () => {
  await page.viewport(1350, 900);
  store(calls);
  await render(<ApiLogs />);
  await expect.element(page.getByText('5 calls, newest first')).toBeVisible();
});

const table = page.getByRole('table', {name: 'Your calls'});
const rows = () => [...document.querySelectorAll('tr[data-call]')];
const button = (index: number) => table.getByRole('button', {name: /^List/}).nth(index);

test('@api-07 a visitor without calls finds a first call and Log In, whatever is stored', async () => {
  sessionStorage.setItem('devdocs.visitor.calls', '[{"id":1,"page":"javascript:alert(1)"},{"path":');
  window.dispatchEvent(new Event('pageshow'));
  await expect.element(page.getByText('No calls yet')).toBeVisible();
  const first = page.getByRole('link', {name: 'Try GET /v2/me'});
  await expect.element(first).toHaveAttribute('href', '/docs/api/me-index/#try-it?');
  await page.getByRole('button', {name: 'Log In'}).click();
  expect(logIn).toHaveBeenCalledOnce();
});

test('@api-07 the list has the calls of later pages after Back', async () => {
  store(calls.slice(1, 2));
  window.dispatchEvent(new Event('pageshow'));
  await expect.element(page.getByText('1 calls')).toBeVisible();
});

test('@api-07 the list can be filtered, is saved as filtered, and is cleared by keyboard', async () => {
  const found = () => expect.poll(() => rows().length);
  await page.getByLabelText('Method').selectOptions('DELETE');
  await found().toBe(1);
  await page.getByLabelText('Method').selectOptions('Any');
  await page.getByLabelText('Status').selectOptions('5xx');
  await expect.element(page.getByText('No calls match the filters.')).toBeVisible();
  await page.getByLabelText('Status').selectOptions('2xx');
  await page.getByLabelText('Path').fill('ACCOUNTS');
  await found().toBe(1);
  await page.getByRole('button', {name: 'Save as HAR'}).click();
  const {log} = JSON.parse((await saved.mock.lastCall?.[0].text()) ?? '') as {
    log: {entries: {request: {url: string}}[]};
  };
  expect(log.entries.map(({request}) => request.url)).toEqual(['https://api.salesloft.com/v2/accounts']);
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect.element(page.getByLabelText('Path')).toHaveValue('');
  await found().toBe(5);
  page.getByRole('button', {name: 'Clear all'}).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No calls yet')).toHaveFocus();
});

test('@work-05 the points left are a meter, and a row opens by click and keyboard', async () => {
  const {value, max, low} = page.getByRole('meter', {name: 'Points left'}).element() as HTMLMeterElement;
  expect([value, max, low]).toEqual([599, 600, 60]);
  await expect.element(page.getByText('Cost 1 · 599 of 600 left')).toBeVisible();
  const ends = rows().map((row) => {
    const range = document.createRange();
    range.selectNodeContents(row.children[5] ?? row);
    return Math.round(range.getBoundingClientRect().right);
  });
  expect(new Set(ends), 'durations line up').toHaveProperty('size', 1);
  await userEvent.click(rows()[0] ?? document.body, {position: {x: 10, y: 10}});
  await expect.element(button(0)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(table).toHaveTextContent('Time (UTC)');
  await button(1).click();
  const meaning = table.getByRole('link', {name: 'What 422 means, and what to do'});
  await expect.element(meaning).toHaveAttribute('href', '/docs/api/#error-422');
  await expect.element(page.getByRole('region', {name: 'Response body'})).toHaveTextContent('"email_address": [');
  expect(document.documentElement.scrollWidth).toBe(1350);
  await button(1).click();
  button(0).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(table).not.toHaveTextContent('Time (UTC)');
});

test('@api-07 the opened call stays open when a filter takes others away', async () => {
  await table.getByRole('button', {name: 'List accounts'}).click();
  await page.getByLabelText('Path').fill('ACCOUNTS');
  await expect.poll(() => rows().length).toBe(1);
  await expect.element(table.getByRole('button', {name: 'List accounts'})).toHaveAttribute('aria-expanded', 'true');
});

test('@work-05 the list fits a phone, where the opened row has what its columns have not', async () => {
  await button(0).click();
  const duration = table.getByText('Duration', {exact: true}).last();
  await expect.element(table).toHaveTextContent('70211,70211');
  await expect.element(duration).not.toBeVisible();
  await page.viewport(390, 844);
  await expect.element(duration).toBeVisible();
  const {style} = document.documentElement;
  for (const size of ['200%', '']) {
    style.fontSize = size;
    expect(document.documentElement.scrollWidth).toBe(390);
  }
  for (const row of rows()) {
    const boxes = [...row.querySelectorAll('td')].map((cell) => {
      const {right, top} = cell.getBoundingClientRect();
      // A long path ends in an ellipsis.
      const isWide = cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).textOverflow !== 'ellipsis';
      return {right, top, isWide};
    });
    expect(boxes.filter(({isWide, right}) => isWide || right > 390)).toEqual([]);
    const [time, method, , , status] = boxes;
    for (const box of [method, status]) expect(box?.top, 'on the line of the time').toBeCloseTo(time?.top ?? 0, -1);
  }
});

test.each([
  ['a body that is no longer kept', {request: {}}, 'The copied code and the repeated call have no body'],
  ['a body that is no longer kept', {request: {}}, 'longer than 64 kB'],
  ['values that look secret', {request: {text: '{}', isPartial: true, leftOut: 1}}, 'Values that look secret'],
  ['values that look secret', {request: {text: '{}', isPartial: true, leftOut: 2}}, '2 values that look like secrets'],
  ['the sandbox', {isSandbox: true}, 'This call went to the sandbox.'],
])('@answers-05 a call says what its copy and its repetition do not have: %s', async (_, more, words) => {
  store([{...call, id: 'z', ...more}]);
  window.dispatchEvent(new Event('pageshow'));
  await button(0).click();
  await expect.element(table).toHaveTextContent(words);
  const canRepeat = table.getByRole('button', {name: 'Repeat', exact: true}).elements().length > 0;
  expect(canRepeat).toBe('isSandbox' in more);
});

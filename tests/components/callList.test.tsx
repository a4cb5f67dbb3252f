import type {ReactNode} from 'react';
import {beforeEach, expect, test, vi} from 'vitest';
import {render} from 'vitest-browser-react';
import CallList from '@site/src/features/api-logs/CallList';
import {useCalls} from '@site/src/features/call-log';

const {saved} = vi.hoisted(() => ({saved: vi.fn<(file: Blob) => void>()}));
vi.mock('@site/src/utils/download', () => ({download: saved}));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({}),
  useStorageSlot: () => [],
  usePluralForm: () => ({selectMessage: (_: number, forms: string) => forms.split('|').at(-1)}),
}));

const Logs = (): ReactNode => <CallList calls={useCalls()} onClear={() => undefined} />;

/** Stores calls as another page of the tab does. */
function store(...paths: readonly string[]): void {
  const call = {page: '/docs/api/people-index/', method: 'GET', query: '', at: 0, took: 1, fragment: ''};
  const calls = paths.map((path) => ({...call, id: path, path}));
  sessionStorage.setItem('devdocs.visitor.calls', JSON.stringify(calls));
}

beforeEach(() => store('/a', '/b', '/c', '/d', '/e'));

test('@api-07 the list has the calls of later pages after Back', async () => {
  const logs = await render(<Logs />);
  await expect.element(logs.getByText('5 calls')).toBeVisible();
  store('/a');
  window.dispatchEvent(new Event('pageshow'));
  await expect.element(logs.getByText('1 calls')).toBeVisible();
});

test('@api-07 the file has the calls that the filters show', async () => {
  const logs = await render(<Logs />);
  await logs.getByLabelText('Path').fill('/b');
  await logs.getByRole('button', {name: 'Save as HAR'}).click();
  const {log} = JSON.parse((await saved.mock.lastCall?.[0].text()) ?? '') as {
    log: {entries: {request: {url: string}}[]};
  };
  expect(log.entries.map(({request}) => request.url)).toEqual(['https://api.salesloft.com/b']);
});

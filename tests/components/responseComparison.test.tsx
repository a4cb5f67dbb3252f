import type {ComponentProps} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import type {Spec} from '@site/openapi/model/spec';
import {ResponseComparison} from '@site/src/features/response-comparison';
import {type Described, describedIn} from '@site/src/features/response-comparison/core/described';
import {readReport} from '@site/src/features/response-comparison/core/report';
import {Details} from '@site/src/features/api-logs/CallList/Details';
import {readRequest} from '@site/src/features/pasted-request/core/readRequest';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';
import {ResponseView} from '@site/src/features/try-it/ResponseView';
import type {TryIt} from '@site/src/features/try-it/hooks/useForm';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => null, set: () => undefined}),
  useStorageSlot: () => [null],
  usePluralForm: () => ({
    selectMessage: (count: number, message: string) => message.split('|')[count === 1 ? 0 : 1] ?? message,
  }),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children, ...link}: ComponentProps<'a'> & {to: string}) => (
    <a href={to} {...link}>
      {children}
    </a>
  ),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {customFields: {version: '0.1.0'}}}),
}));
// What the form knows of a login isn't part of a response.
vi.mock('@site/src/features/auth', () => ({}));

const person = {
  type: 'object',
  properties: {
    id: {type: 'integer'},
    email_address: {type: 'string', 'x-unverified': 'Confirm `email_address`.'},
    stage: {type: 'string', 'x-known-values': ['new']},
  },
};
const content = {'application/json': {schema: {type: 'object', properties: {data: person}}}};
const document = {
  paths: {'/people/{id}': {get: {operationId: 'people-show', summary: '', responses: {200: {content}}}}},
  components: {},
  servers: [{url: 'https://api.salesloft.com'}],
} as unknown as Spec;

const describe = (): Described => describedIn(document);

const responded = (data: object) => ({
  ...{version: 'v2', status: 200, at: Date.UTC(2026, 10, 29)},
  text: JSON.stringify({data}),
});
const odd = responded({id: 'nora@yard.example', email_address: null, stage: 'lost', nickname: 'Sunny'});

const call: LoggedCall = {
  ...{id: '1-people-show', at: 1, page: '/docs/api/people-show/', method: 'GET', path: '/v2/people/1', query: ''},
  ...{took: 1, fragment: '', status: 200, response: {text: odd.text}},
};

afterEach(() => vi.unstubAllGlobals());

test('@answers-01 a response that matches has one quiet line', async () => {
  const line = await render(<ResponseComparison {...responded({id: 4})} describe={describe} />);
  await expect.element(line.getByText('Matches the description')).toBeVisible();
  expect(line.container.querySelector('details')).toBeNull();
});

test('@answers-01 @answers-03 differences fold, link to their rows, and are copied without values', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const line = await render(<ResponseComparison {...odd} describe={describe} />);
  const summary = line.getByText('3 differences · 1 new value');
  await expect.element(line.getByText('Copy report')).not.toBeVisible();
  await summary.click();
  const links = [...line.container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['data.id', '#response-200-data.id'],
    ['data.email_address', '#response-200-data.email_address'],
    ['data.nickname', '#response-200-data'],
    ['data.stage', '#response-200-data.stage'],
  ]);
  await expect.element(line.getByText('Sent as string, described as integer.')).toBeVisible();
  await userEvent.click(line.getByRole('button', {name: 'Copy report'}));
  const text = copied.mock.calls.join();
  expect(text).not.toMatch(/nora|sunny|lost/i);
  expect(readReport(text)).toMatchObject({operation: 'people-show', date: '2026-11-29', site: '0.1.0'});
});

test('@answers-01 an open statement is named with what was sent', async () => {
  const line = await render(<ResponseComparison {...responded({email_address: 'a@b'})} describe={describe} />);
  await line.getByText('Matches the description · 1 open statement').click();
  await expect.element(line.getByText('Open statement: Confirm email_address. This response: string.')).toBeVisible();
});

test('@answers-01 in API Logs the description is loaded, and links lead to its page', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json(document)));
  vi.stubGlobal('fetch', fetched);
  const line = await render(<Details call={call} />);
  await line.getByText('3 differences').click();
  expect(fetched).toHaveBeenCalledWith('/openapi/v2/people-show.json');
  const link = line.getByRole('link', {name: 'data.id'});
  await expect.element(link).toHaveAttribute('href', '/docs/api/people-show/#response-200-data.id');
});

test('@answers-05 the command copied from API Logs is the call that was sent', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const text = `{"email_address": "zoe.o'kim@acme.example", "custom_fields": {"Café $HOME": "1 \\"m\\""}}`;
  const sent = {...call, method: 'POST', path: '/v2/people', query: 'ids%5B%5D=70211&ids%5B%5D=2', request: {text}};
  const {getByRole} = await render(<Details call={sent} />);
  await userEvent.click(getByRole('button', {name: 'Copy as curl'}));
  const read = readRequest(copied.mock.lastCall?.join() ?? '');
  if (read.kind !== 'request') throw new Error(read.kind);
  const {method, path, query, body = ''} = read.request;
  expect([method, path, query]).toEqual([
    'POST',
    '/v2/people',
    [
      ['ids[]', '70211'],
      ['ids[]', '2'],
    ],
  ]);
  expect(JSON.parse(body)).toEqual(JSON.parse(text));
});

test('@answers-01 a call to the sandbox has no line in API Logs, and neither has a response that is not kept', async () => {
  const sandbox = await render(<Details call={{...call, isSandbox: true}} />);
  expect(sandbox.container.querySelector('[data-comparison]')).toBeNull();
  const long = await render(<Details call={{...call, response: {}}} />);
  expect(long.container.querySelector('[data-comparison]')).toBeNull();
});

test.each([
  ['Not compared, because', () => Promise.reject(new Error('404')), odd],
  ['3 differences', () => Promise.resolve(describe()), odd],
  ['Matches the description', () => Promise.resolve(describe()), responded({id: 4})],
])('@answers-01 nothing moves when the line arrives: %s', async (words, load, response) => {
  const line = await render(<ResponseComparison {...response} describe={load} />);
  const box = (): number => line.container.getBoundingClientRect().height;
  const before = box();
  await expect.element(line.getByText(words)).toBeVisible();
  expect(box()).toBe(before);
});

test('@answers-01 on a phone, long paths wrap', async () => {
  await page.viewport(390, 844);
  const long = responded({id: 1, [`a${'_very_long'.repeat(3)}`]: 1});
  const line = await render(<ResponseComparison {...long} describe={describe} />);
  await line.getByText('1 difference').click();
  expect(globalThis.document.documentElement.scrollWidth).toBe(390);
});

const closed = vi.fn();
const shown = (target: 'sandbox' | 'account') => {
  const body = {kind: 'json', text: odd.text, blob: new Blob([odd.text])} as const;
  const outcome = {kind: 'response', status: 200, headers: [], took: 1, body, at: 1};
  const loaded = {version: 'v2', operation: {operationId: 'people-show'}, document};
  const state = {result: {outcome}, target, view: 'response', sending: undefined};
  return <ResponseView tryIt={{loaded, state} as unknown as TryIt} page={globalThis.document.body} close={closed} />;
};

test('@answers-01 the response of an account has the line, and that of the sandbox has none', async () => {
  const account = await render(shown('account'));
  await expect.element(account.getByText('3 differences')).toBeVisible();
  await account.unmount();
  const sandbox = await render(shown('sandbox'));
  await expect.element(sandbox.getByText('200 OK')).toBeVisible();
  expect(sandbox.container.querySelector('[data-comparison]')).toBeNull();
});

test('@answers-01 a link of a difference closes a sheet, because it leads to a row behind it', async () => {
  const {container, getByText, getByRole} = await render(shown('account'));
  container.setAttribute('data-try-it', '');
  container.style.setProperty('--is-sheet', 'true');
  await getByText('3 differences').click();
  await getByRole('link', {name: 'data.id'}).click();
  expect(closed).toHaveBeenCalledOnce();
});

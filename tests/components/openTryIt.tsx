import {expect, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import type {Spec} from '@site/openapi/model/spec';
import {BodyEditor} from '@site/src/features/try-it/BodyEditor';
import {TryIt} from '@site/src/features/try-it/TryIt';
import {readOperation} from '@site/src/features/try-it/core/operation';

vi.mock('@site/src/features/settings', () => ({useSiteSettings: () => ({apiUrl: 'https://api.example.com'})}));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({}),
  useLocation: () => ({pathname: '/'}),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {customFields: {}}})}));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => null, set: () => undefined}),
  useStorageSlot: () => [null],
  usePluralForm: () => ({selectMessage: (_: number, forms: string) => forms.split('|').at(-1)}),
}));

const text = {type: 'string'};
const id = {in: 'path', name: 'id', required: true, schema: {type: 'integer'}, example: 70211};
const query = (name: string, schema: object, description?: string) => ({in: 'query', name, schema, description});
const person = {
  type: 'object',
  properties: {email_address: text, first_name: text, last_name: text, phone: text, account_id: {type: 'integer'}},
  'x-requires-one-of': [['email_address'], ['phone', 'last_name']],
};
const example = {email_address: 'leila@brightwater.example', first_name: 'Leila', last_name: 'Novak'};
const requestBody = {required: true, content: {'application/json': {schema: person, example}}};
const upload = {
  type: 'object',
  required: ['file'],
  properties: {name: text, file: {type: 'string', format: 'binary'}},
};

/** Operations of a small API, each with its path. */
const operations = {
  'people-index': {
    ...{method: 'get', path: '/v2/people'},
    parameters: [
      query('ids[]', {type: 'array', items: {type: 'integer'}}),
      query('per_page', {type: 'integer'}),
      query('do_not_contact', {type: 'boolean'}, 'Whether the person opted out of all outreach.'),
      query('page', text),
      query('updated_at', {type: 'object', properties: {gt: text}}),
      query('sort_by', {...text, enum: ['updated_at']}),
    ],
  },
  'people-create': {method: 'post', path: '/v2/people', requestBody},
  'people-show': {method: 'get', path: '/v2/people/{id}', parameters: [id]},
  'people-update': {method: 'put', path: '/v2/people/{id}', parameters: [id], requestBody},
  'people-destroy': {method: 'delete', path: '/v2/people/{id}', parameters: [id]},
  'files-create': {
    ...{method: 'post', path: '/v2/files', responses: {200: {content: {'application/pdf': {}}}}},
    requestBody: {required: true, content: {'multipart/form-data': {schema: upload}}},
  },
} as const;

function documentOf(operationId: keyof typeof operations): Spec {
  const {method, path, ...operation} = operations[operationId];
  const described = {operationId, summary: 'Do', responses: {}, 'x-scopes': [{scope: 'people:all'}], ...operation};
  return {
    ...{openapi: '3.1.0', info: {title: 'API', version: '2'}, servers: [{url: 'https://api.salesloft.com'}]},
    ...{paths: {[path]: {[method]: described}}, components: {}},
  } as unknown as Spec;
}

/** The API, with the response that a test sets. */
export const api = vi.fn<typeof fetch>();
export const respondWith = (
  body: BodyInit | object | null = {data: []},
  status = 200,
  type = 'application/json',
): void => {
  const content = body === null || typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);
  api.mockImplementation(() => Promise.resolve(new Response(content, {status, headers: {'Content-Type': type}})));
};

export const KEY = 'ak_first_0123456789';

/** Opens the form of an operation, by default with a key for the account. */
export async function openTryIt(operationId: keyof typeof operations, {key = KEY} = {}) {
  vi.stubGlobal('fetch', api);
  sessionStorage.setItem('devdocs.visitor.target', 'account');
  if (key) sessionStorage.setItem('devdocs.visitor.key', key);
  const main = document.createElement('main');
  main.innerHTML = '<section data-try-it><div></div><div></div></section>';
  document.body.replaceChildren(main);
  const [bench, tabs, container] = main.querySelectorAll<HTMLElement>('section, div');
  if (!bench || !tabs || !container) throw new Error('No bench.');
  const loaded = readOperation('v2', documentOf(operationId));
  const editor = loaded.hasBody ? BodyEditor : undefined;
  const places = {page: main, bench, tabs, close: () => undefined, wanted: undefined, isClicked: true, isShown: true};
  await render(<TryIt {...places} loaded={loaded} BodyEditor={editor} />, {container});
}

const form = page.getByRole('form', {name: 'Try it'});
export const button = (name: string | RegExp) => form.getByRole('button', {name});
export const tryIt = {
  form,
  body: form.getByRole('textbox', {name: 'Body as JSON'}),
  key: form.getByLabelText('API key or access token'),
  send: button(/^Send( again)?$/),
  edit: button('Edit request'),
  input: (name: string) => form.getByLabelText(name, {exact: true}),
};

/** Waits for the text of an element, also on a busy machine. */
const textOf = (selector: string) =>
  expect.poll(() => document.querySelector(selector)?.textContent, {timeout: 10_000});
export const outcome = () => textOf('[data-response] > [role=status]');
export const notice = () => textOf('[data-visit-notice]');

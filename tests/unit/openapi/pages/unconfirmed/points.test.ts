import {expect, test} from 'vitest';
import type {Block, LandingPage, OperationPage, ReferencePage, ResourcePage} from '../../../../../openapi/pages/page';
import {unconfirmedPoints} from '../../../../../openapi/pages/unconfirmed/points';

const page = {version: 'v2', description: '', title: 'People', url: '/docs/api/people/'};

const resource = (...blocks: readonly Block[]): ReferencePage =>
  ({
    ...page,
    kind: 'resource',
    id: 'people',
    sections: [{heading: {text: 'Fields', anchor: 'fields', level: 2}, blocks}],
    scopes: [],
    events: [],
  }) satisfies ResourcePage;

const operation = (...blocks: readonly Block[]): ReferencePage =>
  ({
    ...page,
    kind: 'operation',
    id: 'people-show',
    title: 'Show a [person]',
    url: '/docs/api/people-show/',
    method: 'get',
    path: '/v2/people/{id}',
    document: '',
    server: '',
    resource: 'People',
    sections: [{blocks}],
    scopes: [],
    events: [],
    request: {method: 'GET', url: '', query: [], headers: []},
    responses: [],
  }) satisfies OperationPage;

const landing = (...blocks: readonly Block[]): ReferencePage =>
  ({
    ...page,
    kind: 'landing',
    id: 'api',
    url: '/docs/api/',
    sections: [{heading: {text: '404', anchor: 'error-404', level: 3}, blocks}],
  }) satisfies LandingPage;

const fields = (anchor: string, within?: string): Block => ({
  type: 'fields',
  kind: 'fields',
  fields: [
    {
      name: 'owner',
      anchor: `${anchor}owner`,
      within,
      marks: [],
      description: '',
      blocks: [
        {
          type: 'variants',
          introduction: '',
          variants: [
            {
              title: 'User',
              anchor: `${anchor}owner.user`,
              description: '',
              blocks: [],
              unverified: {what: 'Variant.', source: '#/v'},
            },
          ],
        },
      ],
      unverified: {what: 'Field.', source: '#/f'},
    },
  ],
});

const linesOf = (...pages: readonly ReferencePage[]): string[] =>
  unconfirmedPoints(pages).map(
    ({label, url, what, resource: name, pages: count}) =>
      `${name ?? '-'} | ${label} | ${url} | ${what} | ${String(count)}`,
  );

test('@true-05 a field is listed once, at the overview of its resource, with the number of pages', () => {
  const response: Block = {
    type: 'response',
    status: '200',
    meaning: 'OK',
    anchor: 'response-200',
    description: '',
    blocks: [fields('response-200-data.', 'data'), fields('response-200-before.', 'before')].filter(
      (block) => block.type === 'fields',
    ),
  };
  expect(linesOf(resource(fields('field-')), operation(response))).toEqual([
    'People | `owner` | /docs/api/people/#field-owner | Field. | 2',
    'People | User | /docs/api/people/#field-owner.user | Variant. | 2',
  ]);
});

test('@true-05 each part of an operation has its page and its own anchor', () => {
  const mark = (source: string) => ({what: `${source}.`, source});
  const blocks: readonly Block[] = [
    {
      type: 'essentials',
      about: 'Show a [person]',
      rows: [{term: 'Scope', items: [{value: '', unverified: {what: 'Try.'}}]}],
      unverified: mark('whole'),
    },
    {type: 'requestBody', anchor: 'body', description: '', blocks: [], unverified: mark('body')},
    {
      type: 'response',
      status: '201',
      meaning: 'Created',
      anchor: 'response-201',
      description: '',
      blocks: [],
      unverified: mark('created'),
    },
    {
      type: 'errors',
      rows: [
        {status: '404', meaning: 'Not Found', anchor: 'response-404', url: '', text: '', unverified: mark('error')},
      ],
    },
  ];
  const name = String.raw`Show a \[person\]`;
  expect(linesOf(operation(...blocks))).toEqual([
    `People | ${name} | /docs/api/people-show/ | whole. | 1`,
    `People | ${name}, Request body | /docs/api/people-show/#body | body. | 1`,
    `People | ${name}, 201 Created | /docs/api/people-show/#response-201 | created. | 1`,
    `People | ${name}, 404 Not Found | /docs/api/people-show/#response-404 | error. | 1`,
  ]);
});

test('@true-05 a mark of a whole section leads to its heading, and one of the landing page belongs to no resource', () => {
  const block = (source: string): Block => ({type: 'unverified', about: 'Person', what: 'All.', source});
  expect(linesOf(landing(block('a')), resource(block('b')))).toEqual([
    '- | Person | /docs/api/#error-404 | All. | 1',
    'People | Person | /docs/api/people/#fields | All. | 1',
  ]);
});

test('@true-05 a record inside another one is listed with its own resource', () => {
  const account = {...resource(fields('field-')), title: 'Accounts', url: '/docs/api/accounts/'};
  expect(linesOf(resource(fields('field-account.', 'account')), account).map((line) => line.split(' | ')[0])).toEqual([
    'Accounts',
    'Accounts',
  ]);
});

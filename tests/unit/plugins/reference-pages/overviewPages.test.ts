import {describe, expect, test} from 'vitest';
import {overviewPage, overviewPages, tagSlug} from '../../../../plugins/reference-pages/overviewPages';
import {type PlacedOperation, type Spec, operationsOf} from '../../../../plugins/reference-pages/spec';
import {HOSTILE, assertMdx, partsOf} from '../../support/mdx';

const BASE = '/docs/api/';
const list: PlacedOperation = {operationId: 'people-index', summary: 'List people', method: 'get', path: '/v2/people'};

const spec: Spec = {
  openapi: '3.1.0',
  info: {title: 'Made-up API 9.0', version: '9.0'},
  servers: [{url: 'https://api.example.com'}],
  tags: [
    {name: 'People', description: 'Who is contacted.'},
    {name: 'Call Data Records', description: 'What a dialer reports.'},
    {name: 'Empty', description: 'Nothing yet.'},
  ],
  paths: {
    '/people': {
      delete: {operationId: 'people-destroy', summary: 'Delete', tags: ['People']},
      get: {operationId: 'people-index', summary: 'List', tags: ['People', 'Call Data Records']},
    },
    '/calls': {post: {operationId: 'calls-create', summary: 'Create', tags: ['Call Data Records']}},
    '/untagged': {get: {operationId: 'untagged', summary: 'Untagged'}},
  },
  components: {},
};

describe('tagSlug', () => {
  test.each([
    ['People', 'people'],
    ['Call Data Records', 'call-data-records'],
    ['Account & people: redaction', 'account-people-redaction'],
    [' (Bulk) jobs! ', 'bulk-jobs'],
    ['API 2.0', 'api-2-0'],
    ['a--b__c', 'a-b-c'],
    ['{x} <y> `z`', 'x-y-z'],
    ['Équipes 😀', 'quipes'],
    ['漢字', ''],
    ['', ''],
  ])('makes of %j the address %j', (name, slug) => {
    expect(tagSlug(name)).toBe(slug);
  });
});

describe('operationsOf', () => {
  test('gives each operation its place: paths in their order, methods from get to delete', () => {
    expect(operationsOf(spec).map(({operationId, method, path}) => `${operationId} ${method} ${path}`)).toEqual([
      'people-index get /people',
      'people-destroy delete /people',
      'calls-create post /calls',
      'untagged get /untagged',
    ]);
  });
});

describe('overviewPage', () => {
  test('tells what a resource is and lists its operations', () => {
    const tag = {name: 'Live People', description: 'Who is {contacted}. More.\n\nSecond paragraph.'};
    expect(overviewPage(tag, [list, {...list, operationId: 'people-show', path: '/v2/people/{id}'}], BASE)).toBe(
      [
        '---\nid: "live-people"\ntitle: "Live People"\ndescription: "Who is {contacted}. More."\ncustom_edit_url: null\n---\n',
        String.raw`Who is \{contacted\}. More.` + '\n\nSecond paragraph.',
        '## Operations',
        '<OperationTable>',
        '<OperationRow method={"get"} path={"/v2/people"} summary={"List people"} to={"/docs/api/people-index/"} />\n' +
          '<OperationRow method={"get"} path={"/v2/people/{id}"} summary={"List people"} to={"/docs/api/people-show/"} />',
        '</OperationTable>',
        '',
      ].join('\n\n'),
    );
  });

  test('has no table when there are no operations', () => {
    const page = overviewPage({name: 'Platform overview', description: 'Words.'}, [], BASE);
    expect(partsOf(page)).toEqual({
      data: {id: 'platform-overview', title: 'Platform overview', description: 'Words.', custom_edit_url: null},
      body: '\n\nWords.\n\n',
    });
  });

  test.each(HOSTILE)('stays valid MDX when its words are text with %s', async (_, hostile) => {
    const operation = {...list, operationId: 'a', summary: hostile, path: hostile};
    const page = overviewPage({name: hostile, description: hostile}, [operation], BASE);
    expect(partsOf(page).data).toMatchObject({title: hostile});
    await expect(assertMdx(page)).resolves.toBeUndefined();
  });
});

describe('overviewPages', () => {
  test('gives each group a page with the operations that carry its tag', () => {
    const pages = [...overviewPages(spec, BASE)].map(([id, page]) => [
      id,
      [...page.matchAll(/ to=\{"([^"]*)"\}/g)].map(([, to]) => to),
    ]);
    expect(pages).toEqual([
      ['people', ['/docs/api/people-index/', '/docs/api/people-destroy/']],
      ['call-data-records', ['/docs/api/people-index/', '/docs/api/calls-create/']],
      ['empty', []],
    ]);
  });
});

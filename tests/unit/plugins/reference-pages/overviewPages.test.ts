import {describe, expect, test} from 'vitest';
import {highlight} from '../../../../src/features/code/core/highlight';
import {overviewPage, overviewPages, tagSlug} from '../../../../plugins/reference-pages/overviewPages';
import {type PlacedOperation, type Schema, type Spec, operationsOf} from '../../../../openapi/model/spec';
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

const emptySpec: Spec = {...spec, tags: [], paths: {}};

describe('overviewPage', () => {
  test('tells what a resource is and lists its operations', () => {
    const group = {
      name: 'Live People',
      description: 'Who is {contacted}. More.\n\nSecond paragraph.',
      operations: [list, {...list, operationId: 'people-show', path: '/v2/people/{id}', deprecated: true}],
    };
    expect(overviewPage(emptySpec, group, {baseUrl: BASE})).toBe(
      [
        '---\nid: "live-people"\ntitle: "Live People"\ndescription: "Who is {contacted}. More."\ncustom_edit_url: null\n---\n',
        String.raw`Who is \{contacted\}. More.` + '\n\nSecond paragraph.',
        '## Operations',
        '<OperationTable>',
        '<OperationRow method={"get"} path={"/v2/people"} summary={"List people"} to={"/docs/api/people-index/"} />\n' +
          '<OperationRow method={"get"} path={"/v2/people/{id}"} summary={"List people"} to={"/docs/api/people-show/"} deprecated />',
        '</OperationTable>',
        '',
      ].join('\n\n'),
    );
  });

  test('goes on with fields, example, scopes, events and guides, each with its heading', () => {
    const person: Schema = {
      title: 'Person',
      'x-unverified': 'Its shape.',
      properties: {Name: {type: 'string', description: 'Who {it} is.'}},
      examples: [{Name: 'Priya'}],
    };
    const show: PlacedOperation = {
      ...list,
      responses: {200: {content: {'application/json': {schema: {properties: {data: person}}}}}},
      'x-scopes': [{scope: 'people:read', inferred: true}],
      'x-webhook-events': ['person_created'],
    };
    const group = {name: 'People', description: 'Words.', operations: [show]};
    const guidesOf = (tag: string) => [{title: `On [${tag}]`, to: '/docs/platform/a/'}];
    const {body} = partsOf(overviewPage(emptySpec, group, {baseUrl: BASE, guidesOf}));
    expect(body.slice(body.indexOf('## Fields')).replaceAll(/\n{2,}/g, '\n\n')).toBe(
      [
        '## Fields',
        'Answers hold this object, which the API description calls Person.',
        '<Unverified what={"Its shape."} />',
        '<Fields>',
        '<Field name={"Name"} anchor={"field-name"} type={"string"}>',
        String.raw`Who \{it\} is.`,
        '</Field>',
        '</Fields>',
        '## Example',
        `<CodeBlock title={"Person"} language={"json"} html={${JSON.stringify(highlight('{\n  "Name": "Priya"\n}', 'json'))}} />`,
        '## Scopes',
        '- [`people:read`](/docs/platform/api-basics/scopes/) (unverified): [List people](/docs/api/people-index/)',
        '## Webhook events',
        '- [`person_created`](/docs/platform/webhooks/event-types/#person_created): Set off by [List people](/docs/api/people-index/).',
        '## Related guides',
        String.raw`- [On \[People\]](/docs/platform/a/)`,
        '',
      ].join('\n\n'),
    );
  });

  test('says which operations answer with the record when others do not', () => {
    const answering = (title: string): PlacedOperation => ({
      ...list,
      responses: {200: {content: {'application/json': {schema: {title, properties: {id: {}}}}}}},
    });
    const group = {name: 'People', description: 'Words.', operations: [answering('Person'), answering('Team')]};
    expect(overviewPage(emptySpec, group, {baseUrl: BASE})).toContain(
      'The answers of [List people](/docs/api/people-index/) hold this object, which the API description calls Person.',
    );
  });

  test('leaves out what a group without operations lacks', () => {
    const page = overviewPage(
      emptySpec,
      {name: 'Platform overview', description: 'Words.', operations: []},
      {baseUrl: BASE},
    );
    expect(partsOf(page)).toEqual({
      data: {id: 'platform-overview', title: 'Platform overview', description: 'Words.', custom_edit_url: null},
      body: '\n\nWords.\n\n',
    });
  });

  test.each(HOSTILE)('stays valid MDX when its words are text with %s', async (_, hostile) => {
    const schema: Schema = {title: hostile, properties: {[hostile]: {description: hostile}}, examples: [hostile]};
    const operation: PlacedOperation = {
      ...list,
      operationId: 'a',
      summary: hostile,
      path: hostile,
      responses: {200: {content: {'application/json': {schema}}}},
      'x-scopes': [{scope: 'people:read'}],
      'x-webhook-events': ['person_created'],
    };
    const withWebhook: Spec = {
      ...emptySpec,
      webhooks: {person_created: {post: {operationId: 'w', summary: hostile}}},
    };
    const group = {name: hostile, description: hostile, operations: [operation]};
    const guidesOf = () => [{title: hostile, to: '/docs/platform/a/'}];
    const page = overviewPage(withWebhook, group, {baseUrl: BASE, guidesOf});
    expect(partsOf(page).data).toMatchObject({title: hostile});
    await expect(assertMdx(page)).resolves.toBeUndefined();
  });
});

describe('overviewPages', () => {
  test('gives each group a page with the operations that carry its tag', () => {
    const pages = [...overviewPages(spec, {baseUrl: BASE})].map(([id, page]) => [
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

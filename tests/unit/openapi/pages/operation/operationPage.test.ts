import {describe, expect, test} from 'vitest';
import type {Operation, PlacedOperation, Response, Schema} from '../../../../../openapi/model/spec';
import {operationPage} from '../../../../../openapi/pages/operation/operationPage';
import type {OperationPage} from '../../../../../openapi/pages/page';
import type {Version} from '../../../../../openapi/pages/version';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {allBlocks, blocksOf, fieldLines} from '../../../support/blocks';
import {madeUpSpec} from '../../../support/madeUpSpec';

const json = (schema: Schema, example?: unknown) => ({'application/json': {schema, example}});
const bare: PlacedOperation = {operationId: 'people-index', summary: 'List people', method: 'get', path: '/v2/people'};
const spec = madeUpSpec();
const newest = madeUpSpec({
  paths: {'/v2/people': {post: {operationId: 'people-create', summary: 'Create a [person]'}}},
});

const pageOf = (operation: Partial<PlacedOperation>, version: Version = apiVersions[0]): OperationPage =>
  operationPage({spec, newest}, {...bare, ...operation}, version);
const blocksIn = ({sections}: OperationPage) => sections.flatMap(({blocks}) => blocks);
describe('operationPage', () => {
  test('is made of an operation of which little is known', () => {
    const page = pageOf({});
    expect(page).toMatchObject({
      title: 'List people',
      description: 'List people. GET /v2/people of the Made-up API.',
      request: {method: 'GET', url: 'https://api.example.com/v2/people', query: []},
      responses: [],
    });
    expect(blocksIn(page)).toMatchObject([
      {type: 'markdown', text: 'List people'},
      {type: 'essentials', rows: [{term: 'Processing'}, {term: 'Retry', items: [{value: 'Safe (read-only)'}]}]},
      {type: 'markdown', text: 'No success response is documented.'},
    ]);
  });

  test('has all that a description says, in the order in which it is needed', () => {
    const page = pageOf({
      method: 'put',
      path: '/v2/people/{id}',
      description: 'Changes a {person}.\n\n## Errors\n\nMany.',
      deprecated: true,
      tags: ['People'],
      parameters: [
        {name: 'X-Trace', in: 'header', schema: {type: 'string'}},
        {name: 'dry', in: 'query', description: 'Only try.', schema: {type: 'boolean'}},
        {name: 'id', in: 'path', required: true, schema: {type: 'integer'}},
      ],
      requestBody: {
        required: true,
        description: 'The changes.',
        content: json({properties: {name: {type: 'string'}}}, {name: 'A'}),
      },
      responses: {
        200: {
          description: 'Done.',
          headers: {'X-Cost': {description: 'Its cost.', schema: {type: 'integer'}}, 'X-Bare': {}},
          content: json({properties: {id: {type: 'integer'}}}, {id: 1}),
        },
        404: {description: 'There is none.', 'x-unverified': 'a guess'},
        500: {description: 'Any.'},
      },
    });
    expect(page).toMatchObject({deprecated: 'Deprecated', resource: 'People', request: {body: {name: 'A'}}});
    expect(page.sections.map(({heading}) => heading?.anchor)).toEqual([
      undefined,
      'errors',
      'path-parameters',
      'query-parameters',
      'header-parameters',
      'request-body',
      'responses',
    ]);
    expect(page.sections.flatMap(({heading, nav}) => (nav === undefined ? [] : [[nav, heading?.anchor]]))).toEqual([
      ['Parameters', 'path-parameters'],
      ['Body', 'request-body'],
      ['Responses', 'responses'],
    ]);
    const blocks = blocksIn(page);
    expect(allBlocks(blocks).map(({type}) => type)).toEqual(
      // prettier-ignore
      ['markdown', 'markdown', 'essentials', 'fields', 'fields', 'fields', 'requestBody', 'fields',
        'response', 'fields', 'fields', 'response', 'response'],
    );
    expect(fieldLines(blocks)).toEqual([
      'id #path-id required',
      'dry #query-dry',
      'X-Trace #header-x-trace',
      'name #body-name',
      'id #response-200-id',
      'X-Cost #response-200-header-x-cost',
      'X-Bare #response-200-header-x-bare',
    ]);
    expect(blocksOf('requestBody', blocks)[0]).toMatchObject({
      anchor: 'body',
      description: 'The changes. JSON, required.',
    });
    expect(blocksOf('response', blocks)).toMatchObject([
      {status: '200', meaning: 'OK', anchor: 'response-200', description: 'Done.'},
      {status: '404', meaning: 'Not found', description: 'There is none.', unverified: {what: 'a guess'}},
      {status: '500', meaning: 'Internal server error', description: 'Any.'},
    ]);
    expect(page.responses).toMatchObject([{title: 'Response 200', language: 'json', status: '200', meaning: 'OK'}]);
  });

  test.each(['| A |\n| - |\n| 1 |', 'One of:\n\n- a\n- b', '```json\n{}\n```', '> Note'])(
    'says that the body is JSON below the description %j, not in its last block',
    (description) => {
      const page = pageOf({requestBody: {description: `${description}\n`, content: json({})}});
      expect(blocksOf('requestBody', blocksIn(page))).toMatchObject([{description: `${description}\n\nJSON.`}]);
    },
  );

  test.each([
    [
      'people-create',
      String.raw`This page is about API 1.0. In API 2.0, use [Create a \[person\]](/docs/api/people-create/).`,
    ],
    ['none', 'This page is about API 1.0. [API 2.0](/docs/api/) has no operation that replaces this one.'],
    [undefined, undefined],
  ])('@words-02 leads, in an old version, from the successor %s to its page', (successor, text) => {
    expect(pageOf({'x-successor': successor}, apiVersions[1]).successor).toBe(text);
    expect(pageOf({'x-successor': successor}).successor).toBeUndefined();
  });

  test('@words-02 throw if the successor does not exist', () => {
    expect(() => pageOf({'x-successor': 'people-make'}, apiVersions[1])).toThrow(
      "The operation people-index cannot be shown: `x-successor: people-make` isn't an operation of API 2.0. Correct the ID, or write `none`.",
    );
  });

  test('has the parameters of its path, unless it has its own', () => {
    const parameter = {name: 'id', in: 'path', required: true} as const;
    const own: Operation = {...bare, parameters: [{...parameter, description: 'Own.'}]};
    const shared = [
      {...parameter, description: 'Of all.'},
      {name: 'id', in: 'query', description: 'Another.'} as const,
    ];
    const page = operationPage(
      {spec: {...spec, paths: {'/v2/people': {get: own, parameters: shared}}}, newest},
      {...bare, ...own},
      apiVersions[0],
    );
    expect(fieldLines(blocksIn(page))).toEqual(['id #path-id required', 'id #query-id']);
    expect(blocksOf('fields', blocksIn(page))[0]?.fields[0]?.description).toBe('Own.');
  });

  test('names the operation and the reason when it cannot be shown', () => {
    const responses = {200: {content: json({items: 7 as unknown as Schema})}};
    expect(() => pageOf({responses})).toThrow(
      'The operation people-index cannot be shown: 7 is where a schema is expected.',
    );
    expect(() => pageOf({summary: ''})).toThrow(
      'The operation people-index cannot be shown: its summary is empty. Write a title, such as "List people".',
    );
  });
});

test.each<[string, Readonly<Record<string, Response>>, string[]]>([
  ['one of an error', {404: {content: json({}, {error: 'no'})}}, ['Response 404']],
  ['an empty one of a response without content', {204: {description: 'Gone.'}}, ['Response 204']],
  [
    'one for each successful response, and each name',
    {
      200: {content: {'application/json': {examples: {a: {value: 1, summary: 'Short'}, b: {value: 2}}}}},
      201: {content: json({}, 1)},
    },
    ['Response 200: Short', 'Response 200: b', 'Response 201'],
  ],
])('The samples of responses are %s', (_, responses, titles) => {
  expect(pageOf({responses}).responses.map(({title}) => title)).toEqual(titles);
});

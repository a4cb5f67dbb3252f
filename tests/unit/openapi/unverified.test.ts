import {describe, expect, test} from 'vitest';
import {childOf, entriesOf, listOf} from '../../../openapi/model/node';
import {readPublished} from '../../../openapi/tools/bundle/published';
import {countInferredScopes, findUnverified, wordsFor} from '../../../openapi/tools/unverified/findUnverified';
import {formatReport, reportOn} from '../../../openapi/tools/unverified/report';
import {apiVersions} from '../../../src/config/apiVersions';

describe('the way to a part', () => {
  test.each([
    [[], ''],
    [['properties', 'user'], '.user'],
    [['properties', 'items', 'items', 'properties', 'properties'], '.items[].properties'],
    [['parameters', 'updated_at'], ' parameter updated_at'],
    [['responses', '200', 'content', 'application/json', 'schema', 'properties', 'data'], ' status 200.data'],
    [['responses', '200', 'headers', 'X-Cost'], ' status 200 header X-Cost'],
    [['requestBody', 'content', 'application/json', 'schema', 'properties', 'a'], ' body.a'],
    [['allOf', '1', 'properties', 'a'], '.a'],
    [['properties'], ''],
  ])('%j reads %j', (way, words) => {
    expect(wordsFor(way)).toBe(words);
  });
});

describe('findings', () => {
  test('of a path item carry the ids of their operations', () => {
    const document = {
      get: {operationId: 'notes-index', parameters: [{$ref: 'x'}, {name: 'page', 'x-unverified': 'Range?'}]},
      put: {operationId: 'notes-update', 'x-unverified': 'Answer?', responses: {'200': {'x-unverified': 'Status?'}}},
    };
    expect(findUnverified(document, 'notes')).toEqual([
      {name: 'notes-index parameter page', question: 'Range?'},
      {name: 'notes-update', question: 'Answer?'},
      {name: 'notes-update status 200', question: 'Status?'},
    ]);
  });

  test('of a schema carry its title, or else the name of its file', () => {
    const properties = {user: {'x-unverified': 'Null?'}};
    expect(findUnverified({title: 'Note', properties}, 'x')).toEqual([{name: 'Note.user', question: 'Null?'}]);
    expect(findUnverified({'x-unverified': 'Body?'}, 'Forbidden')).toEqual([{name: 'Forbidden', question: 'Body?'}]);
  });

  test('leave the data of examples alone', () => {
    const data = {'x-unverified': 'a field of the customer'};
    expect(findUnverified({title: 'A', examples: [data], example: data}, 'x')).toEqual([]);
  });
});

test('scopes count where they are marked as inferred', () => {
  const scopes = [{scope: 'a', inferred: true}, {scope: 'b', inferred: false}, {scope: 'c'}, null];
  expect(countInferredScopes({get: {'x-scopes': scopes}, post: {'x-scopes': scopes}})).toBe(2);
  expect(countInferredScopes({get: {'x-scopes': 'all'}})).toBe(0);
  expect(countInferredScopes(undefined)).toBe(0);
});

test('the report is grouped by resource and ends with totals', () => {
  const files = [
    {path: 'resources/notes/Note.yaml', document: {title: 'Note', properties: {user: {'x-unverified': 'Null?'}}}},
    {path: 'openapi.yaml', document: {info: {}}},
    {path: 'components/responses/Forbidden.yaml', document: {'x-unverified': 'Body?'}},
    {
      path: 'resources/notes/notes.yaml',
      document: {
        get: {operationId: 'notes-index', 'x-unverified': 'Order?', 'x-scopes': [{scope: 'n', inferred: true}]},
      },
    },
  ];
  expect(formatReport('2.0', reportOn(files))).toBe(
    [
      'API 2.0',
      '',
      'components (1)',
      '  Forbidden: Body?',
      '',
      'notes (2)',
      '  Note.user: Null?',
      '  notes-index: Order?',
      '',
      'API 2.0: 3 statements to confirm, 1 inferred scopes',
    ].join('\n'),
  );
});

/** Rules that hold for all operations are stated once, in the guide on requests and responses. */
test('@true-04 no success status of a GET, PUT or DELETE and no type of a clear filter is marked as unverified', () => {
  const version = apiVersions.find(({id}) => id === 'v2');
  const paths = version ? childOf(readPublished(version), 'paths') : {};
  const marked = Object.values(paths).flatMap((item) =>
    entriesOf({item}, 'item').flatMap(([method, operation]) => [
      ...(method === 'post' ? [] : entriesOf(operation, 'responses').map(([, response]) => response)),
      ...listOf(operation, 'parameters'),
    ]),
  );
  expect(marked.length).toBeGreaterThan(0);
  const vague = /^(?:confirm|check) the (?:success )?(?:status|type)\.$/i;
  expect(marked.filter(({'x-unverified': mark}) => vague.test(String(mark)))).toEqual([]);
});

import {describe, expect, test} from 'vitest';
import type {PlacedOperation, Response, Schema} from '../../../../../openapi/model/spec';
import {responseSections} from '../../../../../openapi/pages/operation/responses';
import {sharedErrorsOf} from '../../../../../openapi/pages/operation/sharedErrors';
import type {ErrorListBlock} from '../../../../../openapi/pages/page';
import {pageAnchors} from '../../../../../openapi/pages/anchors';
import {blocksOf, fieldLines, textsOf} from '../../../support/blocks';

const json = (schema: Schema) => ({'application/json': {schema}});
const bare: PlacedOperation = {operationId: 'people-index', summary: 'List people', method: 'get', path: '/v2/people'};

describe('The errors of an operation', () => {
  const blocksIn = (responses: Readonly<Record<string, Response>>, extensions: Partial<PlacedOperation> = {}) =>
    responseSections(
      {...bare, ...extensions, responses},
      {url: '/docs/api/1.0/', statuses: new Set(['403', '429'])},
      pageAnchors(),
    ).flatMap(({blocks}) => blocks);
  const rowOf = (
    responses: Readonly<Record<string, Response>>,
    extensions?: Partial<PlacedOperation>,
  ): ErrorListBlock['rows'][number] | undefined => blocksOf('errors', blocksIn(responses, extensions))[0]?.rows[0];
  const forbidden: Response = {
    description: 'See `e.g. this` v2.0 here. It says more.',
    content: json({properties: {error: {}}}),
  };

  test('are listed with a link, their first sentence and no fields', () => {
    const responses = {200: {description: 'Fine.'}, 403: {...forbidden, 'x-unverified': 'a guess'}};
    expect(rowOf(responses)).toEqual({
      status: '403',
      meaning: 'Forbidden',
      anchor: 'response-403',
      url: '/docs/api/1.0/#error-403',
      text: 'See `e.g. this` v2.0 here.',
      unverified: {what: 'a guess'},
    });
    expect(fieldLines(blocksIn(responses))).toEqual([]);
  });

  test('are in full among the responses where they are its own', () => {
    const responses = {200: {}, 404: {description: 'Own. Words.', content: json({properties: {why: {}}})}};
    expect(blocksOf('response', blocksIn(responses))[1]).toMatchObject({status: '404', description: 'Own. Words.'});
    expect(fieldLines(blocksIn(responses))).toEqual(['why #response-404-why']);
    expect(rowOf(responses)).toBeUndefined();
  });

  test('name the scopes and the role that a refusal is about', () => {
    const access = {'x-scopes': [{scope: 'people:write', inferred: true}], 'x-admin-only': true};
    expect(rowOf({403: forbidden}, access)?.text).toMatch(/ here\. Scope: `people:write`\. Role: team admin\.$/);
  });

  test.each<[string, Record<string, object>, string]>([
    ['how long to wait', {'retry-after': {}}, 'Slow. `retry-after` tells you how long to wait.'],
    ['that nothing says how long to wait', {}, 'Slow. No `Retry-After` header is documented.'],
    [
      'what counts the points',
      {'Retry-After': {}, 'X-Remaining': {}},
      'Slow. `Retry-After` tells you how long to wait. `X-Remaining` shows what is left.',
    ],
  ])('say after too many requests %s', (_, headers, expected) => {
    expect(rowOf({429: {description: 'Slow.', headers}})?.text).toBe(expected);
  });

  test('say so when no other response is documented', () => {
    expect(textsOf(blocksIn({403: forbidden}))).toEqual(['No success response is documented.']);
  });
});

describe('sharedErrorsOf', () => {
  const shared = {$ref: '#/components/responses/Missing'} as Response;

  test('names the errors that are written once for all operations, and nothing that has words of its own', () => {
    const responses = {
      200: {$ref: '#/components/responses/Fine'} as Response,
      400: {description: 'Its own.'},
      401: {$ref: '#/components/responses/Login', description: 'With words of its own.'},
      404: shared,
      500: shared,
      502: {$ref: '#/components/schemas/Missing'} as Response,
    };
    expect([...sharedErrorsOf({...bare, responses})]).toEqual(['404', '500']);
  });

  test('names none for an operation without responses', () => {
    expect(sharedErrorsOf(bare)).toEqual(new Set());
  });
});

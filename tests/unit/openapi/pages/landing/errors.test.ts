import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type Response, type Schema, type Spec, operationsOf} from '../../../../../openapi/model/spec';
import {errorsSections} from '../../../../../openapi/pages/landing/errors';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {blocksOf, fieldLines, textsOf} from '../../../support/blocks';

const ref = (name: string): Response => ({$ref: `#/components/responses/${name}`}) as Response;
const errorSchema = {$ref: '#/components/schemas/Error'} as Schema;

const specOf = (responses: Readonly<Record<string, Response>>, shared: Readonly<Record<string, Response>>): Spec => ({
  openapi: '3.1.0',
  info: {title: 'Made-up API', version: '9.0'},
  servers: [],
  tags: [],
  paths: {'/a': {get: {operationId: 'a', summary: 'A', responses}}},
  components: {
    schemas: {Error: {properties: {Error: {type: 'string', description: 'Why.'}}, required: ['Error']}},
    responses: shared,
  },
});

const blocksIn = (spec: Spec) => errorsSections(spec).flatMap(({blocks}) => blocks);
const headingsOf = (spec: Spec) =>
  errorsSections(spec).map(({heading}) => [heading?.level, heading?.text, heading?.anchor]);

describe('the errors of a version', () => {
  test('are described once for each status: meaning, words, fields and example', () => {
    const example = {Error: 'No such {record}'};
    const spec = specOf(
      {200: {description: 'Fine.'}, 404: ref('NotFound'), 401: ref('Unauthorized')},
      {
        NotFound: {description: 'No {record}.', content: {'application/json': {schema: errorSchema, example}}},
        Unauthorized: {description: 'No token.', 'x-unverified': 'Its body.'},
      },
    );
    expect(headingsOf(spec)).toEqual([
      [2, 'Errors', undefined],
      [3, '401 Unauthorized', 'error-401'],
      [3, '404 Not found', 'error-404'],
    ]);
    const [, unauthorized, notFound] = errorsSections(spec);
    expect(unauthorized?.blocks).toEqual([
      {type: 'markdown', text: 'No token.'},
      {type: 'unverified', about: '401 Unauthorized', what: 'Its body.'},
    ]);
    expect(notFound?.blocks.map(({type}) => type)).toEqual(['markdown', 'fields', 'code']);
    expect(fieldLines(notFound?.blocks ?? [])).toEqual(['Error #response-404-error']);
    expect(blocksOf('code', notFound?.blocks ?? [])).toEqual([
      {type: 'code', title: '404 Not found', language: 'json', code: JSON.stringify(example, null, 2)},
    ]);
  });

  test('are described together where a status has several forms, each new field with its own anchor', () => {
    const content = {'application/json': {schema: errorSchema}};
    const other = {'application/json': {schema: {properties: {Code: {type: 'string'}}, required: ['Code']}}};
    const one = specOf(
      {422: ref('Refused'), 423: ref('Refused')},
      {Unused: {}, Refused: {description: 'One.', content}},
    );
    expect(fieldLines(blocksIn(one))).toEqual(['Error #response-422-error', 'Error #response-423-error']);

    const two = specOf(
      {422: ref('Refused')},
      {
        Refused: {description: 'One.', content},
        Same: {description: 'Two.', content},
        Other: {description: 'Three.', content: other},
      },
    );
    const post = {operationId: 'b', summary: 'B', responses: {422: ref('Other')}};
    const put = {operationId: 'c', summary: 'C', responses: {422: ref('Same')}};
    const both = {...two, paths: {...two.paths, '/b': {post, put}}};
    expect(headingsOf(both).slice(1)).toEqual([[3, '422 Unprocessable content', 'error-422']]);
    expect(textsOf(blocksIn(both)).slice(1, 4)).toEqual(['One.', 'Two.', 'Three.']);
    expect(fieldLines(blocksIn(both))).toEqual(['Error #response-422-error', 'Code #response-422-other-code']);
  });

  test('show each named example of a status', () => {
    const examples = {none: {summary: 'Without a token', value: {Error: 'None'}}, wrong: {value: {Error: 'Wrong'}}};
    const content = {'application/json': {schema: errorSchema, examples}};
    const spec = specOf({401: ref('Unauthorized')}, {Unauthorized: {description: 'No token.', content}});
    expect(blocksIn(spec).flatMap((block) => (block.type === 'code' ? [block.title] : []))).toEqual([
      'Response 401: Without a token',
      'Response 401: wrong',
    ]);
  });

  test('are left out where operations share none', () => {
    expect(errorsSections(specOf({401: {description: 'In place.'}}, {}))).toEqual([]);
    expect(errorsSections(specOf({200: ref('Fine')}, {Fine: {description: 'Good.'}}))).toEqual([]);
  });
});

describe.each(apiVersions)('the published errors of API $label', ({id}) => {
  const spec = JSON.parse(readFileSync(`openapi/dist/published/openapi/${id}.json`, 'utf8')) as Spec;
  const statuses = new Set(
    operationsOf(spec).flatMap(({responses = {}}) =>
      Object.keys(responses).filter((status) => !status.startsWith('2')),
    ),
  );

  test('have a heading for every status that an operation returns', () => {
    const anchors = headingsOf(spec).map(([, , anchor]) => anchor);
    expect(anchors.slice(1)).toEqual([...statuses].sort().map((status) => `error-${status}`));
  });
});

import {describe, expect, test} from 'vitest';
import type {Response, Schema, Spec} from '../../../../../openapi/model/spec';
import {errorsSections} from '../../../../../openapi/pages/landing/landingPage';
import {blocksOf, fieldLines} from '../../../support/blocks';
import {madeUpSpec} from '../../../support/madeUpSpec';

const ref = (name: string): Response => ({$ref: `#/components/responses/${name}`}) as Response;
const errorSchema = {$ref: '#/components/schemas/Error'} as Schema;

const specOf = (responses: Readonly<Record<string, Response>>, shared: Readonly<Record<string, Response>>): Spec =>
  madeUpSpec({
    paths: {'/a': {get: {operationId: 'a', summary: 'A', responses}}},
    components: {
      schemas: {Error: {properties: {Error: {type: 'string', description: 'Why.'}}, required: ['Error']}},
      responses: shared,
    },
  });

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

  test('are left out where operations share none', () => {
    expect(errorsSections(specOf({401: {description: 'In place.'}}, {}))).toEqual([]);
    expect(errorsSections(specOf({200: ref('Fine')}, {Fine: {description: 'Good.'}}))).toEqual([]);
  });
});

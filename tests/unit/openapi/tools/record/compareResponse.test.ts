import {describe, expect, test} from 'vitest';
import {responseComparer} from '../../../../../openapi/tools/record/compareResponse';
import type {PlacedOperation} from '../../../../../openapi/model/spec';
import {formatReport} from '../../../../../openapi/tools/record/report';

const spec = {
  openapi: '3.1.0',
  paths: {
    '/people': {
      get: {
        operationId: 'people-index',
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['data'],
                  properties: {data: {type: 'array', items: {$ref: '#/components/schemas/Person'}}},
                },
              },
            },
          },
          404: {description: 'A page of HTML.', content: {'text/html': {}}},
        },
      },
    },
  },
  components: {
    schemas: {
      Person: {
        type: 'object',
        properties: {
          id: {type: 'integer'},
          name: {type: ['string', 'null']},
          created_at: {type: 'string', format: 'date-time'},
          custom_fields: {type: 'object', additionalProperties: {type: 'string'}},
        },
      },
    },
  },
};

const compare = responseComparer(spec);
const people = (...data: unknown[]) => compare('/people', 'get', {status: 200, body: {data}});

describe('comparing a response with its description', () => {
  test('@true-06 a response that holds has no differences', () => {
    expect(people({id: 1, name: null})).toEqual({differences: []});
  });

  test('@true-06 names unknown fields, unexpected nulls, other types and formats, each once', () => {
    const odd = {id: '7', created_at: null, nickname: 'Sunny'};
    expect(people(odd, odd, {created_at: 'yesterday'})).toEqual({
      differences: [
        {kind: 'other type', field: 'data[].id', expected: 'integer', found: 'string'},
        {kind: 'unexpected null', field: 'data[].created_at', expected: 'string', found: 'null'},
        {kind: 'unknown field', field: 'data[].nickname', expected: '', found: 'string'},
        {kind: 'other', field: 'data[].created_at', expected: 'format', found: 'string'},
      ],
    });
    expect(compare('/people', 'get', {status: 200, body: {}})).toEqual({
      differences: [{kind: 'missing field', field: 'data', expected: 'required', found: 'nothing'}],
    });
  });

  test('@true-06 neither values nor the names of custom fields are in a report', () => {
    const secret = {id: 'nora@yard-lines.example', custom_fields: {'Salary of Nora': 5}};
    const outcome = people(secret);
    const report = formatReport([{operation: {operationId: 'people-index'} as PlacedOperation, outcome}]);
    expect(report).toContain('other type data[].custom_fields.{key}: integer, expected string');
    expect(report).not.toMatch(/nora|salary|5/i);
  });

  test('@true-06 a status or a format without a schema is reported as not described', () => {
    expect(compare('/people', 'get', {status: 418, body: ''})).toEqual({undocumented: 'status 418'});
    expect(compare('/people', 'get', {status: 404, body: '<html>'})).toEqual({
      undocumented: 'no JSON schema for status 404',
    });
  });
});

test('keys of a map that is not described are not in a report', () => {
  const closed = responseComparer({
    paths: {
      '/counts': {
        get: {responses: {200: {content: {'application/json': {schema: {type: 'object', 'x-closed': true}}}}}},
      },
    },
  });
  const outcome = closed('/counts', 'get', {status: 200, body: {'Deals of Nora': 1}});
  expect(JSON.stringify(outcome)).not.toContain('Nora');
});

test('a field that is named like a method of objects is compared as any other', () => {
  const field = {type: ['string', 'null']};
  const schema = {type: 'object', properties: {constructor: field, toString: field, hasOwnProperty: field}};
  const own = responseComparer({
    paths: {'/odd': {get: {responses: {200: {content: {'application/json': {schema}}}}}}},
  });
  expect(own('/odd', 'get', {status: 200, body: {}})).toEqual({differences: []});
});

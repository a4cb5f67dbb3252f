import {describe, expect, test} from 'vitest';
import type {Parameter} from '../../../../openapi/model/spec';
import {requestUrl} from '../../../../src/features/samples/core/request';
import {sampleRequest} from '../../../../src/features/samples/core/sampleRequest';
import {checkValues} from '../../../../src/features/try-it/core/checkForm';
import {type Values, aboutOf, fieldsOf, requestInput} from '../../../../src/features/try-it/core/fields';

const range: Parameter = {
  name: 'created_at',
  in: 'query',
  style: 'deepObject',
  schema: {
    type: 'object',
    properties: {gt: {type: 'string', format: 'date-time'}, lt: {type: 'string', format: 'date-time'}},
  },
};
const parameters: readonly Parameter[] = [
  {name: 'page', in: 'query', schema: {type: 'integer', minimum: 1, maximum: 1000, default: 1, examples: [2]}},
  {name: 'sort', in: 'query', schema: {type: 'string', enum: ['ASC', 'DESC']}},
  {name: 'active', in: 'query', schema: {type: 'boolean'}},
  {name: 'ids[]', in: 'query', schema: {type: 'array', items: {type: 'integer'}}},
  {
    ...{name: 'owner', in: 'query', 'x-special-values': ['_is_null']},
    schema: {anyOf: [{type: 'integer'}, {type: 'string', enum: ['_is_null']}]},
  },
  range,
  {name: 'custom_fields', in: 'query', schema: {type: 'object', additionalProperties: {type: 'string'}}},
  {name: 'id', in: 'path', required: true, schema: {type: 'string'}},
];
const operation = {
  operationId: 'people-show',
  summary: 'Show',
  method: 'get',
  path: '/v2/people/{id}',
  parameters,
} as const;
const fields = fieldsOf(operation);
const field = (id: string) => fields.find((one) => one.id === id);
const problem = (values: Values): Record<string, string> =>
  Object.fromEntries(
    [...checkValues(fields, {'path:id': ['1'], ...values})].map(([id, {keyword}]): [string, string] => [id, keyword]),
  );

describe('fieldsOf', () => {
  test('begins with the path, and has an input for each bound of a range', () => {
    expect(fields.map(({id}) => id)).toEqual([
      'path:id',
      'query:page',
      'query:sort',
      'query:active',
      'query:ids[]',
      'query:owner',
      'query:created_at[gt]',
      'query:created_at[lt]',
      'query:custom_fields',
    ]);
  });

  test.each([
    ['query:page', {type: 'integer', shape: 'one', default: '1', example: '2', required: false}],
    ['query:ids[]', {type: 'integer', shape: 'list'}],
    ['query:created_at[gt]', {type: 'date-time', name: 'created_at[gt]', parameter: 'query:created_at'}],
    ['query:custom_fields', {type: 'text', shape: 'pairs'}],
  ])('describes what %s accepts', (id, expected) => {
    expect(field(id)).toMatchObject(expected);
  });
});

describe('checkValues', () => {
  test.each<[string, Values, Record<string, string>]>([
    ['a date without a time', {'query:created_at[gt]': ['2026-09-01']}, {'query:created_at[gt]': 'format'}],
    ['one wrong value of many', {'query:ids[]': ['1', 'x']}, {'query:ids[]': 'type'}],
    ['a custom field without a value', {'query:custom_fields': ['Fleet size']}, {'query:custom_fields': 'pair'}],
    ['a segment that leads elsewhere', {'path:id': ['..']}, {'path:id': 'segment'}],
    ['a word where a number or a special value is expected', {'query:owner': ['me']}, {'query:owner': 'type'}],
    ['a backslash, which browsers read as a slash', {'path:id': ['1\\me']}, {'path:id': 'segment'}],
  ])('rejects %s', (_, values, expected) => {
    expect(problem(values)).toEqual(expected);
  });

  test('accepts a special value, a date with an offset and an id of 19 digits', () => {
    expect(
      problem({
        'query:owner': ['_is_null'],
        'query:created_at[gt]': ['2026-09-14T09:30:00-04:00'],
        'query:ids[]': ['9007199254740993123'],
      }),
    ).toEqual({});
    expect(problem({'query:owner': ['31']})).toEqual({});
  });
});

test('requestInput sends what is filled in, in the names of the wire and with every digit', () => {
  const values = {
    'path:id': ['a/b ?'],
    'query:ids[]': ['9007199254740993123', '', '2'],
    'query:created_at[gt]': ['2026-09-14T00:00:00Z'],
    'query:created_at[lt]': ['2026-09-18T00:00:00Z'],
    'query:custom_fields': ['Fleet size=1=2'],
    'query:page': [''],
  };
  const request = sampleRequest(operation, 'https://api.example.com', requestInput(fields, values, undefined));
  expect(request.url).toBe('https://api.example.com/v2/people/a%2Fb%20%3F');
  expect(request.query.map(({name, value}) => `${name}=${value}`)).toEqual([
    'ids[]=9007199254740993123',
    'ids[]=2',
    'created_at[gt]=2026-09-14T00:00:00Z',
    'created_at[lt]=2026-09-18T00:00:00Z',
    'custom_fields[Fleet size]=1=2',
  ]);
  expect(requestUrl(request)).toContain('ids%5B%5D=9007199254740993123&ids%5B%5D=2&created_at%5Bgt%5D=');
});

test.each([
  ['The first sentence. The second.', 'The first sentence.'],
  ['IDs of [people](/docs/api/people/) or `_is_null`', 'IDs of people or _is_null'],
])('The description of a parameter %j is shown as %j', (description, expected) => {
  expect(aboutOf({description})).toBe(expected);
});

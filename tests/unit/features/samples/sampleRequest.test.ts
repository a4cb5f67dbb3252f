import {describe, expect, test} from 'vitest';
import {sampleRequest} from '../../../../src/features/samples/core/sampleRequest';
import type {Parameter, PlacedOperation} from '../../../../openapi/model/spec';

const SERVER = 'https://api.example.com';

const operation = (parts: Partial<PlacedOperation>): PlacedOperation => ({
  operationId: 'people-index',
  summary: 'List people',
  method: 'get',
  path: '/v2/people',
  ...parts,
});
const byId = (parts: Partial<Parameter>, more: Partial<PlacedOperation> = {}): PlacedOperation => {
  const id: Parameter = {name: 'id', in: 'path', required: true, ...parts};
  return operation({path: '/v2/people/{id}', parameters: [id], ...more});
};
const pairs = (parameter: Parameter): string[] =>
  sampleRequest(operation({parameters: [parameter]}), SERVER).query.map(({name, value}) => `${name}=${value}`);

describe('sampleRequest', () => {
  test('asks with the key and nothing else where nothing is required', () => {
    const parameters: Parameter[] = [{name: 'page', in: 'query', schema: {examples: [2]}}];
    expect(sampleRequest(operation({parameters}), SERVER)).toEqual({
      method: 'GET',
      url: `${SERVER}/v2/people`,
      query: [],
      headers: [{name: 'Authorization', value: 'Bearer $SALESLOFT_API_KEY'}],
    });
  });

  test.each<[NonNullable<PlacedOperation['security']>, string[]]>([
    [[], []],
    [[{}], []],
    [[{key: []}, {}], ['Authorization']],
  ])('@shown-02 sends with the security %j the headers %j', (security, names) => {
    expect(sampleRequest(operation({security}), SERVER).headers.map(({name}) => name)).toEqual(names);
  });

  describe('of a list', () => {
    const since: Parameter = {name: 'updated_at', in: 'query', schema: {type: 'object', properties: {gt: {}}}};
    const order: Parameter = {name: 'sort_by', in: 'query', schema: {enum: ['created_at', 'updated_at']}};
    const size: Parameter = {name: 'per_page', in: 'query', schema: {type: 'integer', maximum: 50}};
    const queryOf = (more: Partial<PlacedOperation>): string =>
      sampleRequest(operation(more), SERVER)
        .query.map(({name, value}) => `${name}=${value}`)
        .join('&');

    test('requests changed records in order of the change, with the largest pages', () => {
      expect(queryOf({parameters: [size, order, since]})).toBe(
        'updated_at[gt]=2026-08-31T00:00:00Z&sort_by=updated_at&per_page=50',
      );
    });

    test('requests the oldest change first, where the direction can be chosen', () => {
      const direction: Parameter = {name: 'sort_direction', in: 'query', schema: {enum: ['ASC', 'DESC']}};
      expect(queryOf({parameters: [size, order, since, direction]})).toContain(
        'sort_by=updated_at&sort_direction=ASC&',
      );
    });

    test.each<[string, Partial<PlacedOperation>]>([
      ['it cannot be sorted that way', {parameters: [since, size, {...order, schema: {enum: ['due_at']}}]}],
      ['it has no pages', {parameters: [since, order]}],
      ['it has no lower bound', {parameters: [order, size, {...since, schema: {type: 'object'}}]}],
      ['it is not read', {method: 'post', parameters: [since, order, size]}],
    ])('asks for nothing where %s', (_, more) => {
      expect(queryOf(more)).toBe('');
    });

    test('sends only the visitor’s input', () => {
      const given = {parameters: new Map([['query:per_page', [{name: 'per_page', value: '5'}]]]), body: undefined};
      expect(sampleRequest(operation({parameters: [size, order, since]}), SERVER, given).query).toEqual([
        {name: 'per_page', value: '5'},
      ]);
    });
  });

  test.each<[string, Partial<Parameter>, string]>([
    ['the first example of its schema', {schema: {examples: [7], default: 8}}, '7'],
    ['its default', {schema: {type: 'integer', default: 0, enum: [9]}}, '0'],
    ['its first allowed value', {schema: {enum: ['asc', 'desc']}}, 'asc'],
    ['a number where nothing is known', {schema: {type: 'integer'}}, '1'],
    ['a day where only the format is known', {schema: {type: 'string', format: 'date'}}, '2026-08-31'],
    ['an encoded example', {example: "a/b?c&d {e}'"}, 'a%2Fb%3Fc%26d%20%7Be%7D%27'],
  ])('fills the path with %s', (_, parts, expected) => {
    expect(sampleRequest(byId(parts), SERVER).url).toBe(`${SERVER}/v2/people/${expected}`);
  });

  test.each<[string, Partial<Parameter>, string[]]>([
    ['@true-02 a list', {name: 'ids[]', example: ['a', 1]}, ['ids[]=a', 'ids[]=1']],
    ['an object', {style: 'deepObject', example: {gt: 'a', lt: 'b'}}, ['name[gt]=a', 'name[lt]=b']],
  ])('writes %s into the query', (_, parts, expected) => {
    expect(pairs({name: 'name', in: 'query', required: true, ...parts})).toEqual(expected);
  });

  test('sends required headers', () => {
    const parameters: Parameter[] = [{name: 'X-Trace', in: 'header', required: true, example: 't'}];
    expect(sampleRequest(operation({parameters}), SERVER).headers).toContainEqual({name: 'X-Trace', value: 't'});
  });

  test('sends the example of the body as JSON', () => {
    const content = {'application/json': {example: {a: 1}, schema: {examples: [{a: 2}]}}};
    const request = sampleRequest(operation({method: 'post', requestBody: {content}}), SERVER);
    expect(request).toMatchObject({method: 'POST', body: {a: 1}});
    expect(request.headers).toContainEqual({name: 'Content-Type', value: 'application/json'});
  });
});

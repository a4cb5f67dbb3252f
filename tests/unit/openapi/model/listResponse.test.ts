import {describe, expect, test} from 'vitest';
import {listResponse} from '../../../../openapi/model/listResponse';
import type {Parameter} from '../../../../openapi/model/spec';

const query = (name: string, schema: Parameter['schema']): Parameter => ({name, in: 'query', schema});
const PARAMETERS: readonly Parameter[] = [
  query('ids[]', {type: 'array', items: {type: 'integer'}}),
  query('updated_at', {type: 'object', properties: {gt: {type: 'string'}, count: {type: 'integer'}}}),
  query('can_call', {type: 'boolean'}),
  query('name', {type: ['string', 'null']}),
  query('page', {type: 'integer', default: 1}),
  query('per_page', {type: 'integer', default: 25}),
  query('include_paging_counts', {type: 'boolean', default: false}),
  query('sort_by', {type: 'string', default: 'id'}),
  query('sort_direction', {type: 'string', default: 'DESC'}),
  {name: 'none', in: 'path', schema: {type: 'string'}},
];
const EXAMPLE = {
  data: [
    {id: 1, name: 'b'},
    {id: 2, name: null},
    {id: 10, name: 'a'},
  ],
  metadata: {},
};
interface List {
  readonly data: typeof EXAMPLE.data;
  readonly metadata: Readonly<Partial<Record<'filtering' | 'paging' | 'sorting', object>>>;
}
const responseTo = (text: string, example: unknown = EXAMPLE, parameters = PARAMETERS): List =>
  listResponse(example, parameters, new URLSearchParams(text)) as List;

describe('@hand-01 the example of a list as the response to a request', () => {
  test.each([
    ['', {}],
    ['ids=1', {ids: [1]}],
    ['ids[]=1&ids[]=2', {ids: [1, 2]}],
    [
      'updated_at[gt]=2026-09-10&updated_at[count]=3&can_call=false',
      {updated_at: {gt: '2026-09-10', count: 3}, can_call: false},
    ],
    ['name=5&misspelled=1&none=1', {name: '5'}],
    ['per_page=5&sort_by=name', {}],
  ])('has the filters of %j', (text, filters) => {
    expect(responseTo(text).metadata.filtering).toEqual(filters);
  });

  test.each([
    ['', {per_page: 25, current_page: 1, next_page: null, prev_page: null}],
    ['per_page=100&page=3', {per_page: 100, current_page: 3, next_page: null, prev_page: 2}],
    ['per_page=many', {per_page: 25, current_page: 1, next_page: null, prev_page: null}],
    [
      'page=3&include_paging_counts=true',
      {per_page: 25, current_page: 3, next_page: null, prev_page: 2, total_pages: 3, total_count: 53},
    ],
  ])('has the page of %j', (text, paging) => {
    expect(responseTo(text).metadata.paging).toEqual(paging);
  });

  test.each([
    ['', 'id', 'DESC NULLS LAST', [10, 2, 1]],
    ['sort_direction=asc', 'id', 'ASC NULLS FIRST', [1, 2, 10]],
    ['sort_by=name&sort_direction=ASC', 'name', 'ASC NULLS FIRST', [2, 10, 1]],
    ['sort_by=name', 'name', 'DESC NULLS LAST', [1, 10, 2]],
  ])('is sorted as %j asks', (text, field, direction, ids) => {
    const {data, metadata} = responseTo(text);
    expect(metadata.sorting).toEqual({sort_by: field, sort_direction: direction});
    expect(data.map(({id}) => id)).toEqual(ids);
  });

  test('leaves out the page and order that the description names no default for, until the request sends them', () => {
    const optional = [query('page', {type: 'integer'}), query('per_page', {type: 'integer', default: 25})];
    const unsorted = [query('sort_by', {type: 'string'}), query('sort_direction', {type: 'string', default: 'DESC'})];
    const metadata = (text: string): object => responseTo(text, EXAMPLE, [...optional, ...unsorted]).metadata;
    expect(metadata('')).toEqual({filtering: {}});
    expect(metadata('page=1&sort_by=name')).toEqual({
      filtering: {},
      paging: {per_page: 25, current_page: 1, next_page: null, prev_page: null},
      sorting: {sort_by: 'name', sort_direction: 'DESC NULLS LAST'},
    });
  });

  test.each([
    ['a record', {data: {id: 1}}],
    ['a list without metadata', {data: [{id: 2}, {id: 1}]}],
    ['no object', 'a,b'],
  ])('is %s unchanged', (_, example) => {
    expect(responseTo('per_page=5', example)).toEqual(example);
  });
});

import {expect, test} from 'vitest';
import type {Parameter, Schema} from '../../../../../openapi/model/spec';
import {parameterSections} from '../../../../../openapi/pages/operation/parameters';
import type {Block} from '../../../../../openapi/pages/page';
import {pageAnchors} from '../../../../../openapi/pages/anchors';
import {allFields, blocksOf, fieldLines, textsOf} from '../../../support/blocks';

const blocksIn = (...parameters: readonly Parameter[]): Block[] =>
  parameterSections({operationId: 'a', summary: 'A', method: 'get', path: '/a', parameters}, pageAnchors()).flatMap(
    ({blocks}) => blocks,
  );

test('a parameter in a format of its own has the fields of its value, and its example', () => {
  const blocks = blocksIn({
    name: 'filter',
    in: 'query',
    content: {'application/json': {schema: {properties: {a: {type: 'string'}}}}},
  });
  expect(textsOf(blocks)).toEqual(['Serialized as JSON.']);
  expect(fieldLines(blocks)).toEqual(['filter #query-filter', 'a #query-filter.a']);
  const sorted: Parameter = {name: 'sort', in: 'query', schema: {type: 'string'}, examples: {one: {value: 'name'}}};
  expect(textsOf(blocksIn(sorted))).toEqual(['For example `name`.']);
});

test('the properties of a parameter have their names in brackets, however deep', () => {
  const schema: Schema = {properties: {gt: {properties: {day: {type: 'string'}}}}};
  const fields = allFields(blocksIn({name: 'at', in: 'query', style: 'deepObject', schema}));
  expect(fields.map(({name, anchor, within}) => [name, anchor, within])).toEqual([
    ['at', 'query-at', undefined],
    ['at[gt]', 'query-at.gt', undefined],
    ['at[gt][day]', 'query-at.gt.day', undefined],
  ]);
});

test('a range shows its bounds, and its fields have their anchors', () => {
  const bound: Schema = {type: 'string', format: 'date-time'};
  const schema: Schema = {additionalProperties: false, properties: {gt: bound, lte: bound}};
  const blocks = blocksIn({name: 'at', in: 'query', style: 'deepObject', schema});
  expect(blocksOf('fields', blocks)[1]).toMatchObject({summary: '`[gt]` `[lte]`', fold: 'closed'});
  expect(textsOf(blocks)).toEqual([]);
  expect(fieldLines(blocks)).toEqual(['at #query-at', 'at[gt] #query-at.gt', 'at[lte] #query-at.lte']);
});

test.each([
  ['once, where the description does not', 'ID of the record.', 'Requires the scope `a:b`.'],
  ['never again, where the description does', 'ID of the record. Requires the scope `a:b`.', undefined],
])('a field names the scope that it needs %s', (_, description, scope) => {
  const [field] = allFields(blocksIn({name: 'id', in: 'query', description, 'x-needs-scope': 'a:b'}));
  expect(field?.scope).toBe(scope);
});

test('a long list says first how long it is and what is required', () => {
  const parameters = Array.from({length: 16}, (_, index): Parameter => ({
    name: `p${String(index)}`,
    in: 'query',
    required: index === 3,
  }));
  const overview = (all: readonly Parameter[]) => blocksOf('fields', blocksIn(...all))[0]?.overview;
  expect(overview(parameters)).toBe('16 in total. Required: `p3`.');
  expect(overview(parameters.slice(1))).toBeUndefined();
});

test('headings do not change the anchors of query parameters', () => {
  const names = ['ids[]', 'per_page', 'name', 'Name', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const query = names.map((name): Parameter => ({name, in: 'query'}));
  const [list] = blocksOf('fields', blocksIn(...query));
  expect(list?.groups).toEqual([
    {text: 'Sorting and paging', anchor: 'query-group-paging', count: 1},
    {text: 'Identity', anchor: 'query-group-identity', count: 2},
    {text: 'Other filters', anchor: 'query-group-other', count: 8},
  ]);
  expect(list?.fields.slice(0, 4).map(({anchor}) => anchor)).toEqual([
    'query-per_page',
    'query-ids',
    'query-name',
    'query-name-2',
  ]);
  expect(list?.filter).toBeUndefined();
});

test('more than 15 query parameters have a filter', () => {
  const query = Array.from({length: 16}, (_, index): Parameter => ({name: `p${String(index)}`, in: 'query'}));
  expect(blocksOf('fields', blocksIn(...query))[0]?.filter).toBe(true);
  expect(blocksOf('fields', blocksIn(...query.slice(1)))[0]?.filter).toBeUndefined();
});

import {expect, test} from 'vitest';
import {parametersMdx} from '../../../../plugins/reference-pages/parameters';
import {pageAnchors} from '../../../../plugins/reference-pages/schema/place';
import type {Parameter, Schema} from '../../../../openapi/model/spec';

/** The parameters' part of a page. */
const pageOf = (...parameters: readonly Parameter[]): string =>
  parametersMdx({operationId: 'a', summary: 'A', method: 'get', path: '/a', parameters}, pageAnchors()).join('\n\n');

test('gives a value of a parameter in a format of its own its fields, and its example', () => {
  const parameter: Parameter = {
    name: 'filter',
    in: 'query',
    content: {'application/json': {schema: {properties: {a: {type: 'string'}}}}},
  };
  const page = pageOf(parameter);
  expect(page).toContain('<Limits>Written as JSON.</Limits>');
  expect(page).toContain('anchor={"query-filter.a"}');
  const sorted: Parameter = {name: 'sort', in: 'query', schema: {type: 'string'}, examples: {one: {value: 'name'}}};
  expect(pageOf(sorted)).toContain('For example `name`.');
});

test('writes the properties of a parameter in brackets, however deep', () => {
  const schema: Schema = {properties: {gt: {properties: {day: {type: 'string'}}}}};
  const page = pageOf({name: 'at', in: 'query', style: 'deepObject', schema});
  expect(
    [...page.matchAll(/<Field name=\{"([^"]*)"\} anchor=\{"([^"]*)"\}(?! within)/g)].map((match) => match.slice(1)),
  ).toEqual([
    ['at', 'query-at'],
    ['at[gt]', 'query-at.gt'],
    ['at[gt][day]', 'query-at.gt.day'],
  ]);
});

test('tells above a long list how long it is and what is required', () => {
  const parameters = Array.from({length: 16}, (_, index): Parameter => ({
    name: `p${String(index)}`,
    in: 'query',
    required: index === 3,
  }));
  expect(pageOf(...parameters)).toContain('<Fields count={16} required={["p3"]}>');
  expect(pageOf(...parameters.slice(1))).toContain('<Fields>');
});

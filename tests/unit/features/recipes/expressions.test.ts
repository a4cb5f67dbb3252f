import {describe, expect, test} from 'vitest';
import {isMet} from '../../../../src/features/recipes/core/criteria';
import {type Scope, evaluate, valueOf} from '../../../../src/features/recipes/core/expressions';

const scope: Scope = {
  inputs: {email: 'a@b.example', ids: [1, 2]},
  steps: {find: {person_id: 7, people: []}},
  response: {status: 200, body: {data: [{id: 5, 'a/b': 'x', draft: false, gone: null}], metadata: {next_page: 2}}},
};

describe('@run-09 An expression of a recipe', () => {
  test.each([
    ['$inputs.email', 'a@b.example'],
    ['$steps.find.outputs.person_id', 7],
    ['$statusCode', 200],
    ['$response.body#/data/0/id', 5],
    ['$response.body#/data/0/a~1b', 'x'],
    ['$response.body#/data/length', undefined],
    ['$response.body', scope.response?.body],
  ])('%s is a value', (expression, value) => {
    expect(valueOf(expression, scope)).toEqual(value);
  });

  test.each(['$response.header.x', '$url', '$steps.find'])('%s is refused', (expression) => {
    expect(() => valueOf(expression, scope)).toThrow(`${expression} isn't a recipe expression`);
  });

  test('is replaced in a body, with its type, and in a longer text', () => {
    const body = {
      list: '$inputs.ids',
      note: 'For {$inputs.email}',
      missing: '$inputs.other',
      price: '$5 a month',
      n: 1,
    };
    expect(evaluate(body, scope)).toEqual({list: [1, 2], note: 'For a@b.example', price: '$5 a month', n: 1});
  });
});

describe('@run-09 A condition of a recipe', () => {
  test.each([
    ['$statusCode == 200', true],
    ['$statusCode != 200', false],
    ['$statusCode < 300', true],
    ['$response.body#/data/0/draft == false', true],
    ['$response.body#/data/0/gone == null', true],
    ["$response.body#/data/0/a~1b == 'x'", true],
    ['$inputs.email == $response.body#/data/0/id', false],
  ])('%s is %s', (condition, met) => {
    expect(isMet({condition}, scope)).toBe(met);
  });

  test.each([
    ['$.data[?@.id == 5]', true],
    ['$.data[?@.id == 6]', false],
    ['$[?length(@.data) == 1]', false],
  ])('%s selects something: %s', (condition, met) => {
    expect(isMet({condition, context: '$response.body', type: 'jsonpath'}, scope)).toBe(met);
  });

  test('that is no comparison is refused', () => {
    expect(() => isMet({condition: '$statusCode'}, scope)).toThrow("isn't a comparison of two values");
  });
});

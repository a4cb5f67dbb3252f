import {describe, expect, test} from 'vitest';
import {fieldErrors, readValidationErrors} from '../../../../src/features/try-it/core/validationErrors';
import {forms, responds} from './forms';

const of = (errors: unknown) => readValidationErrors(JSON.stringify({errors}));

describe('The errors of a 422', () => {
  test('are read by the name of the field, also within objects', () => {
    expect([...of({name: ['is empty', 'is odd'], page: 'low', address: {city: ['is unknown']}})]).toEqual([
      ['name', 'is empty is odd'],
      ['page', 'low'],
      ['address.city', 'is unknown'],
    ]);
  });

  test('@real-05 one sentence is one error, not a list of its letters', () => {
    expect([...of('The request is invalid.')]).toEqual([['', 'The request is invalid.']]);
    expect([...of(['First.', 'Second.'])]).toEqual([['', 'First. Second.']]);
  });

  test('show characters that change the direction of text', () => {
    expect([...of({name: ['is \u202Eodd']})]).toEqual([['name', String.raw`is \u202eodd`]]);
    expect([...of({name: ['is \u3164\u{E0041}odd']})]).toEqual([['name', String.raw`is \u3164\udb40\udc41odd`]]);
  });

  test.each(['', 'null', '[]', '<html>', '{"errors":null}', '{"errors":[[1]]}', '{"errors":{"a":5}}'])(
    'are none in %s',
    (text) => {
      expect(readValidationErrors(text)).toEqual(new Map());
    },
  );

  test('@real-05 are cut, however long they are', () => {
    for (const errors of [
      'x'.repeat(200_000),
      {['n'.repeat(200_000)]: ['x'.repeat(200_000)]},
      Array(50_000).fill('x'),
    ]) {
      const words = [...of(errors)].flat().join('');
      expect(words.length).toBeLessThan(1000);
    }
  });

  test('@real-05 are read in no time from 200,000 fields', () => {
    const text = `{"errors":{${Array.from({length: 200_000}, (_, index) => `"f${String(index)}":"x"`).join()}}}`;
    const start = performance.now();
    readValidationErrors(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('@form-02 @api-05 An error of a 422 goes when its field changes', () => {
  const {fields} = forms.list.loaded;
  const sent = {
    target: 'account',
    values: {'query:owner_id': ['5']},
    request: {url: '', init: {headers: {}, body: '{"email": "a", "list": [{"x": 1}], "none": null}'}},
    scopes: [],
  } as const;
  const names = ['', 'email', 'list.0.x', 'missing', 'owner_id'];
  const outcome = responds(
    JSON.stringify({errors: Object.fromEntries(names.map((name) => [name, ['is wrong']]))}),
    422,
  );
  const left = (bodyText: string, owner = '5', isReplaced = false) => [
    ...fieldErrors({outcome, sent, isReplaced}, {values: {'query:owner_id': [owner]}, bodyText}, fields).keys(),
  ];

  test.each([
    ['{"email": "b", "list": [{"x": 1}]}', '5', ['', 'list.0.x', 'missing', 'owner_id']],
    ['{"email": "a", "list": [{"x": 2}]}', '5', ['', 'email', 'missing', 'owner_id']],
    ['{"email": "a", "missing": 1, "list": [', '6', ['', 'email']],
  ])('%s with %s', (text, owner, expected) => {
    expect(left(text, owner)).toEqual(expected);
  });

  test('all go when other content takes its place, and one comes back with its value', () => {
    expect(left('{"email": "a"}', '5', true)).toEqual([]);
    expect(left('{"email": "a"}')).toContain('email');
    expect(fieldErrors(undefined, {values: {}, bodyText: ''}, fields).size).toBe(0);
  });
});

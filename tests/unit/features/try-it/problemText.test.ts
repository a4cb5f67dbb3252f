import {expect, test, vi} from 'vitest';
import type {Schema} from '../../../../openapi/model/spec';
import {checkBody} from '../../../../src/features/try-it/core/checkBody';
import {problemText} from '../../../../src/features/try-it/problemText';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Readonly<Record<string, string>> = {}): string =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

const one = (schema: Schema, value: never): string =>
  checkBody({type: 'object', properties: {a: schema}}, {a: value})
    .map(problemText)
    .join('|');

test.each<[Schema, unknown, string]>([
  [{type: 'string'}, 3, 'Must be text.'],
  [{type: ['string', 'null']}, 3, 'Must be text or null.'],
  [{type: 'integer'}, 'x', 'Must be a whole number.'],
  [{enum: ['a', 'b']}, 'c', 'Must be one of: a, b.'],
  [{type: 'string', format: 'date-time'}, 'x', 'Use a date and time, such as 2026-09-14T09:30:00-04:00.'],
  [{type: 'string', format: 'date'}, 'x', 'Use a date, such as 2026-09-14.'],
  [{type: 'integer', minimum: 1}, 0, 'Must be 1 or more.'],
  [{type: 'integer', maximum: 100}, 101, 'Must be 100 or less.'],
  [{type: 'string', minLength: 3}, 'x', 'Must have at least 3 characters.'],
  [{type: 'array', maxItems: 1}, [1, 2], 'Must have at most 1 items.'],
  [{type: 'string', pattern: '^a$'}, 'b', 'Must match the documented pattern.'],
])('@errors-01 a value that %j rejects is explained in plain words', (schema, value, words) => {
  expect(one(schema, value as never)).toBe(words);
});

test('@errors-01 a missing and an unknown field are named', () => {
  const schema = {type: 'object', required: ['name'], additionalProperties: false, properties: {name: {}}} as Schema;
  expect(checkBody(schema, {}).map(problemText)).toEqual(['Add the required field name.']);
  expect(checkBody(schema, {name: 1, x: 1}).map(({path, ...problem}) => `${path}: ${problemText(problem)}`)).toEqual([
    'x: Unknown field. Remove it.',
  ]);
});

test('@errors-01 alternatives are named', () => {
  const found = checkBody({type: 'object', 'x-requires-one-of': [['email_address'], ['phone', 'last_name']]}, {});
  expect(found.map(problemText)).toEqual(['Enter email_address, or phone and last_name.']);
});

test.each(['date-time', 'date', 'uri', 'uuid', 'email'])(
  '@real-05 200 kB for a %s are checked in no time',
  (format) => {
    for (const text of [
      '1'.repeat(200_000),
      'a@'.repeat(100_000),
      `http://${'a.'.repeat(100_000)}`,
      '2026-'.repeat(40_000),
    ]) {
      const start = performance.now();
      checkBody({type: 'object', properties: {a: {type: 'string', format}}}, {a: text});
      expect(performance.now() - start).toBeLessThan(1000);
    }
  },
);

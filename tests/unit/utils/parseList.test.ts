import {expect, test} from 'vitest';
import {parseList} from '../../../src/utils/parseList';

const isText = (value: unknown): value is string => typeof value === 'string';

test.each([
  ['nothing was stored', null],
  ['the text is empty', ''],
  ['the text was cut off', '["/docs/api/people/'],
  ['it is no JSON', '/docs/api/people/'],
  ['it is an object', '{"length": 1}'],
  ['it is null', 'null'],
  ['it is a string', '"/docs/api/people/"'],
])('a stored list is empty if %s', (_, stored) => {
  expect(parseList(stored, isText)).toEqual([]);
});

test('a stored list has the items that the check accepts', () => {
  expect(parseList('[1, "a", null, ["b"]]', isText)).toEqual(['a']);
});

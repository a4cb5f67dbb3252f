import {describe, expect, test} from 'vitest';
import {editsBetween, nearest} from '../../../../plugins/guide-components/nearest';

test.each([
  ['', '', 0],
  ['a', '', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['people-creat', 'people-create', 1],
  ['person_created', 'person_created', 0],
  ['ab', 'ba', 2],
])('from %j to %j it takes %i edits', (from, to, edits) => {
  expect(editsBetween(from, to)).toBe(edits);
  expect(editsBetween(to, from)).toBe(edits);
});

describe('nearest', () => {
  test('is the name with the fewest edits', () => {
    expect(nearest('people-creat', ['accounts-create', 'people-create', 'people-show'])).toBe('people-create');
  });

  test('is none when nothing is known', () => {
    expect(nearest('people-create', [])).toBeUndefined();
  });
});

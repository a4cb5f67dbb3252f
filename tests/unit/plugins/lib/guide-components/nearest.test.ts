import {describe, expect, test} from 'vitest';
import {nearest} from '../../../../../plugins/lib/guide-components/nearest';

describe('nearest', () => {
  test('is the name with the fewest edits', () => {
    expect(nearest('people-creat', ['accounts-create', 'people-create', 'people-show'])).toBe('people-create');
  });

  test('is none when no name is similar', () => {
    expect(nearest('nowhere', ['silent', 'writes'])).toBeUndefined();
  });

  test('is none when nothing is known', () => {
    expect(nearest('people-create', [])).toBeUndefined();
  });
});

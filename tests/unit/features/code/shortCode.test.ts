import {expect, test} from 'vitest';
import {shortCodeClass} from '../../../../src/features/code/core/shortCode';

test.each([
  ['2026-09-14', 'short-code'],
  ['/v2/people/{id}', 'short-code'],
  ['DESC NULLS LAST', 'short-code'],
  ['updated_at', undefined],
  ['/v2/cadence_memberships', undefined],
])('short code %s has the class %s', (code, name) => {
  expect(shortCodeClass(code)).toBe(name);
});

import {expect, test} from 'vitest';
import {isAllowed, licenseProblems} from '../../../src/cli/licenses';

test.each([
  '(MIT AND GPL-3.0-only)',
  'AGPL-3.0-or-later',
  'Apache-2.0 WITH LLVM-exception',
  'AGPL-3.0-or-later WITH MIT-exception',
  'SEE LICENSE IN LICENSE.md',
  '',
])("'%s' is not allowed", (expression) => {
  expect(isAllowed(expression)).toBe(false);
});

test('a license that was read in a file holds for that version only', () => {
  expect(licenseProblems('pastable@2.2.1')).toEqual([]);
  expect(licenseProblems('pastable@2.2.2')).toEqual([
    "pastable@2.2.2 has the license '', which src/cli/licenses.ts doesn't allow.",
  ]);
});

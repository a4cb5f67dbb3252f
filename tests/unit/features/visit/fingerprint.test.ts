import {expect, test} from 'vitest';
import {fingerprint} from '../../../../src/features/visit';

test('@hand-07 keys are distinguished by numbers that do not contain them', () => {
  expect(fingerprint('ak_1')).toBe(fingerprint('ak_1'));
  expect(fingerprint('ak_1')).not.toBe(fingerprint('ak_2'));
  expect(fingerprint('ak_sandbox_maya_okafor')).toMatch(/^[\da-f]{1,8}$/);
});

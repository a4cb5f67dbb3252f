import {expect, test} from 'vitest';
import {timeLeft} from '../../../../../src/features/auth/core/timeLeft';

const minutes = (count: number): number => count * 60_000;

test.each([
  [118, {hours: 1, minutes: 58}],
  [60, {hours: 1, minutes: 0}],
  [59.9, {hours: 0, minutes: 59}],
  [1, {hours: 0, minutes: 1}],
  [0.9, undefined],
  [-5, undefined],
])('@login-10 %s minutes before its end, a login has that long', (left, expected) => {
  expect(timeLeft(minutes(left), 0)).toEqual(expected);
});

import {expect, test} from 'vitest';
import {formatPositions, parsePositions} from '../../../../src/features/scroll-restoration/core/positions';

test('stored scroll positions are read again, the latest fifty', () => {
  const positions = new Map(Array.from({length: 60}, (_, index) => [`entry-${String(index)}`, index] as const));
  expect([...parsePositions(formatPositions(positions))]).toEqual([...positions].slice(10));
});

test('stored values that are no positions are ignored', () => {
  expect([...parsePositions('[["a", "5"], [5, 5], 5, null, "a", ["b", 7]]')]).toEqual([['b', 7]]);
});

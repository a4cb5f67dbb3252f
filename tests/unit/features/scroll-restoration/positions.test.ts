import {expect, test} from 'vitest';
import {formatPositions, parsePositions} from '../../../../src/features/scroll-restoration/core/positions';

test('stored scroll positions are read again, the latest fifty', () => {
  const positions = new Map(Array.from({length: 60}, (_, index) => [`entry-${String(index)}`, index] as const));
  expect([...(parsePositions(formatPositions(positions)) ?? [])]).toEqual([...positions].slice(10));
});

import {describe, expect, test} from 'vitest';
import {formatPositions, parsePositions} from '../../../../src/features/scroll-restoration/core/positions';

describe('Stored scroll positions', () => {
  test('are read again, the latest fifty', () => {
    const positions = new Map(Array.from({length: 60}, (_, index) => [`entry-${String(index)}`, index] as const));
    expect([...parsePositions(formatPositions(positions))]).toEqual([...positions].slice(10));
  });

  test.each([
    ['nothing was stored', null],
    ['the text was cut off', '[["a",5'],
    ['it is an object', '{"a": 5}'],
    ['its entries are no pairs', '[5, null, "a"]'],
    ['its positions are no numbers', '[["a", "5"], [5, 5]]'],
  ])('are none if %s', (_, stored) => {
    expect(parsePositions(stored)).toEqual(new Map());
  });
});

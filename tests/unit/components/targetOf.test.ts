import {expect, test} from 'vitest';
import {targetOf} from '../../../src/components/Tabs/targetOf';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
])('%s leads from tab %i of three to %s', (key, from, target) => {
  expect(targetOf(key, from, 3)).toBe(target);
});

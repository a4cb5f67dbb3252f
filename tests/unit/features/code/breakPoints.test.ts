import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {breakPoints} from '../../../../src/features/code/core/breakPoints';

describe('breakPoints', () => {
  test.each([
    ['https://api.salesloft.com/v2', ['https://', 'api.', 'salesloft.', 'com/', 'v2']],
    ['/v2/webhook_subscriptions/{id}', ['/v2/', 'webhook_', 'subscriptions/', '{id}']],
    ['type[account][]=meeting', ['type', '[account]', '[]=', 'meeting']],
    ['external_ids:write', ['external_', 'ids:', 'write']],
    ['updated_at', ['updated_at']],
    ['4453b19c2d7143b60eb9df18', ['4453b19c2d7143b60eb9df18']],
  ])('@routes-04 %s goes on to the next line at its joints only', (text, pieces) => {
    expect(breakPoints(text)).toEqual(pieces);
  });

  test('loses no letter', () => {
    fc.assert(fc.property(fc.string(), (text) => breakPoints(text).join('') === text));
  });
});

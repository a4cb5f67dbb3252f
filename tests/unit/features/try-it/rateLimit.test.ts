import {describe, expect, test} from 'vitest';
import {rateLimitOf} from '../../../../src/features/try-it/core/rateLimit';

describe('The rate limit of a response', () => {
  test('takes nothing but whole points for a cost', () => {
    expect(rateLimitOf([{name: 'x-ratelimit-endpoint-cost', value: 'free'}])).toEqual({
      cost: undefined,
      remaining: undefined,
    });
  });
});

import {describe, expect, test} from 'vitest';
import {rateLimitOf, waitAfter} from '../../../../src/features/try-it/core/rateLimit';

describe('The rate limit of a response', () => {
  test.each([
    [[], 30],
    [[{name: 'Retry-After', value: '7'}], 7],
    [[{name: 'Retry-After', value: 'soon'}], 30],
  ])('says how long to wait: %j', (headers, expected) => {
    expect(waitAfter(headers, 90_000)).toBe(expected);
  });

  test('takes nothing but whole points for a cost', () => {
    expect(rateLimitOf([{name: 'x-ratelimit-endpoint-cost', value: 'free'}])).toEqual({
      cost: undefined,
      remaining: undefined,
    });
  });
});

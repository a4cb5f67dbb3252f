import {describe, expect, test} from 'vitest';
import {readJson} from '../../../../src/features/try-it/core/json';
import {publicBody} from '../../../../src/features/try-it/core/secrets';

const nested = (levels: number): string => `{"token": 1, "a": ${'['.repeat(levels)}${']'.repeat(levels)}}`;

describe('A body', () => {
  test.each([300, 2500, 100_000])('@real-05 that is nested %i levels deep has an error with its position', (levels) => {
    expect(readJson(nested(levels))).toEqual({
      kind: 'error',
      reason: 'Nested more than 200 levels deep',
      line: 1,
      column: 218,
    });
    expect(publicBody(nested(levels))).toBe('');
  });

  test('may have as many brackets in its strings as it likes', () => {
    expect(readJson(`{"text": "${'['.repeat(1000)}\\"{{"}`)).toMatchObject({kind: 'value'});
  });

  test('may be nested as deeply as any real one', () => {
    expect(readJson(nested(199))).toMatchObject({kind: 'value'});
  });
});

import {describe, expect, test} from 'vitest';
import {formatOf} from '../../../../../openapi/pages/operation/format';

describe('formatOf', () => {
  test.each([
    ['JSON', ['application/json']],
    ['JSON, or `text/csv`', ['text/csv', 'application/json']],
    ['`multipart/form-data`, or `text/csv` or `text/xml`', ['multipart/form-data', 'text/csv', 'text/xml']],
    ['', []],
  ])('says %j of %j', (expected, types) => {
    expect(formatOf(Object.fromEntries(types.map((type) => [type, {}])))).toBe(expected);
  });
});

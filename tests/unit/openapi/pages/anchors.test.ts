import {describe, expect, test} from 'vitest';
import {pageAnchors, slug} from '../../../../openapi/pages/anchors';

describe('pageAnchors', () => {
  test('gives each anchor once, and numbers repeated ones', () => {
    const claim = pageAnchors();
    expect(['a', 'b', 'a', 'a', 'a-2'].map(claim)).toEqual(['a', 'b', 'a-2', 'a-3', 'a-2-2']);
  });
});

describe('slug', () => {
  test.each([
    ['per_page', 'per_page'],
    ['X-RateLimit', 'x-ratelimit'],
    [' Fleet  size ', 'fleet-size'],
    ['ids[]', 'ids'],
    ['名前', '名前'],
    ['{key}', '{key}'],
    ['a\u00a0b', 'a-b'],
  ])('makes of the name %j the part %j of an anchor', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });
});

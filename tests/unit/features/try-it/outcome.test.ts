import {describe, expect, test} from 'vitest';
import {kindOfBody} from '../../../../src/features/try-it/core/outcome';

describe('A response', () => {
  test.each([
    ['application/json; charset=utf-8', 10, {kind: 'json'}],
    ['application/problem+json', 10, {kind: 'json'}],
    ['text/html', 10, {kind: 'text'}],
    ['', 10, {kind: 'text'}],
    ['application/json', 0, {kind: 'none'}],
    ['application/json', 10_000_000, {kind: 'file', reason: 'large'}],
    ['application/pdf', 10, {kind: 'file', reason: 'binary'}],
    ['image/png', 10_000_000, {kind: 'file', reason: 'binary'}],
  ])('of type %j and %d bytes', (type, size, expected) => {
    expect(kindOfBody(type, size)).toEqual(expected);
  });
});

import {describe, expect, test} from 'vitest';
import {limitsOf} from '../../../../../openapi/pages/schema/limits';
import type {Schema} from '../../../../../openapi/model/spec';

const values = (count: number): string[] => Array.from({length: count}, (_, index) => `v${String(index)}`);

describe('limitsOf', () => {
  test.each<[string, Schema, string[]]>([
    ['the allowed values', {enum: ['a', 1, true, null, {b: 1}]}, ['One of `a`, `1`, `true`, `null`, `{"b":1}`.']],
    ['null with the type only', {type: ['string', 'null'], enum: ['a', null]}, ['Always `a`.']],
    ['a single value', {const: 'a'}, ['Always `a`.']],
    ['known values', {'x-known-values': ['a', 'b']}, ['Known values: `a`, `b`. Others are possible.']],
    ['a default', {default: 'asc'}, ['Default: `asc`.']],
    ['an exact length', {minLength: 2, maxLength: 2}, ['Exactly 2 characters.']],
    ['a range from zero', {minimum: 0, maximum: 100}, ['From 0 to 100.']],
    ['a number of fields', {minProperties: 1, maxProperties: 50}, ['From 1 to 50 fields.']],
    [
      '@shown-01 values next to a type, with the words of both',
      {
        anyOf: [
          {type: 'string', description: 'ID of an attribute.', minLength: 1},
          {const: 'price', title: 'Price'},
        ],
      },
      ['As string: ID of an attribute.', 'As string: at least 1 character.', '`price`: Price.'],
    ],
    ['items', {items: {minimum: 1}, minItems: 1, maxItems: 9}, ['Each item: at least 1.', 'From 1 to 9 items.']],
    [
      'variants that are plain values',
      {
        anyOf: [
          {type: 'integer', minimum: 1},
          {type: 'string', enum: ['_is_null']},
        ],
      },
      ['As integer: at least 1.', 'As string: always `_is_null`.'],
    ],
    [
      'items that may be a literal, which the type names',
      {items: {anyOf: [{type: 'integer', minimum: 1}, {enum: ['_is_null']}]}},
      ['Each item: as integer: at least 1.'],
    ],
    [
      '@shown-01 parts that must all hold',
      {
        allOf: [
          {minimum: 1, maximum: 9, pattern: 'a', enum: [1, 5, 8]},
          {maximum: 7, pattern: 'b', enum: [5, 8, 9]},
        ],
      },
      ['One of `5`, `8`.', 'From 1 to 7.', 'Matches `a`.', 'Matches `b`.'],
    ],
    [
      '@shown-01 values with words of their own',
      {oneOf: [{const: 'new', title: 'New', description: 'Not seen yet'}, {const: 'old'}]},
      ['One of `new`, `old`.', '`new`: New. Not seen yet.'],
    ],
    ['a part and its own', {allOf: [{minimum: 1, maximum: 9}], minimum: 2}, ['From 2 to 9.']],
  ])('says of %s what they keep to', (_, schema, expected) => {
    expect(limitsOf(schema)).toEqual(expected);
  });

  test.each<[string, Schema, string]>([
    ['values', {enum: values(60)}, 'One of 60 values'],
    ['values of items', {items: {enum: values(60)}}, 'Each item: one of 60 values'],
  ])('lists sixty %s apart from the words', (_, schema, title) => {
    expect(limitsOf(schema)).toEqual([{title, values: values(60)}]);
  });

  test('twelve values are still a sentence', () => {
    expect(limitsOf({enum: values(12)})).toEqual([expect.stringMatching(/^One of/)]);
    expect(limitsOf({enum: values(13)})).toEqual([{title: 'One of 13 values', values: values(13)}]);
  });

  test.each<[string, Schema, string, string[]]>([
    ['the first', {examples: ['a', 'b']}, 'Words.', ['Example: `a`.']],
    ['none that the description has', {examples: ['US/Eastern']}, 'Such as `US/Eastern`.', []],
    ['none if all values are listed', {enum: ['a', 'b'], examples: ['a']}, '', ['One of `a`, `b`.']],
  ])('gives of the examples %s', (_, schema, description, expected) => {
    expect(limitsOf(schema, description)).toEqual(expected);
  });
});

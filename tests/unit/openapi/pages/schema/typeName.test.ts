import {describe, expect, test} from 'vitest';
import {fieldType, typeName} from '../../../../../openapi/pages/schema/typeName';
import type {Schema} from '../../../../../openapi/model/spec';

const text = {type: 'string'} as const;

describe('typeName', () => {
  test.each<[string, Schema]>([
    ['any value', {}],
    ['string or integer', {enum: ['a', 1, null]}],
    ['integer, string, or null', {type: ['integer', 'string', 'null']}],
    ['(string[] (email))[]', {items: {items: {type: 'string', format: 'email'}}}],
    ['(string or null)[]', {type: 'array', items: {type: ['string', 'null']}}],
    ['object', {type: 'object', title: 'Person'}],
    ['object: any name → string', {type: 'object', additionalProperties: text}],
    ['reference', {type: 'object', title: 'EmbeddedResource'}],
    ['reference or null', {type: ['object', 'null'], title: 'EmbeddedStringResourceOrNull'}],
    ['string or null', {oneOf: [text, {type: 'null'}]}],
    ['integer[], or _is_null', {items: {anyOf: [{type: 'integer'}, {type: 'string', enum: ['_is_null']}]}}],
    [
      'string',
      {
        anyOf: [
          {type: 'string', enum: ['a']},
          {type: 'string', const: 'b'},
        ],
      },
    ],
    ['string', {allOf: [{type: ['string', 'null']}, {type: 'string'}]}],
  ])('says %s of %j', (expected, schema) => {
    expect(typeName(schema)).toBe(expected);
  });

  test.each<[string, unknown, string]>([
    ['a number', 5, '5 is where a schema is expected'],
    ['a reference that was not followed', {$ref: '#/a'}, 'the reference "#/a" was not followed'],
  ])('rejects %s', (_, node, message) => {
    expect(() => typeName(node as Schema)).toThrow(message);
  });
});

test.each<[string, boolean, Schema]>([
  ['string', true, {type: ['string', 'null']}],
  ['(string or null)[]', false, {type: 'array', items: {type: ['string', 'null']}}],
])('@true-01 fieldType says %s, nullable %s, of a field', (type, nullable, schema) => {
  expect(fieldType(schema)).toEqual({type, nullable});
});

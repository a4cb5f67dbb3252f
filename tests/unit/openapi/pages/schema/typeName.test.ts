import {describe, expect, test} from 'vitest';
import {fieldType, typeName} from '../../../../../openapi/pages/schema/typeName';
import type {Schema, SchemaNode} from '../../../../../openapi/model/spec';

const circular: Schema = {title: 'Person', 'x-circular': true};
const text = {type: 'string'} as const;

describe('typeName', () => {
  test.each<[string, SchemaNode]>([
    ['string', text],
    ['any value', {}],
    ['any value', true],
    ['nothing', false],
    ['object', circular],
    ['any value (uuid)', {format: 'uuid'}],
    ['any value', {type: []}],
    ['string (date-time)', {type: 'string', format: 'date-time'}],
    ['string (x-made+up)', {type: 'string', format: 'x-made+up'}],
    ['string or null', {type: ['string', 'null']}],
    ['integer (int64) or null', {type: ['integer', 'null'], format: 'int64'}],
    ['integer, string, or null', {type: ['integer', 'string', 'null']}],
    ['null', {type: 'null'}],
  ])('says %s of %j', (expected, schema) => {
    expect(typeName(schema)).toBe(expected);
  });

  test.each<[string, Schema]>([
    ['string', {enum: ['a', 'b']}],
    ['string or integer', {enum: ['a', 1, null]}],
    ['boolean', {const: true}],
    ['number', {const: 0.5}],
    ['object', {properties: {}}],
    ['string[]', {items: text}],
  ])('infers %s from the other keywords of %j', (expected, schema) => {
    expect(typeName(schema)).toBe(expected);
  });

  test.each<[string, Schema]>([
    ['array', {type: 'array'}],
    ['integer[]', {type: 'array', items: {type: 'integer'}}],
    ['(string[] (email))[]', {items: {items: {type: 'string', format: 'email'}}}],
    ['string[] or null', {type: ['array', 'null'], items: text}],
    ['(string or null)[]', {type: 'array', items: {type: ['string', 'null']}}],
    ['object[]', {type: 'array', items: circular}],
  ])('names a list %s', (expected, schema) => {
    expect(typeName(schema)).toBe(expected);
  });

  test.each<[string, Schema]>([
    ['object', {type: 'object', title: 'Person'}],
    ['object', {type: 'object', additionalProperties: true}],
    ['object: any name → string', {type: 'object', additionalProperties: text}],
    ['object: any name → object', {type: 'object', additionalProperties: circular}],
    ['object: any name → string, or null', {type: ['object', 'null'], additionalProperties: text}],
    ['(object: any name → string)[]', {items: {additionalProperties: text}}],
    ['object', {properties: {a: text}, additionalProperties: text}],
    ['reference', {type: 'object', title: 'EmbeddedResource'}],
    ['reference or null', {type: ['object', 'null'], title: 'EmbeddedUuidResource'}],
    ['reference or null', {type: ['object', 'null'], title: 'EmbeddedStringResourceOrNull'}],
    ['object', {type: 'object', title: 'EmbeddedResourceList'}],
  ])('names an object %s', (expected, schema) => {
    expect(typeName(schema)).toBe(expected);
  });

  test.each<[string, Schema]>([
    ['string or null', {oneOf: [text, {type: 'null'}]}],
    ['string or null', {anyOf: [text, {const: null}]}],
    ['integer or string', {anyOf: [{type: 'integer'}, text, {type: 'integer'}]}],
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
    ['integer, string, or null', {oneOf: [{type: 'integer'}, text, {enum: [null]}]}],
    ['object', {allOf: [{type: 'object'}], title: 'Person'}],
    ['object or null', {oneOf: [{allOf: [{type: 'object'}]}, {type: 'null'}]}],
    ['string', {allOf: [{type: ['string', 'null']}, {type: 'string'}]}],
    ['string or null', {allOf: [{type: ['string', 'null']}], description: 'Own.'}],
  ])('says %s of a schema of parts', (expected, schema) => {
    expect(typeName(schema)).toBe(expected);
  });

  test.each<[string, unknown, string]>([
    ['a number', 5, '5 is where a schema is expected'],
    ['null', null, 'null is where a schema is expected'],
    ['a list', [text], '[{"type":"string"}] is where a schema is expected'],
    ['a reference that was not followed', {$ref: '#/a'}, 'the reference "#/a" was not followed'],
  ])('rejects %s', (_, node, message) => {
    expect(() => typeName(node as Schema)).toThrow(message);
  });
});

describe('fieldType', () => {
  test.each<[string, boolean, SchemaNode]>([
    ['string', true, {type: ['string', 'null']}],
    ['string (date-time)', true, {type: ['string', 'null'], format: 'date-time'}],
    ['integer or string', true, {type: ['integer', 'string', 'null']}],
    ['reference', true, {type: ['object', 'null'], title: 'EmbeddedResourceOrNull'}],
    ['string[]', true, {type: ['array', 'null'], items: text}],
    ['string', true, {anyOf: [text, {type: 'null'}]}],
    ['(string or null)[]', false, {type: 'array', items: {type: ['string', 'null']}}],
    ['null', false, {type: 'null'}],
    ['any value', false, {}],
  ])('@true-01 says %s, nullable %s, of a field', (type, nullable, schema) => {
    expect(fieldType(schema)).toEqual({type, nullable});
  });
});

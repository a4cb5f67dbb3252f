import {describe, expect, test} from 'vitest';
import {strictSchema} from '../../../../../openapi/tools/types/strictSchema';

describe('strictSchema', () => {
  test('removes OpenAPI keywords at any depth', () => {
    const schema = {
      type: 'object',
      'x-unverified': 'Confirm the keys.',
      properties: {state: {type: 'string', 'x-known-values': ['open'], example: 'open'}},
      prefixItems: [{type: 'string', 'x-never-null': true}],
    };
    expect(strictSchema(schema)).toEqual({
      type: 'object',
      properties: {state: {type: 'string'}},
      prefixItems: [{type: 'string'}],
    });
  });

  test('keeps fields and data with names of keywords', () => {
    const schema = {
      properties: {example: {type: 'string'}, 'x-id': {type: 'integer'}},
      examples: [{'x-id': 1, type: ['a', 'b']}],
    };
    expect(strictSchema(schema)).toEqual(schema);
  });

  test('has a choice for each of several types, and keeps a type with null', () => {
    expect(strictSchema({type: ['integer', 'string', 'null'], description: 'Position.'})).toEqual({
      description: 'Position.',
      anyOf: [{type: 'integer'}, {type: 'string'}, {type: 'null'}],
    });
    expect(strictSchema({type: ['string', 'null']})).toEqual({type: ['string', 'null']});
  });

  test('throws with the keywords that apply to only some of several types', () => {
    expect(() => strictSchema({type: ['integer', 'string'], minLength: 3})).toThrow(
      'A schema has 2 types and minLength. Write one choice of anyOf for each type.',
    );
  });
});

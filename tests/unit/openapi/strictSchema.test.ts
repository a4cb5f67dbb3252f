import {describe, expect, test} from 'vitest';
import {strictSchema} from '../../../openapi/tools/types/strictSchema';

describe('a schema in the words of JSON Schema alone', () => {
  test('has no keyword of OpenAPI at any depth', () => {
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

  test('keeps fields and data that are named like a keyword', () => {
    const schema = {
      properties: {example: {type: 'string'}, 'x-id': {type: 'integer'}},
      examples: [{'x-id': 1, type: ['a', 'b']}],
    };
    expect(strictSchema(schema)).toEqual(schema);
  });

  test('has a choice for each of several types, and keeps one type with null', () => {
    expect(strictSchema({type: ['integer', 'string', 'null'], description: 'Position.'})).toEqual({
      description: 'Position.',
      anyOf: [{type: 'integer'}, {type: 'string'}, {type: 'null'}],
    });
    expect(strictSchema({type: ['string', 'null']})).toEqual({type: ['string', 'null']});
  });

  test('names the keywords that it cannot divide among several types', () => {
    expect(() => strictSchema({type: ['integer', 'string'], minLength: 3})).toThrow(
      'A schema has 2 types and minLength. Write one choice of anyOf for each type.',
    );
  });
});

import {describe, expect, test} from 'vitest';
import type {Schema} from '../../../../openapi/model/spec';
import {minimalBody} from '../../../../src/features/try-it/core/minimalBody';

const EXAMPLE = {first_name: 'Priya', last_name: 'Raman', email_address: 'priya@example.com', phone: '+1503'};
const text: Schema = {type: 'string'};
const properties = {first_name: text, last_name: text, email_address: text, phone: text};

const of = (more: Partial<Schema>) => {
  const schema: Schema = {type: 'object', properties, ...more};
  return minimalBody(schema, schema, EXAMPLE);
};

describe('minimalBody', () => {
  test.each<[string, Partial<Schema>, readonly string[]]>([
    ['what is required', {required: ['last_name', 'phone']}, ['last_name', 'phone']],
    ['the first of the sets of which one is', {'x-requires-one-of': [['email_address'], ['phone']]}, ['email_address']],
    ['what the first variant requires', {anyOf: [{required: ['phone']}, {required: ['last_name']}]}, ['phone']],
    ['what is required in parts', {allOf: [{required: ['phone']}], required: ['last_name']}, ['last_name', 'phone']],
    ['one field where nothing is required', {}, ['first_name']],
    ['the whole example where one field is not enough', {minProperties: 2}, Object.keys(EXAMPLE)],
    ['the whole example where it lacks what is required', {required: ['city']}, Object.keys(EXAMPLE)],
  ])('has %s', (_, schema, names) => {
    expect(Object.keys(of(schema) as object)).toEqual(names);
  });

  test('includes the field that a required value names', () => {
    const schema: Schema = {type: 'object', required: ['key'], properties: {key: text, phone: text}};
    expect(minimalBody(schema, schema, {key: 'phone', name: 'A', phone: '+1503'})).toEqual({
      key: 'phone',
      phone: '+1503',
    });
  });
});

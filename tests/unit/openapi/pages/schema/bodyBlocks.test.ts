import {describe, expect, test} from 'vitest';
import {withSelectors} from '../../../../../openapi/model/selectors';
import type {Schema} from '../../../../../openapi/model/spec';
import type {SchemaBlock} from '../../../../../openapi/pages/page';
import {pageAnchors} from '../../../../../openapi/pages/sections';
import {sectionContext} from '../../../../../openapi/pages/schema/fieldList';
import {schemaBlocks} from '../../../../../openapi/pages/schema/schemaBlocks';
import {blocksOf, fieldLines} from '../../../support/blocks';

const text = {type: 'string'} as const;
const bodyOf = (schema: Schema, isInput = false): SchemaBlock[] =>
  schemaBlocks(schema, sectionContext('body', pageAnchors(), {isInput}));

describe('schemaBlocks', () => {
  test.each<[string, Schema, string]>([
    ['a list', {type: 'array', items: text, minItems: 1}, 'Type: `string[]`. At least 1 item.'],
    ['an object of which no field is known', {type: 'object'}, 'Type: `object`.'],
  ])('name the type of %s', (_, schema, expected) => {
    expect(bodyOf(schema)).toEqual([{type: 'limits', text: expected}]);
  });

  test('say above a long list of a request how long it is and what is required', () => {
    const properties = Object.fromEntries(Array.from({length: 16}, (_, index) => [`f${String(index)}`, text]));
    const overview = (schema: Schema, isInput = true): string | undefined =>
      blocksOf('fields', bodyOf(schema, isInput))[0]?.overview;
    expect(overview({required: ['f3'], properties})).toBe('16 fields. Required: `f3`.');
    expect(overview({properties})).toBe('16 fields, all optional.');
    expect(overview({required: ['f3'], properties}, false)).toBeUndefined();
    expect(overview({properties: {f1: text, f2: text}, 'x-requires-one-of': [['f1'], ['f2', 'f3']]})).toBe(
      '2 fields. Requires `f1`, or `f2` and `f3`.',
    );
  });

  test.each<[readonly string[], string | undefined]>([
    [[], undefined],
    [['id'], 'Always present: `id`.'],
    [['id', 'name'], 'Always present, except `tags`.'],
    [['id', 'name', 'tags'], 'All fields are always present.'],
  ])('@facts-02 say once which fields a response always has: %j', (required, expected) => {
    const schema: Schema = {
      required,
      properties: {id: text, name: {required: ['x'], properties: {x: text, y: text}}, tags: text},
    };
    const blocks = schemaBlocks(schema, sectionContext('response-200', pageAnchors(), {isOutput: true}));
    expect(blocksOf('fields', blocks).map(({overview}) => overview)).toEqual([expected, undefined]);
    expect(JSON.stringify(blocks)).not.toContain('"present"');
  });

  test('list required fields first, then alternatives of which one is required', () => {
    const schema: Schema = {
      required: ['d'],
      properties: {a: text, b: text, c: {required: ['z'], properties: {y: text, z: text}}, d: text},
      'x-requires-one-of': [['b']],
    };
    expect(fieldLines(bodyOf(schema, true))).toEqual([
      'd #body-d required',
      'b #body-b',
      'a #body-a',
      'c #body-c',
      'z #body-c.z required',
      'y #body-c.y',
    ]);
    expect(fieldLines(bodyOf(schema)).map((line) => line.slice(0, 1))).toEqual(['a', 'b', 'c', 'd', 'y', 'z']);
  });
});

test('@shown-01 a field of two parts has what both say', () => {
  const first: Schema = {properties: {a: {type: 'object', required: ['b'], properties: {b: text}}}};
  const second: Schema = {required: ['a'], properties: {a: {properties: {c: text}}}};
  expect(fieldLines(bodyOf({allOf: [first, second]}))).toEqual([
    'a #body-a required',
    'b #body-a.b required',
    'c #body-a.c',
  ]);
});

test('@shown-01 variants that only require fields are alternatives', () => {
  const [list] = blocksOf(
    'fields',
    bodyOf({properties: {a: text, b: text, c: text}, anyOf: [{required: ['a', 'b']}, {required: ['c']}]}, true),
  );
  expect(list?.overview).toBe('3 fields. Requires `a` and `b`, or `c`.');
});

describe('variants', () => {
  const cat: Schema = {title: 'Cat', properties: {kind: {const: 'meow'}, lives: {type: 'integer'}}};
  const dog: Schema = {title: 'Dog', properties: {kind: text, loud: {type: 'boolean'}}};
  const choiceIn = (schema: Schema) => blocksOf('variants', bodyOf(schema))[0];

  test('have their titles, fields and anchors of their own', () => {
    const schema: Schema = {oneOf: [cat, dog, {type: 'null'}]};
    expect(choiceIn(schema)?.introduction).toBe('One of these:');
    expect(choiceIn(schema)?.variants).toMatchObject([
      {title: 'Cat', anchor: 'body-cat'},
      {title: 'Dog', anchor: 'body-dog'},
    ]);
    expect(fieldLines(bodyOf(schema))).toEqual([
      'kind #body-cat.kind',
      'lives #body-cat.lives',
      'kind #body-dog.kind',
      'loud #body-dog.loud',
    ]);
  });

  test('are distinguished by the only value of the property', () => {
    const choice = choiceIn({oneOf: [cat, dog], discriminator: {propertyName: 'kind'}});
    expect(choice?.introduction).toBe('One of these: `kind` selects the variant.');
    expect(choice?.variants.map(({value}) => value)).toEqual(['meow', undefined]);
  });

  test('@shown-01 are selected by the values of the mapping, or by their names', () => {
    const refs = ['Card', 'Cash'].map((name) => ({$ref: `#/components/schemas/${name}`}));
    const mapping = {credit: '#/components/schemas/Card', debit: 'Card'};
    expect(withSelectors({oneOf: refs, discriminator: {propertyName: 'kind', mapping}})).toMatchObject({
      oneOf: [{'x-selected-by': ['credit', 'debit']}, {'x-selected-by': ['Cash']}],
    });
    const selected = {title: 'Card', 'x-selected-by': ['credit', 'debit']};
    const choice = choiceIn({oneOf: [{...dog, ...selected}, cat], discriminator: {propertyName: 'method'}});
    expect(choice?.variants[0]).toMatchObject({title: 'Card', value: 'credit, debit'});
  });

  test('without a title have the name of their type, and different anchors when they have the same type', () => {
    const choice = choiceIn({
      oneOf: [text, {type: 'object', properties: {a: text}}, {type: 'object', properties: {b: text}}],
    });
    expect(choice?.variants.map(({title, anchor, typeName}) => [title, anchor, typeName])).toEqual([
      ['string', 'body-string', undefined],
      ['object', 'body-object', undefined],
      ['object', 'body-object-2', undefined],
    ]);
  });

  test('that are plain values are described in words', () => {
    expect(bodyOf({oneOf: [{type: 'integer', minimum: 1}, text]})).toEqual([
      {type: 'limits', text: 'Type: `integer or string`. As integer: at least 1.'},
    ]);
  });
});

import {describe, expect, test} from 'vitest';
import type {Schema} from '../../../../../openapi/model/spec';
import type {SchemaBlock} from '../../../../../openapi/pages/page';
import {pageAnchors} from '../../../../../openapi/pages/anchors';
import {sectionContext} from '../../../../../openapi/pages/schema/context';
import {schemaBlocks} from '../../../../../openapi/pages/schema/schemaBlocks';
import {blocksOf, fieldLines} from '../../../support/blocks';

/** Where a schema contains itself. */
const circle = (title: string): Schema => ({title, 'x-circular': true});
const circular = circle('Person');
const text = {type: 'string'} as const;
const bodyOf = (schema: Schema, isInput = false): SchemaBlock[] =>
  schemaBlocks(schema, sectionContext('body', pageAnchors(), {isInput}));
const shapesIn = (schema: Schema): string[] => blocksOf('sameShape', bodyOf(schema)).map((block) => block.text);

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
    expect(fieldLines(bodyOf(schema)).map((line) => line.slice(0, 1))).toEqual(['a', 'b', 'c', 'y', 'z', 'd']);
  });

  test('link a schema within itself to the enclosing one, through lists and maps as well', () => {
    const node: Schema = {
      title: 'Person',
      properties: {
        boss: circular,
        team: {type: 'array', items: circular},
        byName: {type: 'object', additionalProperties: circular},
        either: {oneOf: [circular, {type: 'null'}]},
      },
    };
    expect(shapesIn({properties: {data: {allOf: [node]}}})).toEqual([
      'Same structure as [`data`](#body-data).',
      'Each has the same structure as [`data`](#body-data).',
      'Same structure as [`data`](#body-data).',
      'Same structure as [`data`](#body-data).',
    ]);
    expect(shapesIn(node)[0]).toBe('Same structure as [the whole body](#body).');
  });

  test.each([
    ['that encloses nothing', 'Ghost', 'Recursive: `Ghost`.'],
    ['without a name', '', 'Same structure as its parent (recursive).'],
  ])('have no link for a schema %s', (_, title, expected) => {
    expect(shapesIn({properties: {a: circle(title)}})).toEqual([expected]);
  });

  test('link to the nearest of two schemas with one title', () => {
    const schema: Schema = {title: 'T', properties: {a: {title: 'T', properties: {b: circle('T')}}}};
    expect(shapesIn(schema)).toEqual(['Same structure as [`a`](#body-a).']);
  });
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

  test.each<[string, Schema['discriminator'], (string | undefined)[]]>([
    ['by its mapping', {propertyName: 'kind', mapping: {a: cat, b: '#/components/schemas/Dog'}}, ['a', 'b']],
    ['by the only value of the property, else by the name', {propertyName: 'kind'}, ['meow', undefined]],
  ])('are distinguished %s', (_, discriminator, expected) => {
    const choice = choiceIn({oneOf: [cat, dog], discriminator});
    expect(choice?.introduction).toBe('One of these: `kind` selects the variant.');
    expect(choice?.variants.map(({value}) => value)).toEqual(expected);
  });

  test('are taken from the discriminator where nothing else names them', () => {
    const pet: Schema = {
      title: 'Pet',
      properties: {kind: text},
      discriminator: {propertyName: 'kind', mapping: {cat: {title: 'Cat', allOf: [circle('Pet'), cat]}}},
    };
    expect(fieldLines(bodyOf(pet))).toEqual(['kind #body-kind', 'kind #body-cat.kind', 'lives #body-cat.lives']);
    const ofCat: Schema = {title: 'Cat', allOf: [pet, cat]};
    expect(fieldLines(bodyOf(ofCat))).toEqual(['kind #body-kind', 'lives #body-lives']);
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

  test('that contain themselves link to themselves', () => {
    const tree: Schema = {title: 'Tree', properties: {left: circle('Tree')}};
    expect(shapesIn({oneOf: [tree, text]})).toEqual(['Same structure as [`Tree`](#body-tree).']);
  });
});

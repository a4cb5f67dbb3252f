import {describe, expect, test} from 'vitest';
import {pageAnchors, sectionPlace} from '../../../../plugins/reference-pages/schema/place';
import {schemaMdx} from '../../../../plugins/reference-pages/schemaFields';
import type {Schema} from '../../../../openapi/model/spec';
import {fieldsIn, tagsIn} from '../../support/tags';

/** What the plugin puts where a schema contains itself. */
const circle = (title: string): Schema => `circular(${title})` as unknown as Schema;
const circular = circle('Person');
const text = {type: 'string'} as const;
const place = () => sectionPlace('body', pageAnchors());

describe('schemaMdx', () => {
  const root = (schema: Schema, asks = false): string[] =>
    schemaMdx(schema, sectionPlace('body', pageAnchors(), {asks}));

  test.each<[string, Schema, string[]]>([
    [
      'a list',
      {type: 'array', items: text, minItems: 1},
      ['<Limits>Type: `array of string`. At least 1 item.</Limits>'],
    ],
    ['any value', {}, ['<Limits>Type: `any value`.</Limits>']],
    ['an object of which no field is known', {type: 'object'}, ['<Limits>Type: `object`.</Limits>']],
  ])('tells the type of %s', (_, schema, expected) => {
    expect(root(schema)).toEqual(expected);
  });

  test('does not tell that an object with fields is an object', () => {
    expect(root({properties: {a: text}})[0]).toMatch(/^<Fields>/);
  });

  test('tells above a long list that is to be filled in how long it is and what is required', () => {
    const many: Schema = {
      required: ['f3'],
      properties: Object.fromEntries(Array.from({length: 16}, (_, index) => [`f${String(index)}`, text])),
    };
    expect(root(many, true)[0]).toMatch(/^<Fields count=\{16\} required=\{\["f3"\]\}>/);
    expect(root(many)[0]).toMatch(/^<Fields>/);
  });

  test('leads from a schema within itself to where it is told, through lists and maps as well', () => {
    const node: Schema = {
      title: 'Person',
      properties: {
        boss: circular,
        team: {type: 'array', items: circular},
        byName: {type: 'object', additionalProperties: circular},
        either: {oneOf: [circular, {type: 'null'}]},
      },
    };
    expect(tagsIn(root({properties: {data: {allOf: [node]}}}).join('\n'), 'SameShape')).toEqual([
      '<SameShape of={"data"} anchor={"body-data"} title={"Person"} />',
      '<SameShape of={"data"} anchor={"body-data"} title={"Person"} each />',
      '<SameShape of={"data"} anchor={"body-data"} title={"Person"} />',
      '<SameShape of={"data"} anchor={"body-data"} title={"Person"} />',
    ]);
    expect(tagsIn(root(node).join('\n'), 'SameShape')[0]).toBe('<SameShape anchor={"body"} title={"Person"} />');
  });

  test.each([
    ['that is not around', 'Ghost', '<SameShape title={"Ghost"} />'],
    ['without a name', '', '<SameShape />'],
  ])('leads nowhere from a schema %s', (_, title, expected) => {
    expect(root({properties: {a: circle(title)}}).join('\n')).toContain(expected);
  });

  test('leads to the nearest of two schemas with one title', () => {
    const schema: Schema = {title: 'T', properties: {a: {title: 'T', properties: {b: circle('T')}}}};
    expect(root(schema).join('\n')).toContain('<SameShape of={"a"} anchor={"body-a"} title={"T"} />');
  });
});

describe('variants', () => {
  const cat: Schema = {title: 'Cat', properties: {kind: {const: 'meow'}, lives: {type: 'integer'}}};
  const dog: Schema = {title: 'Dog', properties: {kind: text, loud: {type: 'boolean'}}};
  const variants = (schema: Schema): string => schemaMdx(schema, place()).join('\n\n');

  test('have their titles, fields and addresses of their own', () => {
    const mdx = variants({oneOf: [cat, dog, {type: 'null'}]});
    expect(tagsIn(mdx, 'Variants')).toEqual(['<Variants>']);
    expect(tagsIn(mdx, 'Variant')).toEqual([
      '<Variant title={"Cat"} anchor={"body-cat"} type={"object"}>',
      '<Variant title={"Dog"} anchor={"body-dog"} type={"object"}>',
    ]);
    expect(fieldsIn(mdx)).toEqual([
      'kind #body-cat.kind',
      'lives #body-cat.lives',
      'kind #body-dog.kind',
      'loud #body-dog.loud',
    ]);
  });

  test('may hold at once where the description says anyOf', () => {
    expect(tagsIn(variants({anyOf: [cat, dog]}), 'Variants')).toEqual(['<Variants several>']);
  });

  test.each<[string, Schema['discriminator'], string[]]>([
    ['by its mapping', {propertyName: 'kind', mapping: {a: cat, b: '#/components/schemas/Dog'}}, ['a', 'b']],
    ['by the only value of the property, else by the name', {propertyName: 'kind'}, ['meow', 'Dog']],
  ])('are told apart %s', (_, discriminator, expected) => {
    const mdx = variants({oneOf: [cat, dog], discriminator});
    expect(tagsIn(mdx, 'Variants')).toEqual(['<Variants by={"kind"}>']);
    expect([...mdx.matchAll(/<Variant [^>]*value=\{"([^"]*)"\}/g)].map(([, value]) => value)).toEqual(expected);
  });

  test('are taken from the discriminator where nothing else names them', () => {
    const pet: Schema = {
      title: 'Pet',
      properties: {kind: text},
      discriminator: {propertyName: 'kind', mapping: {cat: {title: 'Cat', allOf: [circle('Pet'), cat]}}},
    };
    const mdx = variants(pet);
    expect(fieldsIn(mdx)).toEqual(['kind #body-kind', 'kind #body-cat.kind', 'lives #body-cat.lives']);
    expect(fieldsIn(variants({title: 'Cat', allOf: [pet, cat]}))).toEqual(['kind #body-kind', 'lives #body-lives']);
  });

  test('without a title are called by their type, and stand apart when they are of one type', () => {
    const mdx = variants({
      oneOf: [text, {type: 'object', properties: {a: text}}, {type: 'object', properties: {b: text}}],
    });
    expect(
      [...mdx.matchAll(/<Variant title=\{"([^"]*)"\} anchor=\{"([^"]*)"\}/g)].map((match) => match.slice(1)),
    ).toEqual([
      ['string', 'body-string'],
      ['object', 'body-object'],
      ['object', 'body-object-2'],
    ]);
  });

  test('that are plain values are told in words', () => {
    expect(variants({oneOf: [{type: 'integer', minimum: 1}, text]})).toBe(
      '<Limits>Type: `integer or string`. As integer: at least 1.</Limits>',
    );
  });

  test('that hold themselves lead to themselves', () => {
    const tree: Schema = {title: 'Tree', properties: {left: circle('Tree')}};
    expect(variants({oneOf: [tree, text]})).toContain('<SameShape of={"Tree"} anchor={"body-tree"} title={"Tree"} />');
  });
});

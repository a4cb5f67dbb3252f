import {describe, expect, test} from 'vitest';
import type {Schema} from '../../../../../openapi/model/spec';
import type {Field, SchemaBlock} from '../../../../../openapi/pages/page';
import {pageAnchors} from '../../../../../openapi/pages/sections';
import {sectionContext} from '../../../../../openapi/pages/schema/fieldList';
import {type FieldInput, fieldOf, fieldsOfSchema, unverifiedOf} from '../../../../../openapi/pages/schema/schemaBlocks';
import {allFields, blocksOf, fieldLines} from '../../../support/blocks';

const text = {type: 'string'} as const;
const field = (input: FieldInput): Field => fieldOf(input, sectionContext('body', pageAnchors()));

/** The fields of a schema as a list. */
const listOf = (schema: Schema, anchor = 'a'): SchemaBlock[] =>
  fieldsOfSchema(schema, sectionContext(anchor, pageAnchors()));

test.each<[string, Schema | undefined, string | undefined]>([
  ['its own mark', {'x-unverified': 'a', items: {'x-unverified': 'b'}}, 'a'],
  ['the mark of what it lists', {items: {'x-unverified': 'b'}}, 'b'],
  ['the mark of what it extends', {allOf: [{'x-unverified': 'c'}]}, 'c'],
])('unverifiedOf gives a schema %s', (_, schema, expected) => {
  expect(unverifiedOf(schema)).toEqual(expected === undefined ? undefined : {what: expected});
});

describe('fieldOf', () => {
  test('has what a schema says', () => {
    const schema: Schema = {
      type: ['string', 'null'],
      description: ' When it began.\n',
      minLength: 1,
      deprecated: true,
      'x-needs-scope': 'people:read',
      'x-unverified': 'a guess',
    };
    expect(field({name: 'started_at', schema, required: true, oneOf: true})).toEqual({
      name: 'started_at',
      anchor: 'body-started_at',
      marks: [
        {kind: 'type', text: 'string'},
        {kind: 'nullable', text: 'nullable'},
        {kind: 'required', text: 'required'},
        {kind: 'oneOf', text: 'one of'},
        {kind: 'deprecated', text: 'deprecated'},
      ],
      description: 'When it began.',
      blocks: [{type: 'limits', text: 'At least 1 character.'}],
      scope: 'Requires the scope `people:read`.',
      unverified: {what: 'a guess'},
    });
  });

  test("prefers the parameter's own words to those of its schema", () => {
    const schema: Schema = {...text, description: 'B.', deprecated: true, 'x-needs-scope': 'b'};
    const own = {
      description: 'A.',
      deprecated: false,
      'x-needs-scope': 'a',
      'x-unverified': 'c',
      'x-special-values': ['_is_null'],
    };
    expect(field({name: 'n', schema, ...own})).toMatchObject({
      marks: [{kind: 'type', text: 'string'}],
      description: 'A.',
      blocks: [{type: 'limits', text: 'Also accepts `_is_null`.'}],
      scope: 'Requires the scope `a`.',
      unverified: {what: 'c'},
    });
  });

  test('describes the items of a list that has no description', () => {
    expect(field({name: 'a', schema: {items: {description: 'A tag.'}}}).description).toBe('A tag.');
  });

  test('leaves out special values that the description names', () => {
    const named = field({name: 'a', schema: {}, description: 'Or `_is_null`.', 'x-special-values': ['_is_null']});
    expect(named.blocks).toEqual([]);
  });
});

describe('fieldsOfSchema', () => {
  test('writes each property in order, its own properties inside it', () => {
    const schema: Schema = {
      type: 'object',
      required: ['id'],
      properties: {id: {type: 'integer'}, Owner: {type: 'object', required: ['Name'], properties: {Name: text}}},
    };
    const blocks = listOf(schema);
    expect(fieldLines(blocks)).toEqual(['id #a-id required', 'Owner #a-owner', 'Name #a-owner.name required']);
    expect(allFields(blocks).map(({within}) => within)).toEqual([undefined, undefined, 'Owner']);
  });

  const person: Schema = {type: 'object', properties: {id: {type: 'integer'}}};
  test.each<[string, Schema, string[]]>([
    ['nothing of a reference', {...person, title: 'EmbeddedResource'}, []],
    ['the items of a list', {type: 'array', items: person}, ['id #a-id']],
    ['the branch of oneOf that is not null', {oneOf: [{type: 'null'}, person]}, ['id #a-id']],
    ['what it extends first', {allOf: [person, {properties: {name: text}}]}, ['id #a-id', 'name #a-name']],
    ['what another part requires', {allOf: [person, {required: ['id']}]}, ['id #a-id required']],
    ['the entry of a map whose values need words', {additionalProperties: {...text, minLength: 1}}, ['{key} #a-{key}']],
    ['what the entries of a map hold', {additionalProperties: person}, ['{key} #a-{key}', 'id #a-{key}.id']],
    ['names that differ by their case', {properties: {id: text, ID: text}}, ['id #a-id', 'ID #a-id-2']],
    [
      'a name like one of JavaScript',
      {allOf: [{properties: {}}], properties: {constructor: text}},
      ['constructor #a-constructor'],
    ],
  ])('shows %s', (_, schema, expected) => {
    expect(fieldLines(listOf(schema))).toEqual(expected);
  });
});

describe('the folds of fields', () => {
  const nested = (names: readonly string[]): Schema => ({
    properties: {a: {properties: Object.fromEntries(names.map((name) => [name, {properties: {x: text, y: text}}]))}},
  });

  const folds = (schema: Schema): (string | undefined)[][] =>
    blocksOf('fields', listOf(schema))
      .slice(1)
      .map(({kind, label, fold, summary}) => [kind, label, fold, summary]);

  test('say how many fields they have', () => {
    expect(folds(nested(['b', 'c']))).toEqual(
      ['open', 'closed', 'closed'].map((fold) => ['fields', undefined, fold, '2 fields']),
    );
  });

  test('name a single field, and open it together with its parent', () => {
    expect(folds(nested(['b']))).toEqual([
      ['fields', undefined, 'open', '1 field: `b`'],
      ['fields', undefined, 'open', '2 fields'],
    ]);
  });
});

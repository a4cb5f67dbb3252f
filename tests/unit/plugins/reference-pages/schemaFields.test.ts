import {describe, expect, test} from 'vitest';
import {pageAnchors, sectionPlace} from '../../../../plugins/reference-pages/schema/place';
import {
  type FieldInput,
  anchorOf,
  fieldMdx,
  propertiesMdx,
  unverifiedOf,
} from '../../../../plugins/reference-pages/schemaFields';
import type {Schema} from '../../../../openapi/model/spec';
import {fieldsIn, tagsIn} from '../../support/tags';
import {HOSTILE, assertMdx, htmlOf} from '../../support/mdx';

/** What the plugin puts where a schema contains itself. */
const circle = (title: string): Schema => `circular(${title})` as unknown as Schema;
const circular = circle('Person');
const text = {type: 'string'} as const;
const place = () => sectionPlace('body', pageAnchors());
const field = (input: FieldInput): string => fieldMdx(input, place());

describe('anchorOf', () => {
  test.each([
    ['query-per_page', ['query', 'per_page']],
    ['response-200-header-x-ratelimit', ['response', '200', 'header', 'X-RateLimit']],
    ['', []],
  ])('gives %s for %j', (expected, parts) => {
    expect(anchorOf(...parts)).toBe(expected);
  });
});

describe('unverifiedOf', () => {
  test.each<[string, Schema | undefined, string | undefined]>([
    ['its own mark', {'x-unverified': 'a', items: {'x-unverified': 'b'}}, 'a'],
    ['the mark of what it lists', {items: {'x-unverified': 'b'}}, 'b'],
    ['the mark of what it extends', {allOf: [{'x-unverified': 'c'}]}, 'c'],
    ['none of a circle', circular, undefined],
    ['none where there is no schema', undefined, undefined],
  ])('gives a schema %s', (_, schema, expected) => {
    expect(unverifiedOf(schema)).toBe(expected);
  });
});

describe('fieldMdx', () => {
  test('writes what a schema says', () => {
    const schema: Schema = {
      type: 'string',
      description: 'When it began.',
      minLength: 1,
      deprecated: true,
      readOnly: true,
      'x-needs-scope': 'people:read',
      'x-unverified': 'a guess',
    };
    expect(field({name: 'started_at', schema, required: true})).toBe(
      '<Field name={"started_at"} anchor={"body-started_at"} type={"string"} required deprecated access={"read only"}' +
        ' scope={"people:read"} unverified={"a guess"}>\n\nWhen it began.\n\n<Limits>At least 1 character.</Limits>\n\n</Field>',
    );
  });

  test("puts the parameter's own words before those of its schema", () => {
    const schema: Schema = {...text, description: 'B.', deprecated: true, writeOnly: true, 'x-needs-scope': 'b'};
    const own = {description: 'A.', deprecated: false, needsScope: 'a', unverified: 'c', specialValues: ['_is_null']};
    expect(field({name: 'n', schema, ...own, note: 'Written as JSON.'})).toBe(
      '<Field name={"n"} anchor={"body-n"} type={"string"} access={"write only"} scope={"a"} unverified={"c"}>\n\n' +
        'A.\n\n<Limits>Written as JSON. Also takes `_is_null`.</Limits>\n\n</Field>',
    );
  });

  test('writes a field of which nothing is known', () => {
    expect(field({name: '', schema: {}})).toBe('<Field name={""} anchor={"body-"} type={"any value"} />');
  });

  test('says of a list without words what it lists', () => {
    expect(field({name: 'a', schema: {items: {description: 'A tag.'}}})).toContain('\n\nA tag.\n\n');
  });

  test('leaves out special values that the description has told of', () => {
    expect(field({name: 'a', schema: {}, description: 'Or `_is_null`.', specialValues: ['_is_null']})).not.toContain(
      'Limits',
    );
  });

  test.each([
    ['a list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['a fence', 'a\n```\nb\n```', '<p>a</p><pre><code>b\n</code></pre>'],
  ])('keeps limits out of %s at the end of the description', async (_, description, html) => {
    expect(await htmlOf(field({name: 'a', schema: {description, minimum: 1}}))).toBe(`${html}At least 1.`);
  });

  test('keeps values apart when they hold backticks, braces and tags', async () => {
    const mdx = field({name: 'a', schema: {enum: ['', '{b}', '`{c}', '</Limits>']}});
    expect(await htmlOf(mdx)).toBe(
      'One of <code>&quot;&quot;</code>, <code>{b}</code>, <code>`{c}</code>, <code>&lt;/Limits&gt;</code>.',
    );
  });

  test.each(HOSTILE)('stays valid MDX when everything in it is text with %s', async (_, hostile) => {
    const inner: Schema = {
      type: 'string',
      description: hostile,
      format: hostile,
      enum: [hostile, ''],
      default: hostile,
      pattern: hostile,
      not: {const: hostile},
    };
    const schema: Schema = {
      type: 'object',
      title: hostile,
      description: hostile,
      properties: {[hostile]: inner, again: circle(hostile)},
      additionalProperties: inner,
      oneOf: [{title: hostile, properties: {a: inner}}, inner],
      discriminator: {propertyName: hostile, mapping: {[hostile]: hostile}},
      'x-known-values': Array.from({length: 13}, () => hostile),
      'x-unverified': hostile,
    };
    const mdx = field({name: hostile, schema, note: undefined, specialValues: [hostile], needsScope: hostile});
    await expect(assertMdx(mdx)).resolves.toBeUndefined();
  });
});

describe('propertiesMdx', () => {
  test('writes each property in order, its own properties inside it', () => {
    const schema: Schema = {
      type: 'object',
      required: ['id'],
      properties: {id: {type: 'integer'}, Owner: {type: 'object', required: ['Name'], properties: {Name: text}}},
    };
    expect(propertiesMdx(schema, 'body-')).toBe(
      '<Field name={"id"} anchor={"body-id"} type={"integer"} required />\n\n' +
        '<Field name={"Owner"} anchor={"body-owner"} type={"object"}>\n\n' +
        '<Fields fold={"closed"} count={1} only={"Name"}>\n\n' +
        '<Field name={"Name"} anchor={"body-owner.name"} within={"Owner"} type={"string"} required />\n\n' +
        '</Fields>\n\n</Field>',
    );
  });

  const person: Schema = {type: 'object', properties: {id: {type: 'integer'}}};
  test.each<[string, Schema, string[]]>([
    ['nothing of a plain value', text, []],
    ['nothing of an object without properties', {type: 'object', properties: {}}, []],
    ['nothing of a circle', circular, []],
    ['nothing of a reference', {...person, title: 'EmbeddedResource'}, []],
    ['nothing of a list of references', {type: 'array', items: {...person, title: 'EmbeddedStringResource'}}, []],
    ['the items of a list', {type: 'array', items: person}, ['id #a-id']],
    ['the items of a list in a list', {type: 'array', items: {type: 'array', items: person}}, ['id #a-id']],
    ['properties without a type', {properties: {id: {}}}, ['id #a-id']],
    ['the branch of oneOf that is not null', {oneOf: [{type: 'null'}, person]}, ['id #a-id']],
    ['the branch of anyOf that is not null', {anyOf: [{type: 'array', items: person}, {type: 'null'}]}, ['id #a-id']],
    ['nothing when all branches are values', {oneOf: [text, {type: 'null'}]}, []],
    ['what it extends first', {allOf: [person, {properties: {name: text}}]}, ['id #a-id', 'name #a-name']],
    ['its own properties after those', {allOf: [person], properties: {b: text}}, ['id #a-id', 'b #a-b']],
    ['what another part requires', {allOf: [person, {required: ['id']}]}, ['id #a-id required']],
    ['what it requires of those it extends', {allOf: [person], required: ['id']}, ['id #a-id required']],
    ['nothing of circular parts', {allOf: [circular]}, []],
    ['nothing of a map of plain values', {additionalProperties: text}, []],
    ['the entry of a map whose values need words', {additionalProperties: {...text, minLength: 1}}, ['{key} #a-{key}']],
    ['the entry beside named properties', {...person, additionalProperties: text}, ['id #a-id', '{key} #a-{key}']],
    ['what the entries of a map hold', {additionalProperties: person}, ['{key} #a-{key}', 'id #a-{key}.id']],
    ['names by their pattern', {patternProperties: {'^x-': text}}, ['{^x-} #a-{^x-}']],
    ['the places of a tuple', {prefixItems: [text, person]}, ['[0] #a-[0]', '[1] #a-[1]', 'id #a-[1].id']],
    ['what may follow a tuple', {prefixItems: [text], items: text}, ['[0] #a-[0]', '[1…] #a-[1…]']],
    [
      'no more places than there are',
      {prefixItems: [text], minItems: 1, items: false as unknown as Schema},
      ['[0] #a-[0] required'],
    ],
    ['names that differ by their case', {properties: {id: text, ID: text}}, ['id #a-id', 'ID #a-id-2']],
    [
      'a name like one of JavaScript',
      {allOf: [{properties: {}}], properties: {constructor: text}},
      ['constructor #a-constructor'],
    ],
  ])('shows %s', (_, schema, expected) => {
    expect(fieldsIn(propertiesMdx(schema, 'a-'))).toEqual(expected);
  });

  test('joins what a schema says of a property with what the one it extends says', () => {
    const schema: Schema = {allOf: [person, {properties: {id: {description: 'Own.'}}}]};
    expect(propertiesMdx(schema, 'body-')).toBe(
      '<Field name={"id"} anchor={"body-id"} type={"integer"}>\n\nOwn.\n\n</Field>',
    );
  });
});

describe('the folds of fields', () => {
  const nested = (names: readonly string[]): Schema => ({
    properties: {a: {properties: Object.fromEntries(names.map((name) => [name, {properties: {x: text, y: text}}]))}},
  });

  test('tell how many fields they hold', () => {
    expect(tagsIn(propertiesMdx(nested(['b', 'c']), 'p-'), 'Fields')).toEqual([
      '<Fields fold={"closed"} count={2}>',
      '<Fields fold={"closed"} count={2}>',
      '<Fields fold={"closed"} count={2}>',
    ]);
  });

  test('name a single field, and open it together with what it stands in', () => {
    expect(tagsIn(propertiesMdx(nested(['b']), 'p-'), 'Fields')).toEqual([
      '<Fields fold={"closed"} count={1} only={"b"}>',
      '<Fields fold={"open"} count={2}>',
    ]);
  });

  test.each<[string, Schema, string]>([
    ['places of a tuple', {properties: {a: {prefixItems: [{minimum: 1}, text]}}}, 'kind={"items"} count={2}'],
    ['each entry of a map', {properties: {a: {additionalProperties: {minimum: 1}}}}, 'kind={"entry"} count={1}'],
  ])('call %s by its name', (_, schema, expected) => {
    expect(propertiesMdx(schema, 'p-')).toContain(`<Fields fold={"closed"} ${expected}`);
  });
});

import {describe, expect, test} from 'vitest';
import {
  anchorOf,
  constraints,
  fieldMdx,
  propertiesMdx,
  typeName,
} from '../../../../plugins/reference-pages/schemaFields';
import type {Schema} from '../../../../plugins/reference-pages/spec';
import {HOSTILE, assertMdx, htmlOf} from '../../support/mdx';

/** What the plugin puts where a schema contains itself. */
const circular = 'circular(Person)' as unknown as Schema;
const text = {type: 'string'} as const;

/** Tags of fields with the attributes that matter for the order and the nesting of fields. */
const outline = (mdx: string): string[] =>
  [...mdx.matchAll(/<Field name=\{"([^"]*)"\} anchor=\{"([^"]*)"\}.*?( required)?>/g)].map(
    ([, name = '', anchor = '', required = '']) => `${name} #${anchor}${required}`,
  );

describe('typeName', () => {
  test.each<[string, Schema]>([
    ['string', text],
    ['any', {}],
    ['any', {description: 'Only words.', enum: ['a']}],
    ['any', circular],
    ['any (uuid)', {format: 'uuid'}],
    ['string (date-time)', {type: 'string', format: 'date-time'}],
    ['string or null', {type: ['string', 'null']}],
    ['integer or null (int64)', {type: ['integer', 'null'], format: 'int64'}],
    ['any', {type: []}],
    ['array', {type: 'array'}],
    ['array of integer', {type: 'array', items: {type: 'integer'}}],
    [
      'array of array of string (email)',
      {type: 'array', items: {type: 'array', items: {type: 'string', format: 'email'}}},
    ],
    ['array of string or null', {type: ['array', 'null'], items: text}],
    ['array of any', {type: 'array', items: circular}],
    ['object', {type: 'object', title: 'Person'}],
    ['reference', {type: 'object', title: 'EmbeddedResource'}],
    ['reference or null', {type: ['object', 'null'], title: 'EmbeddedUuidResource'}],
    ['object', {type: 'object', title: 'EmbeddedResourceList'}],
    ['string or null', {oneOf: [text, {type: 'null'}]}],
    ['integer or string', {anyOf: [{type: 'integer'}, {type: 'string', enum: ['_is_null']}, {type: 'integer'}]}],
    ['Person', {allOf: [{type: 'object'}], title: 'Person'}],
    ['object', {allOf: [{type: 'object'}]}],
    ['object or null', {oneOf: [{allOf: [{type: 'object'}]}, {type: 'null'}]}],
  ])('says %s of %j', (expected, schema) => {
    expect(typeName(schema)).toBe(expected);
  });
});

describe('constraints', () => {
  const sixty = Array.from({length: 60}, (_, index) => `v${String(index)}`);

  test.each<[string, Schema, string[]]>([
    ['nothing of an empty schema', {}, []],
    ['nothing of a circular marker', {type: 'array', items: circular}, []],
    ['the allowed values', {enum: ['a', 1, true, null, {b: 1}]}, ['One of `a`, `1`, `true`, `null`, `{"b":1}`.']],
    ['all of sixty values', {enum: sixty}, [`One of ${sixty.map((value) => `\`${value}\``).join(', ')}.`]],
    ['the values of items', {type: 'array', items: {enum: ['a']}}, ['One of `a`.']],
    ['its own values before those of items', {enum: ['[]'], items: {enum: ['a']}}, ['One of `[]`.']],
    ['known values', {'x-known-values': ['a', 'b']}, ['Known values: `a`, `b`. More may come.']],
    ['a default', {default: 'asc'}, ['Default `asc`.']],
    ['a default of false', {default: false}, ['Default `false`.']],
    ['a default of null', {default: null}, ['Default `null`.']],
    ['an exact length', {minLength: 2, maxLength: 2}, ['Exactly 2 characters.']],
    ['one character', {minLength: 1}, ['At least 1 character.']],
    ['a range from zero', {minimum: 0, maximum: 100}, ['From 0 to 100.']],
    ['a lower bound', {minimum: -1}, ['At least -1.']],
    ['an upper bound of zero', {maximum: 0}, ['At most 0.']],
    ['a number of items', {minItems: 1, maxItems: 100, items: {minimum: 1}}, ['At least 1.', 'From 1 to 100 items.']],
    ['one item', {maxItems: 1}, ['At most 1 item.']],
    ['a pattern', {pattern: '^[a-f]{40}$'}, ['Matches `^[a-f]{40}$`.']],
  ])('tells %s', (_, schema, expected) => {
    expect(constraints(schema)).toEqual(expected);
  });

  test.each([
    ['an empty string', '', '`""`'],
    ['white space', ' ', '`" "`'],
    ['space at an end', 'a ', '`"a "`'],
    ['a line end', 'a\n\n{b}', String.raw`${'`'}"a\n\n{b}"${'`'}`],
    ['a backtick', 'a`{b}', '``a`{b}``'],
    ['only a backtick', '`', '`` ` ``'],
    ['two runs of backticks', '``a`b', '``` ``a`b ```'],
    ['braces and tags', '{{name}}<b>', '`{{name}}<b>`'],
    ['a quote and a backslash', '\'"\\', '`\'"\\`'],
    ['an emoji', '😀', '`😀`'],
  ])('shows a value with %s as one code span', (_, value, span) => {
    expect(constraints({default: value})).toEqual([`Default ${span}.`]);
  });

  test('keeps values apart when they hold backticks and braces', async () => {
    const mdx = fieldMdx({name: 'a', anchor: 'a', schema: {enum: ['', '{b}', '`{c}', '<d>']}});
    expect(await htmlOf(mdx)).toBe(
      '<p>One of <code>&quot;&quot;</code>, <code>{b}</code>, <code>`{c}</code>, <code>&lt;d&gt;</code>.</p>',
    );
  });
});

describe('anchorOf', () => {
  test.each([
    ['query-per_page', ['query', 'per_page']],
    ['response-200-header-x-ratelimit', ['response', '200', 'header', 'X-RateLimit']],
    ['', []],
  ])('gives %s for %j', (expected, parts) => {
    expect(anchorOf(...parts)).toBe(expected);
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
    expect(fieldMdx({name: 'started_at', anchor: 'body-started_at', schema, required: true})).toBe(
      '<Field name={"started_at"} anchor={"body-started_at"} type={"string"} required deprecated access={"read only"}' +
        ' scope={"people:read"} unverified={"a guess"}>\n\nWhen it began. At least 1 character.\n\n</Field>\n',
    );
  });

  test("puts the parameter's own words before those of its schema", () => {
    const schema: Schema = {...text, description: 'B.', deprecated: true, writeOnly: true, 'x-needs-scope': 'b'};
    const own = {description: 'A.', deprecated: false, needsScope: 'a', unverified: 'c', specialValues: ['_is_null']};
    expect(fieldMdx({name: 'n', anchor: 'n', schema, ...own})).toBe(
      '<Field name={"n"} anchor={"n"} type={"string"} access={"write only"} scope={"a"} unverified={"c"}>\n\n' +
        'A. Also takes `_is_null`.\n\n</Field>\n',
    );
  });

  test('writes a field of which nothing is known', () => {
    expect(fieldMdx({name: '', anchor: '', schema: {}})).toBe(
      '<Field name={""} anchor={""} type={"any"}>\n\n\n\n</Field>\n',
    );
  });

  test.each([
    ['a list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul><p>At least 1.</p>'],
    ['a fence', 'a\n```\nb\n```', '<p>a</p><pre><code>b\n</code></pre><p>At least 1.</p>'],
  ])('keeps limits out of %s at the end of the description', async (_, description, html) => {
    expect(await htmlOf(fieldMdx({name: 'a', anchor: 'a', schema: {description, minimum: 1}}))).toBe(html);
  });

  test.each(HOSTILE)('stays valid MDX when everything in it is text with %s', async (_, hostile) => {
    const inner: Schema = {
      type: 'string',
      description: hostile,
      enum: [hostile, ''],
      default: hostile,
      pattern: hostile,
    };
    const schema: Schema = {
      type: 'object',
      description: hostile,
      properties: {[hostile]: inner},
      'x-unverified': hostile,
    };
    const field = fieldMdx({name: hostile, anchor: hostile, schema, specialValues: [hostile], needsScope: hostile});
    await expect(assertMdx(field)).resolves.toBeUndefined();
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
      '<Field name={"id"} anchor={"body-id"} type={"integer"} required>\n\n\n\n</Field>\n\n' +
        '<Field name={"Owner"} anchor={"body-owner"} type={"object"}>\n\n\n\n<Fields nested>\n\n' +
        '<Field name={"Name"} anchor={"body-owner.name"} type={"string"} required>\n\n\n\n</Field>\n\n' +
        '</Fields>\n\n</Field>\n',
    );
  });

  const person: Schema = {type: 'object', properties: {id: {type: 'integer'}}};
  test.each<[string, Schema, string[]]>([
    ['nothing of a plain value', text, []],
    ['nothing of an object without properties', {type: 'object', properties: {}}, []],
    ['nothing of a circular marker', circular, []],
    ['nothing of a reference', {...person, title: 'EmbeddedResource'}, []],
    ['nothing of a list of references', {type: 'array', items: {...person, title: 'EmbeddedStringResource'}}, []],
    ['the items of a list', {type: 'array', items: person}, ['id #a.id']],
    ['the items of a list in a list', {type: 'array', items: {type: 'array', items: person}}, ['id #a.id']],
    ['properties without a type', {properties: {id: {}}}, ['id #a.id']],
    ['the branch of oneOf that is not null', {oneOf: [{type: 'null'}, person]}, ['id #a.id']],
    ['the branch of anyOf that is not null', {anyOf: [{type: 'array', items: person}, {type: 'null'}]}, ['id #a.id']],
    ['nothing when all branches are values', {oneOf: [text, {type: 'null'}]}, []],
    ['what it extends first', {allOf: [person, {properties: {name: text}}]}, ['id #a.id', 'name #a.name']],
    ['its own properties after those', {allOf: [person], properties: {b: text}}, ['id #a.id', 'b #a.b']],
    ['what another part requires', {allOf: [person, {required: ['id']}]}, ['id #a.id required']],
    ['what it requires of those it extends', {allOf: [person], required: ['id']}, ['id #a.id required']],
    ['nothing of circular parts', {allOf: [circular]}, []],
  ])('shows %s', (_, schema, expected) => {
    expect(outline(propertiesMdx(schema, 'a'))).toEqual(expected);
  });

  test('lets a schema replace a property of the one it extends', () => {
    const schema: Schema = {allOf: [person, {properties: {id: {type: 'string', description: 'Own.'}}}]};
    expect(propertiesMdx(schema, 'body-')).toBe(
      '<Field name={"id"} anchor={"body-id"} type={"string"}>\n\nOwn.\n\n</Field>\n',
    );
  });

  test('says of a property that leads back to its schema that the shape comes again', () => {
    expect(propertiesMdx({properties: {parent: 'circular(Person)'}}, 'body-')).toBe(
      '<Field name={"parent"} anchor={"body-parent"} type={"any"}>\n\nThe same shape again.\n\n</Field>\n',
    );
  });
});

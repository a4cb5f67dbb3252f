import {describe, expect, test} from 'vitest';
import {exampleProblems} from '../../../../../openapi/tools/examples/exampleProblems';
import {type Node, join, referred} from '../../../../../openapi/model/node';

const note = {
  type: 'object',
  required: ['id'],
  properties: {id: {type: 'integer'}, at: {type: 'string', format: 'date-time'}},
};
const ref = {$ref: '#/components/schemas/Note'};
const json = (media: object) => ({content: {'application/json': media}});

/** A document with one operation, `notes-show`, whose 200 has the given media type. */
const spec = (media: object, schemas: object = {Note: note}): Node => ({
  openapi: '3.1.0',
  paths: {'/v2/notes/{id}': {get: {operationId: 'notes-show', responses: {'200': json(media)}}}},
  components: {schemas},
});
const problems = (document: Node): string[] =>
  exampleProblems(document).problems.map(({location, message}) => `${location}: ${message}`);

describe('examples that hold', () => {
  test('are counted, each once', () => {
    const document = {
      ...spec({schema: ref, example: {id: 7}}, {Note: {...note, examples: [{id: 1}, {id: 2}]}}),
      webhooks: {note_created: {post: {operationId: 'webhook-note', requestBody: json({schema: ref})}}},
    };
    expect(exampleProblems(document)).toEqual({checked: 3, problems: []});
  });

  test('may be given by name', () => {
    expect(problems(spec({schema: ref, examples: {one: {value: {id: 7}}}}))).toEqual([]);
  });

  test('may hold any field where fields are not listed, or others are allowed', () => {
    const free = {type: 'object', properties: {id: {type: 'integer'}}, additionalProperties: {type: 'string'}};
    expect(problems(spec({schema: {type: 'object'}, example: {any: 1}}))).toEqual([]);
    expect(problems(spec({schema: free, example: {id: 1, any: 'x'}}))).toEqual([]);
  });

  test('may hold the fields of all parts of an allOf', () => {
    const whole = {allOf: [ref, {type: 'object', properties: {more: {type: 'string'}}}]};
    expect(problems(spec({schema: whole, example: {id: 1, more: 'x'}}))).toEqual([]);
    expect(problems(spec({schema: whole, example: {id: 1, less: 'x'}}))).toEqual([
      'notes-show, status 200: the example has the field `less`, which its schema does not define',
    ]);
  });
});

describe('an example that does not hold', () => {
  test.each([
    ['a wrong type', {id: 'seven'}, '/id must be integer'],
    ['a missing field', {}, "the example must have required property 'id'"],
    ['a wrong format', {id: 1, at: 'yesterday'}, '/at must match format "date-time"'],
    ['an unknown field', {id: 1, zip: 2}, 'the example has the field `zip`, which its schema does not define'],
    ['null', null, 'the example must be object'],
  ])('is reported: %s', (_, example, message) => {
    expect(problems(spec({schema: ref, example}))).toEqual([`notes-show, status 200: ${message}`]);
  });

  test('is reported with the allowed values', () => {
    expect(problems(spec({schema: {enum: ['small', 'large']}, example: 'huge'}))).toEqual([
      'notes-show, status 200: the example must be equal to one of the allowed values: small, large',
    ]);
  });

  test.each([
    ['body', {requestBody: json({schema: ref, example: {id: 'x'}})}, 'notes-show, request body: /id'],
    ['error', {responses: {'422': json({schema: ref, example: {id: 'x'}})}}, 'notes-show, status 422: /id'],
    [
      'parameter',
      {parameters: [{name: 'page', schema: {type: 'integer', examples: ['x']}}]},
      'notes-show, parameter page: the example',
    ],
    [
      'header',
      {responses: {'204': {headers: {'X-Cost': {schema: {type: 'integer'}, example: 'x'}}}}},
      'notes-show, status 204, header X-Cost: the example',
    ],
  ])('is found in a %s', (_, operation, place) => {
    const document = {
      paths: {'/n/{a~b}/c': {put: {operationId: 'notes-show', ...operation}}},
      components: {schemas: {Note: note}},
    };
    expect(problems(document)).toEqual([`${place} must be integer`]);
  });

  test.each([
    ['schemas', 'schema A, field list', {properties: {list: {items: {type: 'integer', examples: ['x']}}}}],
    ['schemas', 'schema A', {anyOf: [{type: 'integer', examples: ['x']}]}],
    ['parameters', 'parameter A', {name: 'a', schema: {type: 'integer'}, example: 'x'}],
    ['headers', 'header A', {schema: {type: 'integer', examples: ['x']}}],
    ['responses', 'response A', json({schema: {type: 'integer'}, example: 'x'})],
  ])('is found in shared %s', (kind, place, part) => {
    expect(problems({components: {[kind]: {A: part}}})).toEqual([`${place}: the example must be integer`]);
  });
});

describe('an example that is missing', () => {
  const missing = 'no example. Add `examples:` to the schema, or `example:` next to it';

  test('is reported for a successful response and for a request body, also of a webhook', () => {
    const document = {
      paths: {
        '/n': {post: {operationId: 'a', requestBody: json({schema: ref}), responses: {'201': json({schema: ref})}}},
      },
      webhooks: {w: {post: {operationId: 'b', requestBody: json({schema: ref})}}},
      components: {schemas: {Note: note}},
    };
    expect(problems(document)).toEqual([
      `a, request body (application/json): ${missing}`,
      `a, status 201 (application/json): ${missing}`,
      `b, request body (application/json): ${missing}`,
    ]);
  });

  test('is also reported for a shared response', () => {
    const responses = {Notes: json({schema: {type: 'array'}})};
    const get = {operationId: 'a', responses: {'200': {$ref: '#/components/responses/Notes'}}};
    expect(problems({paths: {'/n': {get}}, components: {responses}})).toEqual([
      `a, status 200 (application/json): ${missing}`,
    ]);
  });

  test('is not required for an error, nor for a response without a body', () => {
    const responses = {'204': {description: 'Gone.'}, '422': json({schema: {type: 'object'}})};
    expect(problems({paths: {'/n': {get: {operationId: 'a', responses}}}})).toEqual([]);
  });
});

test('pointers escape what RFC 6901 asks for, and references are read back', () => {
  expect(join('', 'paths', '/a~b/{id}', 0)).toBe('/paths/~1a~0b~1{id}/0');
  expect(referred({'a/b': {'c~d': {found: true}}}, {$ref: '#/a~1b/c~0d'})).toEqual({found: true});
  expect(referred({}, {$ref: '#/nowhere/at/all'})).toEqual({});
  expect(referred({}, undefined)).toEqual({});
});

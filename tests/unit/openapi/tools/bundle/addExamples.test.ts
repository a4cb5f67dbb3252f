import {describe, expect, test} from 'vitest';
import {addExamples, addFirstExamples} from '../../../../../openapi/tools/bundle/addExamples';
import type {MediaType, Schema, Spec} from '../../../../../openapi/model/spec';
import {madeUpSpec} from '../../../support/madeUpSpec';

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`}) as Schema;

const schemas: Record<string, Schema> = {
  Person: {type: 'object', properties: {id: {examples: [1]}}, examples: [{id: 7, name: 'é 😀 {x}'}, {id: 8}]},
  People: {type: 'object', properties: {data: {type: 'array', items: ref('Person')}, note: {type: 'string'}}},
  Node: {type: 'object', properties: {id: {examples: [1]}, parent: ref('Node'), children: {items: ref('Node')}}},
  Left: {properties: {right: ref('Right')}},
  Right: {properties: {left: ref('Left')}},
};

/** A spec whose one operation returns this. */
const specOf = (media: MediaType): Spec =>
  madeUpSpec({
    paths: {'/a': {get: {operationId: 'a', summary: 'A', responses: {200: {content: {'application/json': media}}}}}},
    components: {schemas},
  });
const exampled = (media: MediaType): MediaType | undefined =>
  addExamples(specOf(media)).paths['/a']?.get?.responses?.[200]?.content?.['application/json'];

describe('addExamples', () => {
  const person = {id: 7, name: 'é 😀 {x}'};

  test.each<[string, Schema, unknown]>([
    ['its own first example', {examples: ['a', 'b']}, 'a'],
    ['the example of what it refers to', ref('Person'), person],
    ['a list of one', {type: 'array', items: ref('Person')}, [person]],
    ['its parts, without those that have none', ref('People'), {data: [person]}],
    ['a schema that contains itself, once', ref('Node'), {id: 1}],
    ['its parts that all hold', {allOf: [ref('Person'), {properties: {age: {examples: [9]}}}]}, {...person, age: 9}],
    ['its first variant', {anyOf: [{examples: ['a']}, ref('Person')]}, 'a'],
    [
      '@shown-01 its first variant with the value that selects it',
      {oneOf: [ref('Person'), ref('People')], discriminator: {propertyName: 'kind', mapping: {one: 'Person'}}},
      {...person, kind: 'one'},
    ],
    ['none where no part has one', {properties: {a: {type: 'string'}, b: {items: {}}}}, undefined],
    ['none of what leads nowhere', ref('Missing'), undefined],
    ['none of a circle of two', ref('Left'), undefined],
  ])('gives a schema %s', (_, schema, example) => {
    expect(exampled({schema})).toEqual({schema, example});
  });

  test.each<[string, MediaType]>([
    ['an example', {schema: ref('Person'), example: {id: 1}}],
    ['named examples', {schema: ref('Person'), examples: {one: {value: {id: 1}}}}],
  ])('leaves content with %s alone', (_, media) => {
    expect(exampled(media)).toEqual(media);
  });

  test('completes requests and responses of every method and webhook, and keeps everything else', () => {
    const content = {'application/json': {schema: ref('Person')}, 'text/plain': {schema: {type: 'string'}}};
    const completed = {...content, 'application/json': {schema: ref('Person'), example: person}};
    const headers = {'X-Cost': {schema: {examples: [1]}}};
    const operation = {
      operationId: 'a',
      summary: 'A',
      'x-paging': 'none' as const,
      requestBody: {required: true, content},
      responses: {200: {description: 'Done.', headers, content}, 204: {description: 'Gone.'}, 422: {content}},
    };
    const parameters = [{name: 'id', in: 'path' as const}];
    const item = {parameters, get: operation, post: operation, put: operation, patch: operation, delete: operation};
    const done = {
      ...operation,
      requestBody: {required: true, content: completed},
      responses: {
        200: {description: 'Done.', headers, content: completed},
        204: {description: 'Gone.'},
        422: {content: completed},
      },
    };
    const spec: Spec = {...specOf({}), paths: {'/a': item, '/b': {}}, webhooks: {created: {post: operation}}};
    expect(addExamples(spec)).toEqual({
      ...spec,
      paths: {'/a': {parameters, get: done, post: done, put: done, patch: done, delete: done}, '/b': {}},
      webhooks: {created: {post: done}},
    });
  });
});

describe('addFirstExamples', () => {
  const mediaOf = (spec: Spec): MediaType | undefined =>
    spec.paths['/a']?.get?.responses?.[200]?.content?.['application/json'];
  const first = (media: MediaType): MediaType | undefined => mediaOf(addFirstExamples(specOf(media)));
  const named = {one: {value: {id: 1}}, two: {value: {id: 2}}};

  test('gives tools that know a single example the first of those with names', () => {
    expect(first({examples: named})).toEqual({examples: named, example: {id: 1}});
  });

  test('@shown-01 follows the reference of a shared example', () => {
    const examples = {one: {$ref: '#/components/examples/One'}};
    const {components, ...spec} = specOf({examples} as MediaType);
    const shared = {...spec, components: {...components, examples: {One: {value: {id: 3}}}}};
    expect(mediaOf(addFirstExamples(shared))).toEqual({examples, example: {id: 3}});
  });
});

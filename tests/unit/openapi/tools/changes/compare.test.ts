import {expect, test} from 'vitest';
import {changesBetween} from '../../../../../openapi/tools/changes/compare';
import {linesOf as linesOfSubject} from '../../../../../openapi/pages/changelog/changeBlocks';
import type {Node} from '../../../../../openapi/model/node';

const person = {
  type: 'object',
  properties: {id: {type: 'integer'}, city: {type: 'string', description: 'Where.'}, old: {type: 'string'}},
};

const older = {
  openapi: '3.1.0',
  info: {title: 'API', version: '1'},
  servers: [],
  paths: {
    '/people': {
      get: {
        operationId: 'people-index',
        summary: 'List people',
        'x-scopes': [{scope: 'people:read'}],
        'x-rate-limit-cost': {base: 1},
        parameters: [
          {name: 'page', in: 'query', schema: {type: 'integer'}},
          {name: 'sort', in: 'query', schema: {type: 'string', enum: ['id']}},
          {name: 'ids', in: 'query', schema: {type: 'string'}},
        ],
        responses: {200: {content: {'application/json': {schema: {$ref: '#/components/schemas/Person'}}}}},
      },
      post: {
        operationId: 'people-create',
        summary: 'Create a person',
        requestBody: {content: {'application/json': {schema: {type: 'object', properties: {city: {type: 'string'}}}}}},
        responses: {201: {description: 'Made.'}},
      },
      delete: {operationId: 'people-destroy', summary: 'Delete all', responses: {}},
    },
  },
  webhooks: {
    person_updated: {
      post: {
        summary: 'A person changed',
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Person'}}}},
      },
    },
  },
  components: {schemas: {Person: person}},
};

/** The older description with something changed in it. */
function changed(change: (spec: typeof older) => void): Node {
  const copy = structuredClone(older);
  change(copy);
  return copy;
}

const linesOf = (newer: Node): string[] =>
  changesBetween(older, newer).flatMap((changed) =>
    linesOfSubject(changed).map(({kind, impact, text}) => `${changed.subject} | ${kind} | ${impact} | ${text}`),
  );

test('descriptions that differ in words and examples alone do not differ', () => {
  const newer = changed(({paths, components}) => {
    paths['/people'].post.responses[201].description = 'Created.';
    paths['/people'].post.summary = 'Add a person';
    Object.assign(components.schemas.Person, {title: 'Person', examples: [{id: 1}]});
    Object.assign(components.schemas.Person.properties.city, {'x-unverified': 'Its length.'});
  });
  expect(linesOf(newer)).toEqual([]);
});

test('an operation that is new, gone or deprecated is one change', () => {
  const newer = changed(({paths}) => {
    Reflect.deleteProperty(paths['/people'], 'delete');
    Object.assign(paths['/people'].post, {deprecated: true});
    Object.assign(paths, {'/teams': {get: {operationId: 'teams-index', summary: 'List teams', responses: {}}}});
  });
  expect(linesOf(newer).sort()).toEqual([
    'DELETE /people | removed | breaking | Removed',
    'GET /teams | added | compatible | New',
    'POST /people | deprecated | compatible | Deprecated',
  ]);
});

test('a parameter is identified by its name, wherever it is in the list', () => {
  const newer = changed(({paths}) => {
    const {parameters} = paths['/people'].get;
    parameters.splice(0, 1);
    parameters.splice(1, 0, {name: 'team', in: 'query', required: true, schema: {type: 'string'}} as never);
    parameters[2] = {name: 'ids', in: 'query', schema: {type: 'integer'}};
  });
  expect(linesOf(newer).sort()).toEqual([
    'GET /people | added | breaking | Query parameter `team`: new, required, `string`',
    'GET /people | changed | breaking | Query parameter `ids`: `string` → `integer`',
    'GET /people | removed | breaking | Query parameter `page`: removed, `integer`',
  ]);
});

test('what callers read may become narrower, what they send wider; the other way breaks', () => {
  const newer = changed(({paths, components}) => {
    const {properties} = components.schemas.Person as {properties: Record<string, unknown>};
    properties.city = {type: ['string', 'null']};
    properties.new = {type: 'string'};
    Reflect.deleteProperty(properties, 'old');
    const body = paths['/people'].post.requestBody.content['application/json'].schema;
    Object.assign(body.properties, {city: {type: ['string', 'null']}, zip: {type: 'string'}});
    Object.assign(body, {required: ['zip']});
  });
  const lines = linesOf(newer).map((line) => line.replace(/\| (added|changed|removed) /, ''));
  expect(lines.filter((line) => line.startsWith('GET /people')).sort()).toEqual([
    'GET /people | breaking | Response 200, `city`: `string` → `string or null`',
    'GET /people | breaking | Response 200, `old`: removed, `string`',
    'GET /people | compatible | Response 200, `new`: new, `string`',
  ]);
  expect(lines.filter((line) => line.startsWith('person_updated')).sort()).toEqual([
    'person_updated | breaking | Delivery, `city`: `string` → `string or null`',
    'person_updated | breaking | Delivery, `old`: removed, `string`',
    'person_updated | compatible | Delivery, `new`: new, `string`',
  ]);
  expect(lines.filter((line) => line.startsWith('POST /people')).sort()).toEqual([
    'POST /people | breaking | Request body, `zip`: new, required, `string`',
    'POST /people | compatible | Request body, `city`: `string` → `string or null`',
  ]);
});

test('@hand-05 a changed type is named before and after, wherever its keywords are', () => {
  const newer = changed(({paths, components}) => {
    Object.assign(components.schemas.Person.properties.city, {format: 'date'});
    Object.assign(components.schemas.Person.properties.old, {oneOf: [{maxLength: 5}, {pattern: '^x'}]});
    Object.assign(components.schemas, {Id: {type: 'array', items: {type: 'integer'}}});
    Object.assign(components.schemas.Person.properties, {id: {$ref: '#/components/schemas/Id'}});
    Object.assign(paths['/people'].get.parameters[2]?.schema ?? {}, {type: 'array', items: {type: 'integer'}});
  });
  const lines = linesOf(newer).map((line) => line.replace(/ \| changed \| \w+/, ''));
  const own = new Set(lines.filter((line) => line.startsWith('GET')));
  expect([...own].sort()).toEqual([
    'GET /people | Query parameter `ids`: `string` → `integer[]`',
    'GET /people | Response 200, `city`: `string` → `string (date)`',
    'GET /people | Response 200, `id`: `integer` → `integer[]`',
    'GET /people | Response 200, `old`: maxLength `5` added',
    'GET /people | Response 200, `old`: pattern `^x` added',
  ]);
});

test('values that a list gained or lost share a line', () => {
  const newer = changed(({paths}) => {
    const [, sort] = paths['/people'].get.parameters;
    Object.assign(sort?.schema ?? {}, {enum: ['id', 'name', 'age']});
  });
  expect(linesOf(newer).sort()).toEqual([
    'GET /people | changed | compatible | Query parameter `sort`: enum `name`, `age` added',
  ]);
});

test.each([
  ['an added one breaks', ['a'], ['a', 'b'], 'breaking'],
  ['a removed one does not', ['a', 'b'], ['a'], 'compatible'],
])('of the values that callers read, %s', (_, before, after, impact) => {
  const withValues = (values: readonly string[]): Node => ({
    ...older,
    components: {schemas: {Person: {type: 'object', properties: {city: {type: 'string', enum: values}}}}},
  });
  const lines = changesBetween(withValues(before), withValues(after)).flatMap(linesOfSubject);
  expect(new Set(lines.map((line) => line.impact))).toEqual(new Set([impact]));
});

test('rights and costs are part of what callers rely on', () => {
  const newer = changed(({paths}) => {
    const {get} = paths['/people'];
    get['x-scopes'] = [{scope: 'people:write'}];
    get['x-rate-limit-cost'] = {base: 3};
  });
  expect(linesOf(newer).sort()).toEqual([
    'GET /people | changed | breaking | Scopes `people:write` added',
    'GET /people | changed | compatible | Rate limit cost base changed from `1` to `3`',
    'GET /people | changed | compatible | Scopes `people:read` removed',
  ]);
});

test.each(['constructor', 'toString'])('a field named %s is added', (name) => {
  const field = JSON.parse(`{"${name}": {"type": "string"}}`) as Node;
  const own: Node = {...older, components: {schemas: {Person: {type: 'object', properties: field}}}};
  const none: Node = {...older, components: {schemas: {Person: {type: 'object', properties: {}}}}};
  expect(JSON.stringify(changesBetween(none, own))).toContain(name);
});

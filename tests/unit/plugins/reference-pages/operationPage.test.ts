import {describe, expect, test} from 'vitest';
import {highlight} from '../../../../src/features/code/core/highlight';
import {attributes} from '../../../../plugins/reference-pages/mdx';
import {type OperationContext, operationPage} from '../../../../plugins/reference-pages/operationPage';
import type {Method, Parameter, PlacedOperation, Response, Schema} from '../../../../openapi/model/spec';
import {HOSTILE, assertMdx, partsOf} from '../../support/mdx';

const SERVER = 'https://api.example.com';
const context: OperationContext = {version: 'v2', server: SERVER, errors: {page: '/docs/api/', shared: new Set()}};
const json = (schema: Schema, example?: unknown) => ({'application/json': {schema, example}});
const bare: PlacedOperation = {operationId: 'people-index', summary: 'List people', method: 'get', path: '/v2/people'};

/** The page below its front matter, in blocks. */
const blocksOf = (operation: PlacedOperation): string[] =>
  partsOf(operationPage('people-index', operation, context))
    .body.trim()
    .split(/\n\n+/);
const tagOf = (operation: PlacedOperation, name: string): string | undefined =>
  blocksOf(operation).find((block) => block.startsWith(`<${name}`));
const sample = (title: string, language: string, code: string): string =>
  `<CodeBlock${attributes({title, language, html: highlight(code, language)})} />`;

describe('operationPage', () => {
  test('writes the page of an operation of which little is known', () => {
    expect(operationPage('people-index', bare, context)).toBe(
      [
        '---\nid: "people-index"\ntitle: "List people"\ndescription: "GET /v2/people of the Salesloft API."\nhide_table_of_contents: true\ncustom_edit_url: null\n---\n',
        '<Operation method={"get"} path={"/v2/people"} server={"https://api.example.com"}>',
        '<OperationText>',
        '<TryItPlace version={"v2"} operation={"people-index"} />',
        '',
        '<Essentials idempotent reads />',
        '## Responses',
        'No response is documented.',
        '</OperationText>',
        '<OperationSamples>',
        '<RequestSamples />',
        '</OperationSamples>',
        '</Operation>',
        '',
      ].join('\n\n'),
    );
  });

  test('writes all that a spec says, in the order in which it is needed', () => {
    const operation: PlacedOperation = {
      ...bare,
      method: 'put',
      path: '/v2/people/{id}',
      summary: 'Update a person',
      description: 'Changes a {person}.',
      deprecated: true,
      parameters: [
        {name: 'X-Trace', in: 'header', schema: {type: 'string'}},
        {name: 'dry', in: 'query', description: 'Only try.', schema: {type: 'boolean'}},
        {name: 'session', in: 'cookie', schema: {type: 'string'}},
        {name: 'id', in: 'path', required: true, schema: {type: 'integer'}},
      ],
      requestBody: {
        required: true,
        description: 'The changes.',
        content: json({properties: {name: {type: 'string'}}}, {name: 'A'}),
      },
      responses: {
        200: {
          description: 'Done.',
          headers: {'X-Cost': {description: 'Its cost.', schema: {type: 'integer'}}, 'X-Bare': {}},
          content: json({properties: {id: {type: 'integer'}}}, {id: 1}),
        },
        404: {description: 'There is none.', headers: {'X-Cost': {}}, 'x-unverified': 'a guess'},
      },
    };
    expect(blocksOf(operation)).toEqual([
      '<Operation method={"put"} path={"/v2/people/{id}"} server={"https://api.example.com"} deprecated>',
      '<OperationText>',
      '<TryItPlace version={"v2"} operation={"people-index"} />',
      String.raw`Changes a \{person\}.`,
      '<Essentials idempotent />',
      '## Path parameters',
      '<Fields>',
      '<Field name={"id"} anchor={"path-id"} type={"integer"} required />',
      '</Fields>',
      '## Query parameters',
      '<Fields>',
      '<Field name={"dry"} anchor={"query-dry"} type={"boolean"}>',
      'Only try.',
      '</Field>',
      '</Fields>',
      '## Header parameters',
      '<Fields>',
      '<Field name={"X-Trace"} anchor={"header-x-trace"} type={"string"} />',
      '</Fields>',
      '## Cookies',
      '<Fields>',
      '<Field name={"session"} anchor={"cookie-session"} type={"string"} />',
      '</Fields>',
      '## Request body',
      '<RequestBody anchor={"body"}>',
      'The changes. JSON, required.',
      '<Fields>',
      '<Field name={"name"} anchor={"body-name"} type={"string"} />',
      '</Fields>',
      '</RequestBody>',
      '## Responses',
      '<Response status={"200"} anchor={"response-200"}>',
      'Done.',
      '<Fields>',
      '<Field name={"id"} anchor={"response-200-id"} type={"integer"} />',
      '</Fields>',
      '<Fields kind={"headers"} fold={"closed"} count={2}>',
      '<Field name={"X-Cost"} anchor={"response-200-header-x-cost"} type={"integer"}>',
      'Its cost.',
      '</Field>',
      '<Field name={"X-Bare"} anchor={"response-200-header-x-bare"} type={"any value"} />',
      '</Fields>',
      '</Response>',
      '<Response status={"404"} anchor={"response-404"} unverified={"a guess"}>',
      'There is none.',
      '<Fields kind={"headers"} fold={"closed"} count={1}>',
      '<Field name={"X-Cost"} anchor={"response-404-header-x-cost"} type={"any value"} />',
      '</Fields>',
      '</Response>',
      '</OperationText>',
      '<OperationSamples>',
      '<RequestSamples body />',
      sample('Response 200', 'json', '{\n  "id": 1\n}'),
      '</OperationSamples>',
      '</Operation>',
    ]);
  });

  test.each<[string, Partial<PlacedOperation>, string]>([
    [
      'scopes',
      {'x-scopes': [{scope: 'people:read', inferred: true}]},
      ' scopes={[{"scope":"people:read","inferred":true}]}',
    ],
    ['the cost', {'x-rate-limit-cost': {base: 1, deepPages: true}}, ' cost={{"base":1,"deepPages":true}}'],
    ['paging', {'x-paging': 'cursor'}, ' paging={"cursor"}'],
    ['what runs later', {'x-async': true}, ' async'],
    ['what admins may', {'x-admin-only': true}, ' adminOnly'],
    ['events', {'x-webhook-events': ['person_created']}, ' events={["person_created"]}'],
    ['what is a guess', {'x-unverified': 'a "guess"'}, String.raw` unverified={"a \"guess\""}`],
    ['nothing of what is not so', {'x-async': false, 'x-admin-only': false}, ''],
  ])('tells %s among the essentials', (_, extensions, expected) => {
    expect(tagOf({...bare, ...extensions}, 'Essentials')).toBe(`<Essentials${expected} idempotent reads />`);
  });

  test.each<[Method, boolean | undefined, string]>([
    ['get', undefined, ' idempotent reads'],
    ['post', undefined, ''],
    ['post', true, ' idempotent'],
    ['put', undefined, ' idempotent'],
    ['put', false, ''],
    ['patch', undefined, ''],
    ['delete', undefined, ' idempotent'],
  ])('says of %s with x-idempotent %j whether to send it again: %j', (method, idempotent, expected) => {
    const operation = {...bare, method, 'x-idempotent': idempotent};
    expect(tagOf(operation, 'Essentials')).toBe(`<Essentials${expected} />`);
  });

  test.each<[string, Readonly<Record<string, Response>>, string[]]>([
    ['none without an answer', {}, []],
    ['none of an error', {404: {content: json({}, {error: 'no'})}}, []],
    [
      'one for each name of an error',
      {422: {content: {'application/json': {examples: {a: {value: {errors: {}}, summary: 'Taken'}}}}}},
      ['Response 422: Taken'],
    ],
    ['none of an answer without content', {204: {description: 'Gone.'}}, []],
    ['one of null', {200: {content: json({}, null)}}, ['Response 200']],
    ['one of another type than JSON', {201: {content: {'text/csv': {example: 'a,b'}}}}, ['Response 201']],
    [
      'one for each answer that succeeds, and each name',
      {
        200: {content: {'application/json': {examples: {a: {value: 1, summary: 'Short'}, b: {value: 2}}}}},
        201: {content: json({}, 1)},
      },
      ['Response 200: Short', 'Response 200: b', 'Response 201'],
    ],
  ])('shows of the answer %s', (_, responses, titles) => {
    const page = operationPage('a', {...bare, responses}, context);
    expect([...page.matchAll(/<CodeBlock title=\{"([^"]*)"\}/g)].map(([, title]) => title)).toEqual(titles);
  });

  test.each<[string, PlacedOperation['requestBody'], string]>([
    ['a small place where no body is sent', undefined, '<RequestSamples />'],
    ['a tall place where a body is sent', {content: json({examples: [{name: 'A'}]})}, '<RequestSamples body />'],
  ])('holds %s for the samples, which the build writes into the HTML', (_, requestBody, expected) => {
    const operation: PlacedOperation = {...bare, method: 'post', requestBody};
    expect(tagOf(operation, 'RequestSamples')).toBe(expected);
  });

  test('says that a body is JSON and may be left out', () => {
    const operation: PlacedOperation = {...bare, method: 'post', requestBody: {content: json({type: 'object'})}};
    expect(blocksOf(operation)).toContain('JSON.');
  });

  test('shows an answer that is not JSON as it is written', () => {
    const responses = {200: {content: {'text/csv': {example: 'a,b\n1,2'}}}};
    expect(operationPage('a', {...bare, responses}, context)).toContain(sample('Response 200', 'text', 'a,b\n1,2'));
  });

  test('names the operation and the reason when it cannot be shown', () => {
    const broken: PlacedOperation = {...bare, responses: {200: {content: json({items: 7 as unknown as Schema})}}};
    expect(() => operationPage('people-index', broken, context)).toThrow(
      'The operation people-index cannot be shown: 7 stands where a schema is expected.',
    );
  });

  test.each(HOSTILE)('stays valid MDX when every word is text with %s', async (_, hostile) => {
    const schema: Schema = {
      description: hostile,
      enum: [hostile, ''],
      properties: {
        a: {type: 'array', items: {type: 'array', items: {properties: {b: {description: hostile, default: hostile}}}}},
        c: {oneOf: [{properties: {d: {pattern: hostile}}}, {type: 'null'}], description: hostile},
        e: 'circular(Person)',
      },
    };
    const parameter: Parameter = {name: 'q', in: 'query', required: true, description: hostile, schema};
    const operation: PlacedOperation = {
      ...bare,
      method: 'post',
      summary: hostile,
      description: hostile,
      parameters: [parameter],
      requestBody: {description: hostile, content: json(schema, {a: hostile})},
      responses: {200: {description: hostile, headers: {h: {description: hostile}}, content: json(schema, hostile)}},
      'x-unverified': hostile,
    };
    const page = operationPage('a', operation, context);
    expect(partsOf(page).data).toMatchObject({title: hostile});
    await expect(assertMdx(page)).resolves.toBeUndefined();
  });
});

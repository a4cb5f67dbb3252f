import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {plainParameters} from '../../../../openapi/tools/postman/plainParameters';
import {postmanCollection} from '../../../../openapi/tools/postman/postmanCollection';
import {stableId} from '../../../../openapi/tools/postman/stableId';
import {withFirstExamples} from '../../../../openapi/tools/bundle/withExamples';
import {type Parameter, type Spec, operationsOf} from '../../../../openapi/model/spec';
import {apiVersions} from '../../../../src/config/apiVersions';
import {tinySpec} from '../../support/tinySpec';

/** The part of Postman's own library that reads a collection. */
interface PostmanLibrary {
  readonly Collection: new (json: unknown) => {
    forEachItem(visit: (item: PostmanItem) => void): void;
  };
}
interface PostmanItem {
  readonly id: string;
  readonly name: string;
  readonly request: {readonly method: string; readonly url: {getPath(options?: {unresolved: boolean}): string}};
  readonly responses: {count(): number};
  getAuth(): {readonly type: string; readonly parameters: () => {get(key: string): string}} | undefined;
}

// Postman's library is a dependency of the OpenAPI plugin, not of ours.
const ofPlugin = createRequire(createRequire(import.meta.url).resolve('docusaurus-plugin-openapi-docs'));
const {Collection: PostmanCollection} = ofPlugin('postman-collection') as PostmanLibrary;

type Collection = ReturnType<typeof postmanCollection>;
type RequestItem = Collection['item'][number]['item'][number];

const itemsOf = ({item}: Collection): RequestItem[] => item.flatMap((folder) => folder.item);

const placeOf = ({request}: RequestItem): string =>
  `${request.method} /${request.url.path.join('/').replaceAll(/:(\w+)/g, '{$1}')}`;

const bodyOf = (text: string | undefined): unknown => (text ? JSON.parse(text) : undefined);

const read = (file: string): unknown => JSON.parse(readFileSync(`openapi/dist/published/openapi/${file}`, 'utf8'));

describe('the Postman collection of a tiny description', () => {
  const collection = postmanCollection(tinySpec());

  test('has a folder for each tag, with its words and its operations', () => {
    expect(collection.item).toMatchObject([
      {
        name: 'Widgets',
        description: {content: 'A widget is what the tests are about.', type: 'text/markdown'},
        item: [{name: 'List widgets'}, {name: 'Fetch a widget'}],
      },
    ]);
    expect(itemsOf(collection).map(placeOf)).toEqual(['GET /widgets', 'GET /widgets/{id}']);
  });

  test('sends the credential of one variable to the host of another', () => {
    expect(collection.auth).toEqual({type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]});
    expect(collection.variable).toMatchObject([
      {key: 'baseUrl', value: 'https://tiny.test'},
      {key: 'apiKey', value: ''},
    ]);
    for (const {request} of itemsOf(collection)) expect(request.url.host).toEqual(['{{baseUrl}}']);
  });

  test('fills in what the description gives as an example', () => {
    const [, show] = itemsOf(collection);
    expect(show?.request.url.variable).toMatchObject([{key: 'id', value: '7'}]);
    const responses = show?.response.map(({name, body}) => [name, bodyOf(body)]);
    expect(responses).toEqual([
      ['200 OK', {id: 7, size: 'small'}],
      ['401 Unauthorized', undefined],
      ['403 Forbidden', undefined],
      ['404 Not found', undefined],
      ['429 Too many requests', undefined],
    ]);
  });

  test('leads to the site in its words', () => {
    const tiny = tinySpec();
    const linked = {...tiny, info: {...tiny.info, description: 'See [limits](/docs/a/) and [b](https://b.example/).'}};
    expect(postmanCollection(linked).info.description.content).toBe(
      'See [limits](https://developers.salesloft.com/docs/a/) and [b](https://b.example/).',
    );
  });
});

describe('plainParameters', () => {
  const namesAndValues = (parameter: Partial<Parameter>): unknown =>
    plainParameters({operationId: 'a', summary: 'A', parameters: [{name: 'p', in: 'query', ...parameter}]}).map(
      (plain) => [plain.name, (plain as {readonly example?: string}).example],
    );

  test.each<[string, Partial<Parameter>, unknown]>([
    ['its first example', {schema: {type: 'integer', examples: [3, 4], default: 5}}, [['p', '3']]],
    ['its default', {schema: {type: 'boolean', default: false, enum: [true]}}, [['p', 'false']]],
    ['its first allowed value', {schema: {type: 'string', enum: ['ASC', 'DESC']}}, [['p', 'ASC']]],
    ['nothing when nothing is given', {schema: {type: 'integer', minimum: 3}}, [['p', '']]],
    ['nothing without a schema', {}, [['p', '']]],
    ['a list with commas', {schema: {type: 'array', examples: [[1, 2]]}}, [['p', '1,2']]],
    ['the first allowed value of a list', {schema: {type: 'array', items: {enum: ['a', 'b']}}}, [['p', 'a']]],
    [
      'one value for each property in brackets',
      {style: 'deepObject', schema: {properties: {gt: {examples: ['2026']}, lt: {}, self: true}}},
      [
        ['p[gt]', '2026'],
        ['p[lt]', ''],
        ['p[self]', ''],
      ],
    ],
    [
      'one place for names that are not known',
      {style: 'deepObject', schema: {additionalProperties: {type: 'string'}}},
      [['p[name]', '']],
    ],
    ['nothing in brackets without a schema', {style: 'deepObject'}, []],
  ])('gives a parameter %s', (_, parameter, expected) => {
    expect(namesAndValues(parameter)).toEqual(expected);
  });
});

describe('stableId', () => {
  test('is the UUID of version 5 in the name space of URLs', () => {
    // As Python's uuid.uuid5(uuid.NAMESPACE_URL, ...) gives it.
    expect(stableId('https://example.com/')).toBe('dd2c1780-811a-5296-81c5-178a0ef488bc');
  });
});

describe.each(apiVersions)('the published Postman collection of API $label', ({id}) => {
  const spec = withFirstExamples(read(`${id}.json`) as Spec);
  const collection = read(`${id}.postman_collection.json`) as Collection;
  const items = itemsOf(collection);
  const operations = operationsOf(spec);

  test('holds every operation with its method, path and title', () => {
    const expected = operations.map(({method, path, summary}) => `${method.toUpperCase()} ${path}: ${summary}`);
    expect(items.map((item) => `${placeOf(item)}: ${item.name}`).sort()).toEqual(expected.sort());
  });

  test('holds the bodies of the description, to the letter', () => {
    for (const item of items) {
      const operation = operations.find(({method, path}) => placeOf(item) === `${method.toUpperCase()} ${path}`);
      expect(bodyOf(item.request.body?.raw)).toEqual(operation?.requestBody?.content['application/json']?.example);
      for (const {code, body} of item.response) {
        const inline = operation?.responses?.[String(code)]?.content?.['application/json'];
        if (inline) expect(bodyOf(body)).toEqual(inline.example);
      }
      expect(item.response).toHaveLength(Object.keys(operation?.responses ?? {}).length);
    }
  });

  test('has no id twice', () => {
    expect(JSON.stringify(collection)).not.toMatch(/\bundefined\b/);
    const ids = [...items.map((item) => item.id), ...items.flatMap(({response}) => response.map((one) => one.id))];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('sends no optional parameter until a person switches it on', () => {
    for (const {request} of items) {
      for (const {disabled, description} of request.url.query) {
        expect(disabled).toBe(!description.content.startsWith('(Required)'));
      }
    }
  });

  test("is read by Postman's own library", () => {
    const seen: string[] = [];
    new PostmanCollection(collection).forEachItem((item) => {
      seen.push(`${item.request.method} ${item.request.url.getPath({unresolved: true})}`);
      expect(item.getAuth()?.type).toBe('bearer');
      expect(item.responses.count()).toBeGreaterThan(0);
    });
    expect(seen).toEqual(items.map(({request}) => `${request.method} /${request.url.path.join('/')}`));
  });
});

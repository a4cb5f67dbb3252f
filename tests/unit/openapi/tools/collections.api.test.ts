import {readFileSync} from 'node:fs';
import {PostmanValidator} from '@har-sdk/validator';
import type {OpenCollection} from '@opencollection/types';
import type {Environment} from '@opencollection/types/config/environments';
import type {HttpRequest} from '@opencollection/types/requests/http';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {type Parameter, type Spec, operationsOf} from '../../../../openapi/model/spec';
import {addFirstExamples} from '../../../../openapi/tools/bundle/addExamples';
import type {postmanCollection} from '../../../../openapi/tools/collections/postman';
import {requestCollection} from '../../../../openapi/tools/collections/requests';
import {apiVersions} from '../../../../src/config/apiVersions';
import {publishedFolder} from '../../../../src/config/publicFiles';
import {tinySpec} from '../../support/tinySpec';

const read = (file: string): Buffer => readFileSync(`${publishedFolder}/openapi/${file}`);

/** A request in one line: method, path with `{id}`, title, body. */
const line = (method: string | undefined, url: string | undefined, name: string | undefined, body: unknown): string =>
  [method, (url ?? '').replaceAll(/:(\w+)/g, '{$1}').replace(/\?.*/, ''), name, JSON.stringify(body)].join(' ');

const bodyOf = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

describe.each(apiVersions)('the published collections of API $label', ({id}) => {
  const spec = addFirstExamples(JSON.parse(read(`${id}.json`).toString()) as Spec);
  const described = operationsOf(spec)
    .map(({method, path, summary, requestBody}) =>
      line(method.toUpperCase(), `{{baseUrl}}${path}`, summary, requestBody?.content['application/json']?.example),
    )
    .sort();

  test("@home-04 Postman's holds against its schema, and has every operation with its example, and no key", async () => {
    const collection = JSON.parse(read(`${id}.postman_collection.json`).toString()) as ReturnType<
      typeof postmanCollection
    >;
    expect(await new PostmanValidator().verify(collection as never)).toEqual([]);
    const items = collection.item.flatMap(({item}) => item);
    const listed = items.map(({name, request: {method, url, body}}) => line(method, url.raw, name, bodyOf(body?.raw)));
    expect(listed.sort()).toEqual(described);
    expect(collection.auth).toEqual({type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]});
    for (const variable of ['apiKey', 'recordId'])
      expect(collection.variable.find(({key}) => key === variable)?.value).toBe('');
    // Running all of it deletes nothing.
    const deleted = items.filter(({request}) => request.method === 'DELETE');
    for (const {value} of deleted.flatMap(({request}) => request.url.variable)) expect(value).toBe('{{recordId}}');
  });

  test("@home-04 Bruno's has the same requests, and a secret without a value", () => {
    const files = Object.entries(unzipSync(read(`${id}.bruno.zip`))).map(
      ([name, content]) => [name.split('/').slice(1).join('/'), parse(strFromU8(content)) as unknown] as const,
    );
    const at = (name: string): unknown => files.find(([file]) => file === name)?.[1];
    const requests = files.map(([, file]) => file as HttpRequest).filter(({info}) => info?.type === 'http');
    const listed = requests.map(({info, http: {method, url, body} = {}}) =>
      line(method, url, info?.name, bodyOf((body as {readonly data?: string} | undefined)?.data)),
    );
    expect(listed.sort()).toEqual(described);
    expect((at('opencollection.yml') as OpenCollection).request).toEqual({auth: {type: 'bearer', token: '{{apiKey}}'}});
    const {variables} = at('environments/Salesloft.yml') as Environment;
    expect(variables).toContainEqual({name: 'apiKey', secret: true});
    expect(variables).toContainEqual({name: 'recordId', value: ''});
    const deleted = requests.filter(({http}) => http?.method === 'DELETE').flatMap(({http}) => http?.params ?? []);
    for (const {type, value} of deleted) if (type === 'path') expect(value).toBe('{{recordId}}');
  });
});

describe('parameters of a collection', () => {
  const rows = (parameter: Partial<Parameter>): unknown => {
    const spec = tinySpec();
    const parameters: Parameter[] = [{name: 'p', in: 'query', ...parameter}];
    const get = {operationId: 'a', summary: 'A', tags: ['Widgets'], parameters};
    const [folder] = requestCollection({...spec, paths: {'/a': {get}}}).folders;
    return folder?.requests[0]?.parameters.query.map(({name, value, description, isSent}) =>
      [name, value, description, isSent && 'sent'].filter(Boolean).join(' '),
    );
  };

  test('@home-04 are in the URL only if they are sent', () => {
    const parameters: Parameter[] = [
      {name: 'sent', in: 'query', required: true, example: 1},
      {name: 'offered', in: 'query', example: 2},
    ];
    const get = {operationId: 'a', summary: 'A', tags: ['Widgets'], parameters};
    const [folder] = requestCollection({...tinySpec(), paths: {'/a': {get}}}).folders;
    expect(folder?.requests[0]?.url).toBe('{{baseUrl}}/a?sent=1');
  });

  test.each<[string, Partial<Parameter>, string[]]>([
    ['a value from its example', {schema: {type: 'integer', examples: [3], default: 5}}, ['p 3']],
    ['no invented value', {schema: {type: 'integer', minimum: 3}}, ['p']],
    ['a value to send if it is required', {required: true, schema: {type: 'boolean'}}, ['p true sent']],
    ['a link to the site', {description: '[A](/docs/a/)'}, ['p [A](https://developers.salesloft.com/docs/a/)']],
    [
      'a row for each bound of a range',
      {style: 'deepObject', description: 'A range.', schema: {properties: {gt: {description: 'After.'}, lt: {}}}},
      ['p[gt] After.', 'p[lt] A range.'],
    ],
    ['a row for any name', {style: 'deepObject', schema: {additionalProperties: {type: 'string'}}}, ['p[name]']],
  ])('@home-04 have %s', (_, parameter, expected) => {
    expect(rows(parameter)).toEqual(expected);
  });
});

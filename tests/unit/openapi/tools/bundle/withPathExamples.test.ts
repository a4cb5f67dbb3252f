import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {withPathExamples} from '../../../../../openapi/tools/bundle/withPathExamples';
import {dereference} from '../../../../../openapi/model/dereference';
import {type Operation, type Schema, type Spec, operationsOf} from '../../../../../openapi/model/spec';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {sampleRequest} from '../../../../../src/features/samples/core/sampleRequest';
import {madeUpSpec} from '../../../support/madeUpSpec';

const operation = (path: string, example?: unknown, schema: Schema = {type: 'string'}): Operation => ({
  operationId: 'a',
  summary: 'A',
  parameters: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => ({name, in: 'path', required: true, schema})),
  responses: {'200': {content: {'application/json': {example}}}},
});

const examplesIn = (paths: Spec['paths'], path: string): unknown => {
  const item = withPathExamples(madeUpSpec({paths})).paths[path];
  return (item?.delete ?? item?.get)?.parameters?.map(({schema}) => schema?.examples?.[0]);
};

const integer: Schema = {type: 'integer'};
const [record, list] = ['/people/{id}', '/people'];

describe('withPathExamples', () => {
  test.each<[string, Spec['paths'], string, unknown]>([
    ['its own record', {[record]: {get: operation(record, {data: {id: 7}})}}, record, ['7']],
    [
      'another operation of the path',
      {[record]: {get: operation(record, {id: 7}), delete: operation(record)}},
      record,
      ['7'],
    ],
    [
      'the list above',
      {[list]: {get: operation(list, {data: [{id: 7}]})}, [record]: {delete: operation(record)}},
      record,
      ['7'],
    ],
    [
      'the record that a longer path goes through, whatever its name',
      {
        [record]: {get: operation(record, {data: {id: 7}})},
        '/people/{person_id}/notes': {get: operation('/people/{person_id}/notes', {data: [{id: 8}]}, integer)},
      },
      '/people/{person_id}/notes',
      [7],
    ],
    [
      'nothing that has not its type',
      {[record]: {get: operation(record, {data: {id: 'a'}}, integer)}},
      record,
      [undefined],
    ],
    [
      'its own example first',
      {[record]: {get: operation(record, {id: 7}, {type: 'string', examples: ['me']})}},
      record,
      ['me'],
    ],
    ['nothing where nothing is known', {[record]: {get: operation(record, null)}}, record, [undefined]],
  ])('takes the id from %s', (_, paths, path, expected) => {
    expect(examplesIn(paths, path)).toEqual(expected);
  });
});

describe.each(apiVersions)('The published description of $label', ({specPath}) => {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  const operations = operationsOf(spec).map((one) => dereference(spec, one));

  test('@api-01 every path parameter has an example of its own type', () => {
    const problems = operations.flatMap(({method, path, parameters = []}) =>
      parameters
        .filter((parameter) => parameter.in === 'path')
        .filter(({schema = {}}) => typeof schema.examples?.[0] !== (schema.type === 'integer' ? 'number' : 'string'))
        .map(({name}) => `${method} ${path}: give the path parameter ${name} an example of its type`),
    );
    expect(problems).toEqual([]);
  });

  test('@api-02 no sample has a made-up id, and all operations of a path have the same', () => {
    const urls = new Map<string, Set<string>>();
    for (const one of operations.filter(({path}) => path.includes('{'))) {
      const {url} = sampleRequest(one, '');
      expect(url).not.toMatch(/abc123|\/1(?:\/|$)/);
      urls.set(one.path, (urls.get(one.path) ?? new Set()).add(url));
    }
    expect([...urls].filter(([, different]) => different.size > 1)).toEqual([]);
  });
});

import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, test} from 'vitest';
import {join} from '../../../../openapi/model/node';
import {type PlacedOperation, examplesOf, mainMedia, operationsOf} from '../../../../openapi/model/spec';
import {successOf} from '../../../../src/features/sandbox/core/records';
import {indexSeed} from '../../../../src/features/sandbox/core/store';
import seed from '../../../../src/features/sandbox/core/seed.json';
import {description, router, testSandbox} from './testSandbox';

const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false});
addFormats(ajv);
ajv.addSchema(description, 'spec');

const exampleOf = ({schema}: {schema?: {examples?: readonly unknown[]}}): string =>
  encodeURIComponent(String(schema?.examples?.[0]));

/** The request with the examples of the description: its path, required parameters and body. */
function exampleRequest({method, path}: Pick<PlacedOperation, 'method' | 'path'>): [request: string, body: unknown] {
  const {operation} = router.find(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')) ?? {};
  const {parameters = [], requestBody} = operation ?? {};
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    exampleOf(parameters.find((one) => one.name === name) ?? {}),
  );
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${one.schema?.examples ? exampleOf(one) : encodeURIComponent('+15035550111')}`);
  const [, media = {}] = mainMedia(requestBody?.content) ?? [];
  return [`${method.toUpperCase()} ${target}?${query.join('&')}`, examplesOf(media)[0]?.value];
}

describe('the example request of each operation', () => {
  test.each(operationsOf(description).map((operation) => [operation.operationId, operation] as const))(
    '@run-03 gets the documented response: %s',
    async (_, operation) => {
      const {send} = testSandbox();
      const [request, body] = exampleRequest(operation);
      const {status, body: received} = await send(request, body);
      const documented = Object.entries(operation.responses ?? {}).find(([code]) => code.startsWith('2'));
      expect([status, received]).toEqual([Number(documented?.[0]), received]);
      if (!documented?.[1].content) return;
      const keys = [
        'paths',
        operation.path,
        operation.method,
        'responses',
        status,
        'content',
        'application/json',
        'schema',
      ];
      const validate = ajv.compile({$ref: `spec#${encodeURI(join('', ...keys))}`});
      validate(received);
      expect(validate.errors).toBeNull();
    },
  );
});

const records = indexSeed(seed);

test('@run-03 the seed says the same as the examples of the description, and refers only to records that exist', () => {
  for (const [list, byId] of records) {
    const operation = router.find('GET', list)?.operation;
    if (!operation) throw new Error(`${list} is no list of the API`);
    const {examples, record: schema} = successOf(operation);
    for (const example of examples) {
      const record = byId.get(String(example.id)) ?? {};
      const shared = Object.keys(record).filter((name) => name in example);
      expect(Object.fromEntries(shared.map((name) => [name, record[name]])), `${list} ${String(example.id)}`).toEqual(
        Object.fromEntries(shared.map((name) => [name, example[name]])),
      );
    }
    for (const [id, record] of byId) {
      const unknown = Object.keys(record).filter((name) => !(name in (schema?.properties ?? {})));
      expect(unknown, `${list} ${id}`).toEqual([]);
      for (const href of JSON.stringify(record).matchAll(/"https:\/\/api\.salesloft\.com(\/v2\/[^"]+)\/(\w+)"/g)) {
        const target = records.get(href[1] ?? '');
        if (target) expect([...target.keys()], `${list} ${id} ${href[0]}`).toContain(href[2]);
      }
    }
  }
});

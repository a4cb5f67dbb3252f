import {existsSync} from 'node:fs';
import {Validator} from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {apiVersions} from '../../src/config/apiVersions';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {downloads, parsed, textOf} from './bundles';

type Json = Record<string, unknown>;

/** Every value of a document that is found at a key, at any depth. */
function valuesAt(key: string, node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => [
    ...(name === key ? [child as unknown] : []),
    ...valuesAt(key, child),
  ]);
}

/** What the validator of others says of a text; each text gets a validator that has seen no other. */
const verdictOn = (text: string): ReturnType<Validator['validate']> => new Validator().validate(text);

const versions = apiVersions.map(({label, id}) => [label, id] as const);

describe('@api-06 the published descriptions, read by tools of others', () => {
  test.each(downloads)('%s is a valid OpenAPI 3.1 document', async (name) => {
    const validator = new Validator();
    expect(await validator.validate(textOf(name))).toEqual({valid: true});
    expect(validator.version).toBe('3.1');
  });

  test.each(versions)('every schema of API %s is valid JSON Schema 2020-12', (_, id) => {
    const spec = parsed(textOf(`${id}.json`));
    const ajv = new Ajv2020({strict: false});
    const schemas = [...Object.values(spec.components.schemas ?? {}), ...valuesAt('schema', spec)] as Json[];
    expect(schemas.length).toBeGreaterThan(20);
    for (const schema of schemas) {
      void ajv.validateSchema(schema);
      expect(ajv.errors, JSON.stringify(schema)).toBeNull();
    }
  });

  test.each(downloads)('%s refers to nothing outside itself', (name) => {
    const spec = parsed(textOf(name));
    const outside = ['$ref', 'operationRef', 'externalValue']
      .flatMap((key) => valuesAt(key, spec))
      .filter((reference) => !String(reference).startsWith('#/'));
    expect(outside).toEqual([]);
  });

  test.each(versions)('API %s is the same in JSON and in YAML', (_, id) => {
    expect(parsed(textOf(`${id}.yaml`))).toEqual(parsed(textOf(`${id}.json`)));
  });
});

describe('@api-06 a broken copy is rejected', () => {
  const whole = textOf('v1.json');
  const [aPath = ''] = Object.keys(parsed(whole).paths);

  test.each<[string, (copy: Json & {info: Json; paths: Record<string, Json>}) => void]>([
    ['without a title', ({info}) => delete info.title],
    ['of no known version', (copy) => (copy.openapi = '4.0.0')],
    ['with a field that OpenAPI does not know', (copy) => (copy.extra = true)],
    ['with a parameter in no known place', ({paths}) => (paths[aPath] = {parameters: [{name: 'id', in: 'nowhere'}]})],
    ['with a reference to nothing', ({paths}) => (paths[aPath] = {$ref: '#/components/pathItems/nobody'})],
    ['with a reference to another file', ({paths}) => (paths[aPath] = {$ref: 'paths.yaml'})],
  ])('%s', async (_, breakIt) => {
    const copy = JSON.parse(whole) as Parameters<typeof breakIt>[0];
    breakIt(copy);
    const {valid, errors} = await verdictOn(JSON.stringify(copy, null, 2));
    expect(valid).toBe(false);
    expect(errors?.length).toBeGreaterThan(0);
  });
});

describe('@api-06 the built site', () => {
  const server = createSiteServer('build');
  let site: string;
  beforeAll(async () => {
    if (!existsSync('build')) throw new Error('There is no build/ to ask for the descriptions. Run npm run build');
    site = `http://127.0.0.1:${String(await listen(server, 0))}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test.each(downloads)('serves /openapi/%s as bundled', async (name) => {
    const answer = await fetch(`${site}/openapi/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(
      name.endsWith('json') ? /^application\/json/ : /^application\/yaml/,
    );
    const text = await answer.text();
    expect(
      text === textOf(name),
      `build/openapi/${name} is not the bundle: make the site again with npm run build`,
    ).toBe(true);
    expect(await verdictOn(text)).toEqual({valid: true});
  });
});

import {Validator} from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, test} from 'vitest';
import {apiVersions} from '../../src/config/apiVersions';
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

  test.each(versions)('API %s is the same in JSON and in YAML', (_, id) => {
    expect(parsed(textOf(`${id}.yaml`))).toEqual(parsed(textOf(`${id}.json`)));
  });
});

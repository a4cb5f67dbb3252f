import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {operationsOf} from '../../openapi/model/spec';
import {parsed, textOf} from './bundles';
import {observedFiles, observedRecords} from './observed';
import {callOf} from './requests';
import {SILENT, type Workspace, compile, createWorkspace} from './workspace';

const GENERATOR = 'openapi-zod-client';
/** Schemas without a client. */
const TEMPLATE = path.resolve(`node_modules/${GENERATOR}/src/templates/schemas-only.hbs`);

let workspace: Workspace;
beforeAll(async () => {
  workspace = createWorkspace();
  workspace.add('zod');
  const input = path.resolve('openapi/dist/published/openapi/v2.json');
  const args = [input, '-o', 'schemas.ts', '-t', TEMPLATE, '--export-schemas'];
  const outcome = await workspace.run(`${GENERATOR}/bin.js`, args);
  expect(outcome.failed, outcome.errors).toBe(false);
  // openapi-zod-client writes for Zod 3, which Zod 4 has as a part.
  workspace.write('schemas.ts', workspace.read('schemas.ts').replace(/from .zod.;/, "from 'zod/v3';"));
});
afterAll(() => workspace.remove());

/** What does not parse of some values by schema. */
async function problemsOf(values: Readonly<Record<string, readonly unknown[]>>): Promise<unknown> {
  workspace.write('values.json', JSON.stringify(values));
  const {output, errors} = await workspace.run('tsx/dist/cli.mjs', ['zod.mts', 'values.json']);
  expect(errors).toBe('');
  return JSON.parse(output);
}

const spec = parsed(textOf('v2.json'));

/** The schema of the record, or of the records, in the `data` of a successful response; undefined where it has no name. */
function recordSchema(operation: ReturnType<typeof operationsOf>[number]): string | undefined {
  const [, success] = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const data = success?.content?.['application/json']?.schema?.properties?.data;
  const node = (typeof data === 'object' ? (data.items ?? data) : {}) as {readonly $ref?: string};
  return node.$ref?.split('/').at(-1);
}

describe('Zod schemas made by openapi-zod-client', () => {
  test('@true-01 compile', async () => {
    expect(await compile(workspace, '--skipLibCheck', 'zod.mts')).toEqual(SILENT);
  });

  test('@true-01 parse records as the API sends them, empty fields included', async () => {
    const values = Object.fromEntries(observedFiles.map((schema) => [schema, observedRecords(schema)]));
    expect(await problemsOf(values)).toEqual([]);
  });

  test('@true-01 reject null where the API always sends a value', async () => {
    const [person] = observedRecords('Person') as [object];
    expect(await problemsOf({Person: [{...person, display_name: null}]})).toEqual([
      'Person.display_name: Expected string, received null',
    ]);
  });

  test('@true-01 parse what the sandbox returns for every read operation', async () => {
    const values: Record<string, unknown[]> = {};
    for (const operation of operationsOf(spec).filter(({method}) => method === 'get')) {
      const schema = recordSchema(operation);
      if (schema === undefined) continue;
      const response = await fetch(`${inject('mockApi')}${callOf(spec, operation).address}`, {
        headers: {Authorization: 'Bearer a-token'},
      });
      const {data} = (await response.json()) as {data: unknown};
      (values[schema] ??= []).push(...[data].flat());
    }
    expect(Object.keys(values).length).toBeGreaterThan(40);
    expect(await problemsOf(values)).toEqual([]);
  });
});

import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {observedFiles, observedRecords} from './observed';
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
});

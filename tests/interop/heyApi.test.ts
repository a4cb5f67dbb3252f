import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {observedProgram} from './observed';
import {SILENT, type Workspace, compile, createWorkspace, guideProgram} from './workspace';

let workspace: Workspace;
beforeAll(async () => {
  workspace = createWorkspace();
  workspace.add('heyApi');
  const input = path.resolve('openapi/dist/published/openapi/v2.json');
  const outcome = await workspace.run('@hey-api/openapi-ts/bin/run.js', ['-i', input, '-o', 'client', '--no-log-file']);
  expect(outcome.failed, outcome.errors).toBe(false);
});
afterAll(() => workspace.remove());

test('@true-01 a client made by @hey-api/openapi-ts compiles, with a program that uses it and with records as the API sends them', async () => {
  workspace.write(
    'observed.mts',
    observedProgram("import type * as api from './client';", (schema) => `api.${schema}`),
  );
  workspace.write('guide.mts', guideProgram('listPeople.ts', '@hey-api/openapi-ts'));
  expect(await compile(workspace, 'heyApi.mts', 'observed.mts', 'guide.mts')).toEqual(SILENT);
});

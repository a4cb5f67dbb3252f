import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {exampleOf} from './bundles';
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

describe('a client made by @hey-api/openapi-ts', () => {
  test('@true-01 compiles, with a program that uses it and with records as the API sends them', async () => {
    workspace.write(
      'observed.mts',
      observedProgram("import type * as api from './client';", (schema) => `api.${schema}`),
    );
    workspace.write('guide.mts', guideProgram('listPeople.ts', '@hey-api/openapi-ts'));
    expect(await compile(workspace, 'heyApi.mts', 'observed.mts', 'guide.mts')).toEqual(SILENT);
  });

  test('@true-01 makes calls of the sandbox and gets the data of the examples', async () => {
    const {output, errors} = await workspace.run('tsx/dist/cli.mjs', ['heyApi.mts'], {SANDBOX_URL: inject('mockApi')});
    expect(errors).toBe('');
    expect(JSON.parse(output)).toEqual({
      me: exampleOf('get', '/v2/me'),
      people: exampleOf('get', '/v2/people'),
      person: exampleOf('post', '/v2/people'),
    });
  });
});

import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import {apiVersions} from '../../src/config/apiVersions';
import {exampleOf, textOf} from './bundles';
import {observedFiles, observedProgram} from './observed';
import {type Outcome, SILENT, type Workspace, compile, createWorkspace, guideProgram} from './workspace';

let workspace: Workspace;
/** All are compiled at once: the compiler takes seconds to read the types. */
let compiled: Outcome;
beforeAll(async () => {
  workspace = createWorkspace();
  workspace.add('openapiFetch');
  for (const {id} of apiVersions) workspace.write(`${id}.d.ts`, textOf(`${id}.d.ts`));
  const typeOf = (schema: string): string => `components['schemas']['${schema}']`;
  workspace.write('observed.mts', observedProgram("import type {components} from './v2';", typeOf));
  workspace.write('guide.mts', guideProgram('people.ts', 'openapi-typescript', 'openapi-fetch', 'openapi-zod-client'));
  compiled = await compile(workspace, 'v1.d.ts', 'v2.d.ts', 'openapiFetch.mts', 'observed.mts', 'guide.mts');
});
afterAll(() => workspace.remove());

describe('the published types', () => {
  test('@true-01 compile as strictly as can be, with a program of openapi-fetch and records as the API sends them', () => {
    expect(observedFiles.length).toBeGreaterThan(15);
    expect(compiled).toEqual(SILENT);
  });

  test.each(apiVersions.map(({label, id}) => [label, id]))(
    'leave no field of API %s without a possible value',
    (_, id) => {
      // What openapi-typescript makes of an object without properties; `additionalProperties: true` says that any will do.
      const closed = workspace
        .read(`${id}.d.ts`)
        .match(/^\s(?!.*\| Record<string, never>).*Record<string, never>.*$/gm);
      expect(closed).toBeNull();
    },
  );
});

test('the program makes three calls of the sandbox and gets the data of the examples', async () => {
  const {failed, output, errors} = await workspace.run('tsx/dist/cli.mjs', ['openapiFetch.mts'], {
    SANDBOX_URL: inject('mockApi'),
  });
  expect(errors).toBe('');
  expect(failed).toBe(false);
  expect(JSON.parse(output)).toEqual({
    me: exampleOf('get', '/v2/me'),
    people: exampleOf('get', '/v2/people'),
    person: exampleOf('post', '/v2/people'),
  });
});

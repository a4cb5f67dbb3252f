import {execFile} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import openapiTS, {astToString} from 'openapi-typescript';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Method} from '../../openapi/model/spec';
import {apiVersions} from '../../src/config/apiVersions';
import {parsed, textOf} from './bundles';
import {startSandbox} from './sandbox';

const PROGRAM = 'tests/strangers/client.mts.txt';
/** Below node_modules, so that the program finds its packages, and no check of the project finds the program. */
const CACHE = 'node_modules/.cache';

let folder: string;
beforeAll(async () => {
  mkdirSync(CACHE, {recursive: true});
  folder = mkdtempSync(path.join(CACHE, 'strangers-'));
  copyFileSync(PROGRAM, path.join(folder, 'client.mts'));
  for (const {id} of apiVersions) {
    writeFileSync(path.join(folder, `${id}.ts`), astToString(await openapiTS(textOf(`${id}.json`))));
  }
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const typesOf = (id: string): string => readFileSync(path.join(folder, `${id}.ts`), 'utf8');

interface Outcome {
  readonly failed: boolean;
  readonly output: string;
  readonly errors: string;
}

/** Runs a tool of node_modules in the folder of the program. */
function run(
  tool: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = {...process.env, ...environment};
    execFile(
      process.execPath,
      [path.resolve('node_modules', tool), ...args],
      {cwd: folder, env},
      (error, output, errors) => resolve({failed: error !== null, output, errors}),
    );
  });
}

const COMPILE = '--strict --noEmit --target ES2022 --module ESNext --moduleResolution bundler --types node'.split(' ');

describe('types made from the descriptions', () => {
  test('compile, together with a program that uses them, as strictly as can be', async () => {
    const outcome = await run('typescript/bin/tsc', [...COMPILE, 'v1.ts', 'v2.ts', 'client.mts']);
    expect(outcome).toEqual({failed: false, output: '', errors: ''});
  });

  test.each(apiVersions.map(({label, id}) => [label, id]))(
    'leave no field of API %s without a possible value',
    (_, id) => {
      // What openapi-typescript makes of an object without properties; `additionalProperties: true` says that any will do.
      const closed = typesOf(id).match(/^\s(?!.*\| Record<string, never>).*Record<string, never>.*$/gm);
      expect(closed).toBeNull();
    },
  );
});

/** The example of an operation's success, whichever its status. */
function exampleOf(method: Method, address: string): unknown {
  const responses = parsed(textOf('v2.json')).paths[address]?.[method]?.responses ?? {};
  const [success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const example = success && responses[success]?.content?.['application/json']?.example;
  if (!example) throw new Error(`${method} ${address} has no example of its success.`);
  return example;
}

test('the program makes five calls of the sandbox and gets the data of the examples', async () => {
  const sandbox = await startSandbox();
  try {
    const {failed, output, errors} = await run('tsx/dist/cli.mjs', ['client.mts'], {SANDBOX_URL: sandbox.url});
    expect(errors).toBe('');
    expect(failed).toBe(false);
    expect(JSON.parse(output)).toEqual({
      me: exampleOf('get', '/v2/me'),
      people: exampleOf('get', '/v2/people'),
      person: exampleOf('post', '/v2/people'),
      membership: exampleOf('post', '/v2/cadence_memberships'),
      subscription: exampleOf('post', '/v2/webhook_subscriptions'),
    });
  } finally {
    await sandbox.stop();
  }
});

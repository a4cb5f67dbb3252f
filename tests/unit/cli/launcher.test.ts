import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {transformSync} from 'esbuild';
import {beforeEach, describe, expect, test} from 'vitest';
import {folderOfEachTest} from '../../fixtures/temporaryFolder';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** A checkout before its packages are installed. */
const folder = folderOfEachTest();
beforeEach(() => {
  for (const file of ['.config/run.cjs', 'package.json']) cpSync(file, path.join(folder(), file));
});
/** The launcher calls a method of `process` that doesn't return. */
class Exit extends Error {
  constructor(readonly code: number) {
    super();
  }
}

/** Starts a command in that checkout, under another Node version, with the modules of this process. */
function start(
  command: string,
  version = process.version,
  config = path.join(folder(), '.config'),
): {code: number | null; said: string} {
  const said: string[] = [];
  const launcher = path.join(folder(), '.config/run.cjs');
  const exit = (code: number): never => {
    throw new Exit(code);
  };
  try {
    const launch = compileFunction(readFileSync(launcher, 'utf8'), ['require', 'process', 'console', '__dirname']) as (
      ...globals: readonly unknown[]
    ) => void;
    launch(
      createRequire(launcher),
      {version, execPath: process.execPath, ppid: 1, argv: [process.execPath, launcher, command], exit},
      {error: (message: string) => said.push(message)},
      config,
    );
    return {code: null, said: said.join('\n')};
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
    return {code: error.code, said: said.join('\n')};
  }
}

describe('A command', () => {
  test.each([
    ['src/cli/demo.ts', 'tsx'],
    ['vitest', 'vitest'],
  ])('%s without packages says how to install them, and ends its process', (command, tool) => {
    const args = ['.config/run.cjs', command];
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8', cwd: folder()});
    const missing = `There is no ${tool} in node_modules/.bin. If packages of the project are missing, install them first: npm ci\n`;
    expect({status, stdout, stderr}).toEqual({status: 1, stdout: '', stderr: missing});
  });

  test('that does not exist is named', () => {
    mkdirSync(path.join(folder(), 'node_modules/.bin'), {recursive: true});
    writeFileSync(path.join(folder(), 'node_modules/.bin/tsx'), '');
    expect(start('src/cli/nope.ts')).toEqual({
      code: 1,
      said: 'There is no src/cli/nope.ts. Run it in the folder of the project.',
    });
  });

  test.each(['v12.22.0', 'v18.20.4', 'v20.9.0'])('on Node %s says which is needed', (version) => {
    const {code, said} = start('src/cli/build.ts', version);
    expect(code).toBe(1);
    expect(said).toContain(`This is Node ${version.slice(1)} (`);
    expect(said).toContain('and the project needs 20.19 or later. Install it');
    expect(said.split('\n')).toHaveLength(1);
  });

  test.each(['#', '?', '%', '\\', '[', ']', '{', '}'])('in a folder with %s in its name says so at once', (sign) => {
    const root = `/home/maya/a ${sign} b`;
    expect(start('src/cli/build.ts', process.version, `${root}/docs/.config`)).toEqual({
      code: 1,
      said: `The project is in ${root}/docs, and builds fail in a folder with ${sign} in its name. Move or rename it so that its path has none of # ? % [ ] { } and no backslash.`,
    });
  });

  test.each(['v20.19.0', 'v22.1.0', 'v100.0.0'])('on Node %s is not stopped by it', (version) => {
    expect(start('src/cli/build.ts', version).said).not.toContain('This is Node');
  });

  test('is started by the launcher, whichever script it is', () => {
    expect(Object.values(scripts).filter((script) => !script.startsWith('node .config/run.cjs '))).toEqual([]);
  });

  test('is started by a file that Node 12 can read', () => {
    const source = readFileSync('.config/run.cjs', 'utf8');
    const written = (target: string): string => transformSync(source, {target}).code;
    expect(written('node12.20')).toBe(written('esnext'));
  });
});

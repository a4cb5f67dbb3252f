import {execFile} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {devDependencies} from '../../package.json';

/** Below node_modules, so that programs find their packages, and no check of the project finds the programs. */
const CACHE = 'node_modules/.cache';

/** How a command ended. */
export interface Outcome {
  readonly failed: boolean;
  readonly output: string;
  readonly errors: string;
}

/** A temporary folder in which generated clients and the programs that use them are compiled and run. */
export interface Workspace {
  readonly folder: string;
  /** Copies a program of tests/interop (`<name>.mts.txt`) to `<name>.mts`. */
  add(program: string): void;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Runs a script of node_modules in the folder. */
  run(script: string, args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Outcome>;
  remove(): void;
}

/** Makes an empty workspace. Remove it when the tests are done. */
export function createWorkspace(): Workspace {
  mkdirSync(CACHE, {recursive: true});
  const folder = mkdtempSync(path.join(CACHE, 'interop-'));
  // Generated .ts files are modules, like the programs.
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  return {
    folder,
    add: (program) => copyFileSync(`tests/interop/${program}.mts.txt`, path.join(folder, `${program}.mts`)),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    run: (script, args, environment = {}) =>
      new Promise((resolve) => {
        const env = {...process.env, ...environment};
        const command = [path.resolve('node_modules', script), ...args];
        execFile(process.execPath, command, {cwd: folder, env, maxBuffer: 64e6}, (error, output, errors) =>
          resolve({failed: error !== null, output, errors}),
        );
      }),
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

const GUIDE = 'docs/platform/guides/sdks-and-generators.mdx';

/**
 * The program with a title in the guide about generators.
 *
 * @throws when it isn't there, or when the guide names another version of one of the packages than the tested one
 */
export function guideProgram(title: string, ...packages: readonly string[]): string {
  const guide = readFileSync(GUIDE, 'utf8');
  for (const [name, version] of Object.entries(devDependencies))
    if (packages.includes(name) && !guide.includes(`${name}@${version}`))
      throw new Error(`${GUIDE} doesn't name ${name}@${version}, which is tested. Correct its version.`);
  const program = guide.split(`title="${title}"\n`)[1]?.split('```')[0];
  if (program === undefined) throw new Error(`${GUIDE} has no program ${title}.`);
  return program;
}

/** Compiles files of a workspace as strictly as TypeScript can. */
export const compile = (workspace: Workspace, ...files: readonly string[]): Promise<Outcome> =>
  workspace.run('typescript/bin/tsc', [
    ...'--strict --noEmit --skipDefaultLibCheck --target ES2022 --module ESNext --moduleResolution bundler --types node'.split(
      ' ',
    ),
    ...files,
  ]);

/** What a successful command without anything to say gives. */
export const SILENT: Outcome = {failed: false, output: '', errors: ''};

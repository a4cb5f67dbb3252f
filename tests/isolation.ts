import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, realpathSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteSettings} from '../sandbox/settings';
import {sandboxPorts} from '../src/cli/sandboxPorts';
import {StepFailed, main, removeAtEnd, run, step} from '../src/node/command';
import {filesOf as filesIn, writeIn} from '../src/node/files';
import {Passes} from './stages/Passes';
import {GENERATED, Tree, isIn, pathOf} from './stages/Tree';
import {builtName} from './stages/builtFiles';
import {filesOf} from './stages/project';
import {STAGES, type Stage} from './stages/stages';

/** What earlier stages made, if they did. */
const made = (): string[] =>
  GENERATED.filter((folder) => existsSync(folder)).flatMap((folder) =>
    filesIn(folder).map((file) => `${folder}/${file}`),
  );

/** A copy of the project in which all files are empty that a stage did not read. */
function copyFor(reads: ReadonlySet<string>): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'isolated-'));
  removeAtEnd(folder);
  for (const file of [...filesOf(['.']), ...made()]) {
    if (reads.has(file) || reads.has(builtName(file))) cpSync(file, path.join(folder, file));
    else writeIn(folder, file, '');
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  execFileSync('git', ['add', '.'], {cwd: folder});
  return folder;
}

async function runIsolated(name: string, {command: [command, args], writes = []}: Stage): Promise<void> {
  const kept = Object.keys(new Passes(new Tree()).readsOf(name)).map(pathOf);
  const reads = new Set(kept.filter((file) => !writes.some((folder) => isIn(folder, file))));
  const env = {...process.env, ...siteSettings(sandboxPorts())};
  await run(command, args, {cwd: copyFor(reads), env});
}

/**
 * Runs each part of `npm test` in a copy of the project in which all files are empty that it did not read, so that a file
 * without a record makes it fail. `npm test` must have passed before. With names, runs only these parts.
 */
main(async () => {
  const names = process.argv.slice(2);
  const failed: string[] = [];
  for (const [name, stage] of Object.entries(STAGES))
    if (names.length === 0 || names.includes(name))
      await step(`${name} without what it doesn't read`, () => runIsolated(name, stage)).catch(() => failed.push(name));
  if (failed.length > 0) throw new StepFailed(`Read a file that no record has: ${failed.join(', ')}.`);
});

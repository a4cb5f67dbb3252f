import path from 'node:path';
import {readOptions} from '../node/options';
import {StepFailed, main, run, step, tsx} from '../node/steps';
import {checksums, differences} from './checksums';
import {checkOut, lastCommit, linkPackages, scratchFolder} from './scratch';

/** Two folders with paths of different length and depth, so that a path in a file is noticed. */
const FOLDERS = ['a', 'another/folder/of-the-same-commit'] as const;

/** Builds a commit in a folder with its own packages and cold caches. */
async function buildIn(folder: string, commit: string): Promise<ReadonlyMap<string, string>> {
  checkOut(commit, folder);
  await linkPackages('node_modules', folder);
  await run(...tsx('src/cli/build.ts'), {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  return checksums(path.join(folder, 'build'));
}

/** Compares two builds of one commit, byte for byte. Needs GNU cp, and a temporary folder on the project's disk. */
main(async () => {
  readOptions('npm run reproduce');
  const scratch = scratchFolder('reproduce');
  const commit = lastCommit();
  const build = (name: string): Promise<ReadonlyMap<string, string>> =>
    step(`Build in ${name}`, () => buildIn(path.join(scratch, name), commit));
  const first = await build(FOLDERS[0]);
  const second = await build(FOLDERS[1]);
  const different = differences(first, second);
  if (different.length > 0)
    throw new StepFailed(`${String(different.length)} of ${String(first.size)} files differ:\n${different.join('\n')}`);
  console.log(`All ${String(first.size)} files are the same.`);
});

import {realpathSync, rmSync} from 'node:fs';
import path from 'node:path';
import {main, readOptions, run, step, tool} from '../src/node/command';
import {checkOut} from './checkOut';

/** Builds the last commit in a folder with its own packages and cold caches. Returns the folder of the site. */
async function buildIn(name: string): Promise<string> {
  const folder = checkOut(name);
  const packages = path.join(folder, 'node_modules');
  // Hard links, because a link to the folder would give both builds the same path.
  await run('cp', ['-a', '--link', realpathSync('node_modules'), packages]);
  rmSync(path.join(packages, '.cache'), {recursive: true, force: true});
  await run(...tool('src/cli/build.ts'), {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  return path.join(folder, 'build');
}

/**
 * Compares two builds of one commit, byte for byte, in folders whose paths differ in length. Needs GNU cp, and a temporary
 * folder on the project's disk.
 */
main(async () => {
  readOptions('npm run nightly -- reproduce');
  const first = await step('Build', () => buildIn('a'));
  const second = await step('Build again', () => buildIn('another-folder-of-the-same-commit'));
  await step('Compare', () => run('diff', ['--recursive', '--brief', first, second]));
});

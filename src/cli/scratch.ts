import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {removeAtEnd} from '../node/lifetime';
import {run} from '../node/steps';

/** A temporary folder outside the project, which is removed at the end of the command. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`));
  removeAtEnd(folder);
  return folder;
}

/** The commit that is checked out. @throws when there is no git or no commit */
export const lastCommit = (): string => execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim();

/** Copies the files of a commit to a new folder. */
export function checkOut(commit: string, folder: string): void {
  mkdirSync(folder, {recursive: true});
  const archive = execFileSync('git', ['archive', '--format=tar', commit], {maxBuffer: 1024 ** 3});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
}

/**
 * Hard-links the files of `node_modules` into a folder, without build caches. A link to the folder itself would give two
 * builds the same path. Needs GNU cp, and both folders on one disk.
 */
export async function linkPackages(from: string, folder: string): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  await run('cp', ['-a', '--link', realpathSync(from), packages]);
  rmSync(path.join(packages, '.cache'), {recursive: true, force: true});
}

import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A folder outside of the project, below the system's for such things; gone when the command ends. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** Puts the files of the last commit into a new folder. @throws when there is no git or no commit */
export function checkOut(folder: string): void {
  mkdirSync(folder, {recursive: true});
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], {maxBuffer: 1024 ** 3});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
}

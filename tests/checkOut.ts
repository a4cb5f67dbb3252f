import {execFileSync} from 'node:child_process';
import {mkdtempSync, realpathSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {removeAtEnd} from '../src/node/command';

/** Writes the files of the last commit to a temporary folder, which is removed at the end of the command. Returns the folder. */
export function checkOut(name: string): string {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), `${name}-`));
  removeAtEnd(folder);
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], {maxBuffer: 1024 ** 3});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
  return folder;
}

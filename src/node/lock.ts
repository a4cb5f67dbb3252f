import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {atEnd} from './lifetime';

/** Whether a process runs. */
function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process ID in a file; undefined if the file is damaged. */
function ownerOf(file: string): number | undefined {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    return id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the file if it does not exist. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Lets one command at a time do a work, by a file with its process ID. A file of a killed command does not count.
 * @param work what only one command can do, for the message
 * @returns a function that lets others begin; the end of the command does too
 * @throws while another command does it
 */
export function lock(file: string, work: string): () => void {
  mkdirSync(path.dirname(file), {recursive: true});
  const busy = (owner?: number): Error =>
    new Error(
      `Another command${owner === undefined ? '' : ` (process ${String(owner)})`} is ${work} in this folder. Wait until it is done, or stop it. If there is none, delete ${file}`,
    );
  if (!claim(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && isAlive(owner)) throw busy(owner);
    rmSync(file, {force: true, recursive: true});
    // Another command can have found the same.
    if (!claim(file)) throw busy(ownerOf(file));
  }
  const release = (): void => rmSync(file, {force: true});
  const forget = atEnd(release);
  return () => {
    forget();
    release();
  };
}

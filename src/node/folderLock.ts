// cspell:words lstart
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {removeAtEnd} from './command';

/** For how long an empty lock is one that is being written. Milliseconds. */
const WRITING = 1000;

/** When a process started: in ticks since the boot on Linux, elsewhere as `ps` says. Empty without such a process. */
function startOf(pid: string): string {
  const env = {...process.env, LC_ALL: 'C', TZ: 'UTC'};
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'lstart=', '-p', pid], {encoding: 'utf8', env}).stdout.trim();
  try {
    // The name of the program is in parentheses, and can have any characters (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '';
  } catch {
    return '';
  }
}

/** What a lock says about its process. Later, another process can have the same ID. In containers it nearly always does. */
const ownerOf = (pid: string): string => `${pid} ${startOf(pid)}`;

/** The process that has a lock. Undefined without one: a crash, or something else, left the file. */
function ownerIn(file: string): string | undefined {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats?.isFile()) return undefined;
  const text = readFileSync(file, 'utf8');
  if (text === '') return Date.now() - stats.mtimeMs < WRITING ? 'unknown' : undefined;
  const [pid = ''] = text.split(' ');
  return /^\d+$/.test(pid) && text === ownerOf(pid) ? pid : undefined;
}

/**
 * Takes a lock until the command ends.
 * @throws with the process that has it, or the reason why the folder can't be written to
 */
export function takeLock(file: string, what: string): void {
  try {
    if (ownerIn(file) === undefined) rmSync(file, {recursive: true, force: true});
    writeFileSync(file, ownerOf(String(process.pid)), {flag: 'wx'});
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EEXIST'
        ? `Another ${what} is running in this folder (process ${ownerIn(file) ?? 'unknown'}). Wait until it ends. If there is none, remove ${file}.`
        : `The ${what} can't write to its folder (${message}). Make it writable, or work in a copy.`,
      {cause: error},
    );
  }
  removeAtEnd(file);
}

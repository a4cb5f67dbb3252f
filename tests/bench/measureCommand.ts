import {spawn} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';

export interface Measured {
  /** Wall-clock time, in seconds. */
  readonly seconds: number;
  /** Most memory that the command and its children held at once, in megabytes. */
  readonly megabytes: number;
}

/** How often memory is looked at, in milliseconds. */
const INTERVAL = 250;

/** Parent and resident memory (in kilobytes) of a process; undefined for one that ended meanwhile. */
function statusOf(pid: string): {readonly parent: string; readonly resident: number} | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string): string => new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? '0';
    return {parent: field('PPid'), resident: Number(field('VmRSS'))};
  } catch {
    return undefined;
  }
}

/** Memory of a process and all below it, in megabytes. Linux only: elsewhere 0. */
function memoryOf(root: number): number {
  let processes: string[];
  try {
    processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const all = new Map(processes.map((pid) => [pid, statusOf(pid)]));
  const isBelow = (pid: string): boolean => {
    const parent = all.get(pid)?.parent;
    return pid === String(root) || (parent !== undefined && parent !== '0' && isBelow(parent));
  };
  const kilobytes = [...all]
    .filter(([pid]) => isBelow(pid))
    .reduce((sum, [, status]) => sum + (status?.resident ?? 0), 0);
  return kilobytes / 1024;
}

/** Runs a command to its end and watches its memory. @throws with its output when it fails. */
export function measureCommand(folder: string, command: readonly string[]): Promise<Measured> {
  const start = Date.now();
  const child = spawn(process.execPath, command, {cwd: folder, env: {...process.env, NO_UPDATE_NOTIFIER: '1'}});
  let output = '';
  let megabytes = 0;
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryOf(child.pid ?? 0));
  }, INTERVAL);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({seconds: (Date.now() - start) / 1000, megabytes});
      else reject(new Error(`${command.join(' ')} ended with ${String(code)}:\n${output.slice(-4000)}`));
    });
  });
}

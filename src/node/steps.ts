import {type ChildProcess, type SpawnOptions, spawn} from 'node:child_process';
import {once} from 'node:events';
import {atEnd, isEnding, live} from './lifetime';

/** Seconds since a moment, for people. */
export const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** A failure that was explained already; the command ends with 1 and says no more. */
export class StepFailed extends Error {}

/** How long a child may take to end before it is killed. Milliseconds. */
const PATIENCE = 5000;

/** Starts a child that lives no longer than this command. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, {stdio: 'inherit', ...options});
  const forget = atEnd(() => stop(child));
  child.once('exit', forget).once('error', forget);
  return child;
}

/** Waits for a child. While the command ends nothing follows on it, so that no next step begins. */
function ended(child: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (isEnding()) return;
      if (code === 0) resolve();
      else reject(new StepFailed(signal ? `${what} was ended by ${signal}.` : ''));
    });
  });
}

const never = new Promise<never>(() => undefined);

/** Runs an npm script or tool of the project and waits; its output goes where ours goes, and says why it failed. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return isEnding() ? never : ended(start(command, args, options), args.join(' '));
}

/** Runs a tool and returns what it prints. */
export async function read(command: string, args: readonly string[]): Promise<string> {
  if (isEnding()) return never;
  const child = start(command, args, {stdio: ['ignore', 'pipe', 'ignore']});
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  await ended(child, args.join(' '));
  return Buffer.concat(chunks).toString();
}

/** Starts files of the project and tools by their names, and lets none outlive its parent. */
const LAUNCHER = '.config/run.cjs';

/** A tool of the project as a child process, such as `vitest`. */
export const tool = (name: string, ...args: string[]): [string, string[]] => [
  process.execPath,
  [LAUNCHER, name, ...args],
];

/** A TypeScript file of the project as a child process. */
export const tsx = (file: string, ...args: string[]): [string, string[]] => tool(file, ...args);

/** One line when a step begins, one with its time when it ends. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  console.log(`▸ ${label}`);
  try {
    const result = await work();
    console.log(`✓ ${label} (${secondsSince(start)})`);
    return result;
  } catch (error) {
    console.error(`✗ ${label} (${secondsSince(start)})`);
    throw error;
  }
}

/** Ends a child and waits for it, so that nothing outlives the command that started it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await exit;
  clearTimeout(timer);
}

/** Runs a command's main function; a failure is one message and exit code 1. */
export function main(work: () => Promise<void>): void {
  live(work, (error) => {
    if (!(error instanceof StepFailed) || error.message) console.error(error instanceof Error ? error.message : error);
  });
}

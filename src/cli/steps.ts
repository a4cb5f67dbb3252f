import {type ChildProcess, type SpawnOptions, spawn} from 'node:child_process';

/** Seconds since a moment, for people. */
export const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** A failure that was explained already; the command ends with 1 and says no more. */
export class StepFailed extends Error {}

/** Lets a child live no longer than this process; a signal that would end this process ends both. */
function shareEnd(child: ChildProcess): void {
  const end = (): void => void child.kill();
  const quit = (): void => process.exit(1);
  process.once('exit', end).once('SIGINT', quit).once('SIGTERM', quit);
  child.once('exit', () => process.off('exit', end).off('SIGINT', quit).off('SIGTERM', quit));
}

/** Runs an npm script or tool of the project and waits; its output goes where ours goes, and says why it failed. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: 'inherit', ...options});
    shareEnd(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new StepFailed(signal ? `${args.join(' ')} was ended by ${signal}.` : ''));
    });
  });
}

/** A TypeScript file of the project as a child process. */
export const tsx = (file: string, ...args: string[]): [string, string[]] => [
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', file, ...args],
];

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
export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Runs a command's main function; a failure is one message and exit code 1. */
export function main(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    if (!(error instanceof StepFailed) || error.message) console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

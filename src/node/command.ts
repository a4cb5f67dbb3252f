import {type ChildProcess, type SpawnOptions, spawn} from 'node:child_process';
import {once} from 'node:events';
import {type ParseArgsConfig, parseArgs} from 'node:util';
import {rmSync} from 'node:fs';

/** Signals that end a command: the terminal was closed, Ctrl-C, and what supervisors send. */
const SIGNALS = {SIGHUP: 1, SIGINT: 2, SIGTERM: 15} as const;

type Work = () => void | Promise<void>;

/** Cleanup before the process ends, latest first, because it can depend on earlier work. */
const works: Work[] = [];
let isEnding = false;
let isSuccess = false;

const never = new Promise<never>(() => undefined);

/** Registers cleanup for the end of the process, however it ends. Returns a function that removes it. */
export function atEnd(work: Work): () => void {
  works.push(work);
  return () => {
    if (works.includes(work)) works.splice(works.indexOf(work), 1);
  };
}

/** Removes a folder when the command ends, so that no incomplete files remain. */
export function removeAtEnd(folder: string): void {
  // Another process may still be writing.
  const remove = (): void => rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  atEnd(remove);
  // If a library exits the process, or an error is not caught.
  process.once('exit', remove);
}

/** Declares that the command runs until it is stopped, so that a signal is not a failure. */
export function endsWell(): void {
  isSuccess = true;
}

/** Waits for a signal that ends the command. Tells a parent with a channel that the command is ready. */
export function serving(): Promise<never> {
  endsWell();
  process.send?.('serving');
  return never;
}

async function doWorks(): Promise<void> {
  for (let work = works.pop(); work; work = works.pop()) {
    try {
      await work();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Runs the cleanup, and ends the process. Only the first call counts. */
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await doWorks();
  process.exit(code);
}

const endBy = (signal: keyof typeof SIGNALS): Promise<void> => end(isSuccess ? 0 : 128 + SIGNALS[signal]);

/** A failure that was already reported. The command exits with 1 without another message. */
export class StepFailed extends Error {}

/** Runs a command's main function, and cleans up after success, failure or a signal. A failure prints one message and exits with 1. */
export function main(work: Work): void {
  // Not `once`, because a terminal signals all processes, and some pass the signal on again.
  for (const signal of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]) process.on(signal, () => void endBy(signal));
  // Also if it throws before its first promise.
  Promise.resolve()
    .then(work)
    .then(doWorks)
    .catch((error: unknown) => {
      if (isEnding) return;
      if (!(error instanceof StepFailed) || error.message)
        console.error(error instanceof Error ? error.message : error);
      void end(1);
    });
}

type Parsed<Config extends ParseArgsConfig> = ReturnType<
  typeof parseArgs<Config & {options: {help: {type: 'boolean'}}}>
>;

/**
 * Options and arguments of the command. `--help` prints the usage and ends the process.
 * @param usage how to start it: `npm run mcp [-- folder]`
 * @param config options as `parseArgs` of Node takes them; without, all are refused
 * @throws with the usage when an option or argument is unknown
 */
export function readOptions<Config extends ParseArgsConfig = object>(usage: string, config?: Config): Parsed<Config> {
  try {
    const options = {...config?.options, help: {type: 'boolean', short: 'h'}} as const;
    const parsed = parseArgs({...config, options});
    if (parsed.values.help !== true) return parsed as Parsed<Config>;
  } catch (error) {
    // Node explains in further sentences how to pass such a word all the same.
    const [problem = ''] = (error as Error).message.split('. ');
    throw new Error(`${problem}. Usage: ${usage}`, {cause: error});
  }
  console.log(`Usage: ${usage}`);
  process.exit(0);
}

export const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Milliseconds to wait for a child to end before it is killed. A child waits less for its own, so that it can clean up after it. */
const PATIENCE = Number(process.env.COMMAND_PATIENCE ?? 5000);
const LESS = 1000;

/** Starts a child process that ends with this command. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const env = {...(options.env ?? process.env), COMMAND_PATIENCE: String(Math.max(PATIENCE - LESS, LESS))};
  const child = spawn(command, args, {stdio: 'inherit', ...options, env});
  const forget = atEnd(() => stop(child));
  child.once('exit', forget).once('error', forget);
  return child;
}

/** Node ends itself with SIGABRT after a native stack that says "heap out of memory". The build works with 600 MB. */
const fixFor = (signal: NodeJS.Signals): string =>
  signal === 'SIGABRT'
    ? ' It ran out of memory. Give Node more, for example 2 GB: NODE_OPTIONS=--max-old-space-size=2048'
    : '';

/** Waits for a child. Never settles while the command is ending, so that no further step starts. */
export function ended(child: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (isEnding) return;
      if (code === 0) resolve();
      // Ctrl-C signals both, and the end of the child can be reported before our own signal.
      else if (signal === 'SIGINT' || code === 130) void endBy('SIGINT');
      else reject(new StepFailed(signal ? `${what} was ended by ${signal}.${fixFor(signal)}` : ''));
    });
  });
}

/** Runs an npm script or tool and waits. It shares our output, which has the reason of a failure. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return isEnding ? never : ended(start(command, args, options), args.join(' '));
}

/** A tool (`vitest`) or a TypeScript file of the project as a child process, which ends with its parent. */
export const tool = (name: string, ...args: string[]): [string, string[]] => [
  process.execPath,
  ['.config/run.cjs', name, ...args],
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

export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await exit;
  clearTimeout(timer);
}

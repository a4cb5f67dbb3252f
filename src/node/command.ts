import {type ChildProcess, type SpawnOptions, spawn} from 'node:child_process';
import {once} from 'node:events';
import {atEnd, endBy, isEnding, live} from './lifetime';
import {type ParseArgsConfig, parseArgs} from 'node:util';

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

/** A failure that was already reported. The command exits with 1 without another message. */
export class StepFailed extends Error {}

/** Milliseconds to wait for a child to end before it is killed. */
const PATIENCE = 5000;

/** Starts a child process that ends with this command. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, {stdio: 'inherit', ...options});
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
function ended(child: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (isEnding()) return;
      if (code === 0) resolve();
      // Ctrl-C signals both, and the end of the child can be reported before our own signal.
      else if (signal === 'SIGINT' || code === 130) void endBy('SIGINT');
      else reject(new StepFailed(signal ? `${what} was ended by ${signal}.${fixFor(signal)}` : ''));
    });
  });
}

const never = new Promise<never>(() => undefined);

/** Runs an npm script or tool and waits. It shares our output, which has the reason of a failure. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return isEnding() ? never : ended(start(command, args, options), args.join(' '));
}

/** Starts files and tools of the project, and ends them with their parent. */
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

export async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await exit;
  clearTimeout(timer);
}

/** Runs a command's main function. A failure prints one message and exits with 1. */
export function main(work: () => void | Promise<void>): void {
  live(work, (error) => {
    if (!(error instanceof StepFailed) || error.message) console.error(error instanceof Error ? error.message : error);
  });
}

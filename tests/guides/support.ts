import {execFile, spawn} from 'node:child_process';
import path from 'node:path';
import {expect, onTestFinished} from 'vitest';
import {stop as stopProcess} from '../../src/node/command';
import {freePort} from '../fixtures/ports';

/** Who runs a sample, by the ending of its file. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  '.sh': 'bash',
  '.mjs': process.execPath,
  '.py': 'python3',
};
/** A sample that says nothing for longer has hung. Milliseconds. */
const TIME_LIMIT = 30_000;

type Environment = Readonly<Record<string, string | undefined>>;

interface Options {
  /** Variables that the sample reads, in addition to the key of the sandbox. */
  readonly env?: Environment;
  /** Arguments after the file. */
  readonly args?: readonly string[];
  /** What it reads from its standard input. */
  readonly input?: string;
  /** The same, if it depends on what the sample has printed so far. */
  readonly reply?: (printed: string) => string | undefined;
  /** Folder to run in, if it writes files there. */
  readonly folder?: string;
}

/** A command and its arguments. */
export type Command = readonly [string, ...string[]];

const commandOf = (file: string, {args = []}: Options): Command => [
  INTERPRETERS[path.extname(file)] ?? file,
  file,
  ...args,
];

/** Nothing of the machine but the search path: a sample must not lean on what a developer has set. */
const environmentOf = ({env}: Options): Environment => ({
  PATH: process.env.PATH,
  PYTHONUNBUFFERED: '1',
  SALESLOFT_API_KEY: 'sandbox-key',
  SALESLOFT_ACCESS_TOKEN: 'sandbox-key',
  ...env,
});

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a sample to its end. */
export function runSample(file: string, options: Options = {}): Promise<Finished> {
  const [interpreter, ...args] = commandOf(file, options);
  const {input, folder, reply} = options;
  const spawned = {cwd: folder, env: environmentOf(options), timeout: TIME_LIMIT, killSignal: 'SIGKILL'} as const;
  return new Promise((resolve) => {
    const {stdin, stdout: printed} = execFile(interpreter, args, spawned, (error, stdout, stderr) => {
      resolve({code: error ? Number(error.code ?? Number.NaN) : 0, stdout, stderr});
    });
    if (!reply) stdin?.end(input);
    let heard = '';
    printed?.on('data', (chunk: string) => {
      heard += chunk;
      const line = reply?.(heard);
      if (line !== undefined && stdin?.writable) stdin.end(line);
    });
  });
}

/** What a sample prints that must end without an error. */
export async function outputOf(run: Promise<Finished>): Promise<string> {
  const {code, stdout, stderr} = await run;
  expect({code, stderr}).toEqual({code: 0, stderr: ''});
  return stdout;
}

/** What a sample says that must end with 1. */
export async function errorOf(run: Promise<Finished>): Promise<string> {
  const {code, stderr} = await run;
  expect(code).toBe(1);
  return stderr;
}

/** A sample that waits for requests. */
export interface Running {
  readonly url: string;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a receiver for the running test, as `startProgram` does. */
export async function startForTest(file: string, options: Options = {}): Promise<Running> {
  const running = await startProgram(() => commandOf(file, options), options);
  onTestFinished(() => running.stop());
  return running;
}

/** Starts a receiver on a free port (it reads PORT) and waits until it says something: samples print a line once they listen. */
export async function startProgram(command: (port: string) => Command, {env}: Options = {}): Promise<Running> {
  const port = await freePort();
  const [name, ...args] = command(String(port));
  const child = spawn(name, args, {
    env: environmentOf({env: {PORT: String(port), ...env}}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = `http://127.0.0.1:${String(port)}`;
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`${[name, ...args].join(' ')} ended with ${String(code)} before it listened:\n${output}`));
    });
  });
  return {url, output: () => output, stop: () => stopProcess(child)};
}

import {type ChildProcess, spawn} from 'node:child_process';
import {type IncomingMessage, createServer, request as forward} from 'node:http';
import {listen} from '../../src/node/listen';
import {stop as stopProcess} from '../../src/node/steps';
import {startSandbox} from '../interop/sandbox';

/** Who runs a sample, by the ending of its file. */
const INTERPRETERS: Readonly<Record<string, string>> = {sh: 'bash', mjs: process.execPath, py: 'python3'};
/** A sample that says nothing for longer has hung. Milliseconds. */
const TIME_LIMIT = 30_000;

type Environment = Readonly<Record<string, string>>;

interface Options {
  /** Variables that the sample reads, beside the key of the sandbox. */
  readonly env?: Environment;
}

function launch(file: string, {env}: Options): ChildProcess {
  const interpreter = INTERPRETERS[file.slice(file.lastIndexOf('.') + 1)];
  if (!interpreter)
    throw new Error(`${file}: no interpreter for this ending. Known: ${Object.keys(INTERPRETERS).join(', ')}`);
  return spawn(interpreter, [file], {
    // Nothing of the machine but the search path: a sample must not lean on what a developer has set.
    env: {PATH: process.env.PATH, PYTHONUNBUFFERED: '1', SALESLOFT_API_KEY: 'sandbox-key', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a sample to its end. */
export function runSample(file: string, options: Options = {}): Promise<Finished> {
  const child = launch(file, options);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({code, stdout, stderr});
    });
  });
}

/** A sample that waits for requests. */
export interface Running {
  readonly url: string;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a receiver on a free port (it reads PORT) and waits until it says something: samples print a line once they listen. */
export async function startSample(file: string, {env}: Options = {}): Promise<Running> {
  const port = await freePort();
  const child = launch(file, {env: {PORT: String(port), ...env}});
  let output = '';
  const url = `http://127.0.0.1:${String(port)}`;
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`${file} ended with ${String(code)} before it listened:\n${output}`));
    });
  });
  return {url, output: () => output, stop: () => stopProcess(child)};
}

/** One call as the API got it. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface MockApi {
  readonly url: string;
  readonly requests: RecordedRequest[];
  stop(): Promise<void>;
}

/** Prism on the bundled spec behind a recorder. Prism answers 422 to a request that breaks the spec, and 401 to one without a key. */
export async function startMockApi(): Promise<MockApi> {
  const prism = await startSandbox('--errors');
  const requests: RecordedRequest[] = [];
  const recorder = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const {method = 'GET', url = '/', headers} = incoming;
      const {pathname, searchParams} = new URL(url, prism.url);
      requests.push({method, path: pathname, query: searchParams, headers, body: body.toString()});
      const call = forward(
        new URL(url, prism.url),
        {method, headers: {...headers, host: new URL(prism.url).host}},
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      call.once('error', () => outgoing.writeHead(502).end());
      call.end(body);
    });
  });
  const port = await listen(recorder, 0);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    stop: async () => {
      recorder.closeAllConnections();
      await new Promise((resolve) => recorder.close(resolve));
      await prism.stop();
    },
  };
}

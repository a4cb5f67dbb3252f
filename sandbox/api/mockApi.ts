import type {ChildProcess} from 'node:child_process';
import {start, tool} from '../../src/node/steps';
import {SPEC} from './operations';

/** How long Prism may take to read the description before it listens. Milliseconds. */
const START_LIMIT = 60_000;

/**
 * Starts Prism. It validates requests against the 2.0 description and returns its examples.
 * @param options further command-line options of Prism
 */
export function startMockApi(port: number, ...options: readonly string[]): Promise<ChildProcess> {
  const args = ['mock', SPEC, '--host', '127.0.0.1', '--port', String(port), ...options];
  const child = start(...tool('prism', ...args), {stdio: ['ignore', 'pipe', 'pipe']});
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => {
      child.kill();
      reject(new Error(`The mock API did not start: ${reason}\n${output}`));
    };
    const timer = setTimeout(() => {
      fail(`no response for ${String(START_LIMIT / 1000)} seconds`);
    }, START_LIMIT);
    const listenFor = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes('Prism is listening')) return;
      clearTimeout(timer);
      child.stdout?.removeAllListeners('data').resume();
      child.stderr?.removeAllListeners('data').resume();
      resolve(child);
    };
    child.stdout?.on('data', listenFor);
    child.stderr?.on('data', listenFor);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${String(code)}`);
    });
  });
}

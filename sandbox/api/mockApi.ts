import type {ChildProcess} from 'node:child_process';
import {start, tool} from '../../src/node/steps';
import {SPEC} from './operations';

/** How long Prism may take to read the description before it listens. Milliseconds. */
const START_LIMIT = 60_000;

/** Prism while it runs. */
export interface MockApi {
  readonly url: string;
  readonly child: ChildProcess;
}

/**
 * Starts Prism on a free port. It validates requests against the 2.0 description and returns its examples.
 * @param options further command-line options of Prism
 */
export function startMockApi(...options: readonly string[]): Promise<MockApi> {
  const args = ['mock', SPEC, '--host', '127.0.0.1', '--port', '0', ...options];
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
      const url = /Prism is listening on (http:\/\/[\d.]+:\d+)\D/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      child.stdout?.removeAllListeners('data').resume();
      child.stderr?.removeAllListeners('data').resume();
      resolve({url, child});
    };
    child.stdout?.on('data', listenFor);
    child.stderr?.on('data', listenFor);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`it ended with ${String(code)}`);
    });
  });
}

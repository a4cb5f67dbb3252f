import type {ChildProcess} from 'node:child_process';
import {start, tool} from '../../src/node/steps';
import {SPEC} from './operations';

/** Prism reads the whole spec before it listens; more than this means that it never will. Milliseconds. */
const START_LIMIT = 60_000;

/**
 * Starts Prism, which answers every operation of the 2.0 spec from its examples and refuses requests that break it.
 * @param options more of Prism's own, as on its command line.
 */
export function startMockApi(port: number, ...options: readonly string[]): Promise<ChildProcess> {
  const place = ['--host', '127.0.0.1', '--port', String(port)];
  const child = start(...tool('prism', 'mock', SPEC, ...place, ...options), {stdio: ['ignore', 'pipe', 'pipe']});
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (reason: string): void => {
      child.kill();
      reject(new Error(`The mock API did not start: ${reason}\n${said}`));
    };
    const timer = setTimeout(() => {
      fail(`no response for ${String(START_LIMIT / 1000)} seconds`);
    }, START_LIMIT);
    const listenFor = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!said.includes('Prism is listening')) return;
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

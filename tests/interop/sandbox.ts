import {createServer} from 'node:http';
import {startMockApi} from '../../sandbox/api/mockApi';
import {listen} from '../../src/node/listen';
import {stop} from '../../src/node/steps';

/** A port that no server listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The mock API while a test uses it. */
export interface Sandbox {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startSandbox(...options: readonly string[]): Promise<Sandbox> {
  const port = await freePort();
  const prism = await startMockApi(port, ...options);
  return {url: `http://127.0.0.1:${String(port)}`, stop: () => stop(prism)};
}

import {startMockApi} from '../fixtures/prism';
import {stop} from '../../src/node/steps';

/** The mock API while a test uses it. */
export interface Sandbox {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startSandbox(...options: readonly string[]): Promise<Sandbox> {
  const {url, child} = await startMockApi(...options);
  return {url, stop: () => stop(child)};
}

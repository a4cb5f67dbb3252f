import type {TestProject} from 'vitest/node';
import {startSandbox} from '../interop/sandbox';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the mock API that all test files share. */
    mockApi: string;
  }
}

/** Starts the mock API once for all test files, because a start takes seconds and it keeps no state. */
export default async function shareMockApi(project: TestProject): Promise<() => Promise<void>> {
  const mock = await startSandbox('--errors');
  project.provide('mockApi', mock.url);
  return () => mock.stop();
}

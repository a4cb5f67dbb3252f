import type {TestProject} from 'vitest/node';
import {publishedFolder} from '../../src/config/publicFiles';
import {tool} from '../../src/node/command';
import {start} from '../fixtures/commands';
import {freePort} from '../fixtures/ports';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the mock API that all test files share. */
    mockApi: string;
  }
}

/**
 * Starts Prism once for all test files, because a start takes seconds and it keeps no state. It validates requests against
 * the 2.0 description, refuses those that break it, and returns the examples.
 */
export default async function shareMockApi(project: TestProject): Promise<() => Promise<unknown>> {
  const port = String(await freePort());
  const spec = `${publishedFolder}/openapi/v2.json`;
  const prism = start('.', tool('prism', 'mock', spec, '--host', '127.0.0.1', '--port', port, '--errors'));
  await prism.said('Prism is listening on');
  project.provide('mockApi', `http://127.0.0.1:${port}`);
  return () => {
    prism.killAll('SIGTERM');
    return prism.ended;
  };
}

import type {Backend} from '../core/backend';
import {createWorkerClient} from './workerClient';

/** One worker per page. `worker-src 'self'` allows its file. */
const workerClient = createWorkerClient(() => new Worker(new URL('./worker.ts', import.meta.url)));

/** Searches the index of the build in the browser. Starts loading it immediately. */
export function embeddedBackend(): Backend {
  workerClient.start();
  return {
    kind: 'embedded',
    // The modal always creates a client of the hosted service, which requires these. It is never used.
    appId: 'EMBEDDED',
    apiKey: 'embedded',
    search: workerClient.search,
    insightsClient: false,
  };
}

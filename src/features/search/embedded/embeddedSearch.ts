import type {Backend} from '../core/backend';
import {createWorkerClient} from './workerClient';

/** One worker for the page, however often the modal opens. Its file is the site's own: `worker-src 'self'` allows it. */
const workerClient = createWorkerClient(() => new Worker(new URL('./worker.ts', import.meta.url)));

/** Searches the index that the build made; nothing leaves the visitor's machine. Starts to load it at once. */
export function embeddedBackend(): Backend {
  workerClient.start();
  return {
    kind: 'embedded',
    // The modal makes a client of the hosted service in any case, and refuses to without these. It is never asked.
    appId: 'EMBEDDED',
    apiKey: 'embedded',
    search: async ({requests}) => ({results: await Promise.all(requests.map((request) => workerClient.ask(request)))}),
    insightsClient: false,
  };
}

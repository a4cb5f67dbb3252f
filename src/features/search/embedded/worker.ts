import type {Engine} from '../core/engine';
import {loadEngine} from './loadEngine';
import type {WorkerRequest, WorkerResponse} from './messages';

/** The parts of a worker's global scope in use, because the project has only DOM types. */
interface Scope {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
  readonly postMessage: (reply: WorkerResponse) => void;
}

const scope = globalThis as unknown as Scope;

/** Starts loading before the first request. */
const loading = loadEngine();
// Each request reports the failure.
loading.catch(() => undefined);

function respond(search: Engine, {id, request}: WorkerRequest): WorkerResponse {
  const start = performance.now();
  const result = search(request);
  return {id, result: {...result, processingTimeMS: Math.round(performance.now() - start)}};
}

scope.addEventListener('message', ({data}) => {
  loading
    .then((loaded) => respond(loaded, data))
    .catch((error: unknown): WorkerResponse => ({id: data.id, error: String(error)}))
    .then(
      (reply) => scope.postMessage(reply),
      () => undefined,
    );
});

import type {SearchRequest} from '../core/response';
import {loadEngine} from './loadEngine';
import type {WorkerResponse} from './workerClient';

/** The parts of a worker's global scope in use, because the project has only DOM types. */
interface Scope {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<SearchRequest>) => void) => void;
  readonly postMessage: (response: WorkerResponse) => void;
}

const scope = globalThis as unknown as Scope;

/** Starts loading before the first request. */
const loading = loadEngine();
// Each request reports the failure.
loading.catch(() => undefined);

scope.addEventListener('message', ({data}) => {
  void loading
    .then((engine): WorkerResponse => ({result: engine(data)}))
    .catch((error: unknown): WorkerResponse => ({error: String(error)}))
    .then((response) => scope.postMessage(response));
});

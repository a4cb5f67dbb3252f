import {type Engine, createEngine} from '../core/engine';
import {RECORDS, type SearchRecord, type SearchRequest} from '../core/record';
import type {WorkerResponse} from './embeddedSearch';

/** The parts of a worker's global scope in use, because the project has only DOM types. */
interface Scope {
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<SearchRequest>) => void) => void;
  readonly postMessage: (response: WorkerResponse) => void;
}

const scope = globalThis as unknown as Scope;

/** @throws when the records of the build are missing or invalid */
async function loadEngine(): Promise<Engine> {
  const response = await fetch(`/${RECORDS}`);
  if (!response.ok) throw new Error(`${response.url} returned ${String(response.status)}.`);
  return createEngine((await response.json()) as SearchRecord[]);
}

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

import type {SearchResponse, SearchRequest} from '../core/response';
import type {WorkerRequest, WorkerResponse} from './messages';

interface Waiting {
  readonly request: SearchRequest;
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (error: Error) => void;
}

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface WorkerClient {
  /** Starts the worker, which loads the index. */
  readonly start: () => void;
  readonly ask: (request: SearchRequest) => Promise<SearchResponse>;
}

/** Timeout of the worker in milliseconds. The index has a few hundred kB, which takes seconds on slow connections. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a worker one request at a time, and skips requests that are already outdated. If the worker fails, the next request
 * starts another one.
 */
export function createWorkerClient(createWorker: () => WorkerLike): WorkerClient {
  let worker: WorkerLike | undefined;
  let asked: {readonly id: number; readonly by: readonly Waiting[]; readonly timer: number} | undefined;
  let queue: readonly Waiting[] = [];
  let number = 0;

  function fail(message: string): void {
    const all = [...(asked?.by ?? []), ...queue];
    if (asked) clearTimeout(asked.timer);
    worker?.terminate();
    worker = undefined;
    asked = undefined;
    queue = [];
    for (const {reject} of all) reject(new Error(message));
  }

  function settle(reply: WorkerResponse): void {
    if (reply.id !== asked?.id) return;
    if ('error' in reply) {
      fail(reply.error);
      return;
    }
    clearTimeout(asked.timer);
    const {by} = asked;
    asked = undefined;
    for (const {resolve} of by) resolve(reply.result);
    next();
  }

  function start(): WorkerLike {
    if (worker) return worker;
    const started = createWorker();
    started.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
      if (worker === started) settle(data);
    });
    started.addEventListener('error', (event) => {
      // Handled here and shown to the visitor, so not logged.
      event.preventDefault();
      if (worker === started) fail('The search worker failed.');
    });
    worker = started;
    return started;
  }

  function next(): void {
    const newest = queue.at(-1);
    if (asked || !newest) return;
    const by = queue;
    queue = [];
    const timer = setTimeout(() => fail('The search worker is silent.'), TIMEOUT_MS) as unknown as number;
    asked = {id: ++number, by, timer};
    try {
      start().postMessage({id: asked.id, request: newest.request} satisfies WorkerRequest);
    } catch (error) {
      fail(String(error));
    }
  }

  return {
    start: () => {
      try {
        start();
      } catch {
        // The first request reports it.
      }
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        queue = [...queue, {request, resolve, reject}];
        next();
      }),
  };
}

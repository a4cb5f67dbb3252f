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

/** How long the worker may be silent, in milliseconds. The index is a few hundred kB: a slow line needs seconds. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a worker one request at a time. A visitor who types faster gets the response to the newest request: those
 * in between are not asked. A worker that fails is given up, and the next question starts another.
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
      // Reported here, and shown to the visitor: no need for the console.
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

import type {Backend} from '../core/backend';
import type {SearchRequest, SearchResponse} from '../core/record';

/** What the worker sends for each request, in order. */
export type WorkerResponse = {readonly result: SearchResponse} | {readonly error: string};

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** One request at a time. Of those in the meantime, only the newest is sent. A failed worker is replaced. */
export function createWorkerClient(createWorker: () => WorkerLike) {
  let worker: WorkerLike | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let newest: SearchRequest;
  let next: Promise<SearchResponse> | undefined;
  /** Rejects the request that the worker has. */
  let reject: ((reason: Error) => void) | undefined;

  function fail(message: string): void {
    worker?.terminate();
    worker = undefined;
    reject?.(new Error(message));
  }

  function start(): WorkerLike {
    const started = worker ?? createWorker();
    started.onerror = (event) => {
      // Handled here and shown to the visitor, so not logged.
      event.preventDefault();
      fail('The search worker failed.');
    };
    worker = started;
    return started;
  }

  function send(request: SearchRequest): Promise<SearchResponse> {
    return new Promise<SearchResponse>((resolve, rejectThis) => {
      reject = rejectThis;
      const started = start();
      started.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
        if ('error' in data) fail(data.error);
        else resolve(data.result);
      };
      started.postMessage(request);
    });
  }

  return {
    /** Starts the worker, which loads the records. */
    start,
    search: (request: SearchRequest): Promise<SearchResponse> => {
      newest = request;
      next ??= running.then(() => {
        const sent = send(newest);
        next = undefined;
        running = sent.catch(() => undefined);
        return sent;
      });
      return next;
    },
  };
}

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

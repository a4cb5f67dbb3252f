import type {SearchResponse, SearchRequest} from '../core/response';

/** What the page asks of the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly request: SearchRequest;
}

/** What the worker replies. */
export type WorkerResponse =
  {readonly id: number; readonly result: SearchResponse} | {readonly id: number; readonly error: string};

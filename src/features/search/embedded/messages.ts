import type {SearchResponse, SearchRequest} from '../core/response';

/** A request to the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly request: SearchRequest;
}

/** A response of the worker. */
export type WorkerResponse =
  {readonly id: number; readonly result: SearchResponse} | {readonly id: number; readonly error: string};

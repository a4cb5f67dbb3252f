import type {SearchAnswer, SearchRequest} from '../core/answer';

/** What the page asks of the worker. */
export interface Question {
  readonly id: number;
  readonly request: SearchRequest;
}

/** What the worker answers. */
export type Reply =
  {readonly id: number; readonly result: SearchAnswer} | {readonly id: number; readonly error: string};

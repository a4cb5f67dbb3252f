import type {NameValue} from '@site/src/features/samples/core/request';

/** The body of a response: text that is shown, or a file that is offered. */
export interface ResponseBody {
  readonly kind: 'none' | 'json' | 'text' | 'file';
  /** Why it is a file. */
  readonly reason?: 'binary' | 'large';
  readonly text: string;
  readonly blob: Blob;
}

/** What became of a call. Times in milliseconds. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: readonly NameValue[];
      readonly took: number;
      readonly size: number;
      readonly body: ResponseBody;
      /** When it came, by the clock of the browser. */
      readonly at: number;
    }
  | {readonly kind: 'failure'; readonly reason: FailureReason; readonly took: number; readonly at: number};

/** `unreachable` has many causes that a browser does not distinguish: no server, no route, or a response that it may not show. */
export type FailureReason = 'offline' | 'unreachable' | 'timeout' | 'cancelled' | 'foreign';

/** Largest body that is shown, in bytes: above it a browser would be busy for seconds. */
export const LARGEST_SHOWN = 5_000_000;

const isText = (type: string): boolean => /^(text\/|application\/(.*\+)?(json|xml)|application\/x-www-form)/.test(type);

/** How a body is shown, by its type and size. */
export function kindOfBody(type: string, size: number): Pick<ResponseBody, 'kind' | 'reason'> {
  const [name = ''] = type.toLowerCase().split(';');
  if (size === 0) return {kind: 'none'};
  if (name !== '' && !isText(name.trim())) return {kind: 'file', reason: 'binary'};
  if (size > LARGEST_SHOWN) return {kind: 'file', reason: 'large'};
  return {kind: name.includes('json') ? 'json' : 'text'};
}

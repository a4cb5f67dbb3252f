import {SandboxNotLoaded, fetchFromSandbox} from '@site/src/features/sandbox';
import type {NameValue} from '@site/src/features/samples/core/request';
import {type ResponseBody, type FailureReason, type Outcome, kindOfBody} from './core/outcome';
import type {HttpRequest} from './core/httpRequest';
import type {LoadedOperation} from './core/operation';

/** Timeout of a call until its last byte, in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** Takes a request to its target. Rejects if there is no response. */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<Response>;

/** To the API. */
export const overNetwork: Transport = ({url, init}, signal) => fetch(url, {...init, signal});

/**
 * To the sandbox in this page, which is not on the network.
 * @param scopes of the sandbox's key
 */
export const toSandbox =
  ({document}: Pick<LoadedOperation, 'document'>, scopes: readonly string[]): Transport =>
  ({url, init}, signal) =>
    fetchFromSandbox({url, init, document, scopes}, signal);

/** Most bytes that are read of a response. One without end would fill the memory. */
const MOST_READ = 50_000_000;

/** What arrives of a body. @throws when the signal ends it */
async function arriving(
  {body}: Response,
  signal: AbortSignal,
): Promise<{chunks: BlobPart[]; cut?: ResponseBody['cut']}> {
  const chunks: BlobPart[] = [];
  const reader = body?.getReader();
  let size = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      chunks.push(part.value);
      size += part.value.length;
      if (size > MOST_READ) {
        void reader?.cancel();
        return {chunks, cut: 'endless'};
      }
    }
    return {chunks};
  } catch (error) {
    if (signal.aborted) throw error;
    return {chunks, cut: 'brokenOff'};
  }
}

async function readBody(response: Response, signal: AbortSignal): Promise<ResponseBody> {
  const {chunks, cut} = await arriving(response, signal);
  const blob = new Blob(chunks, {type: response.headers.get('content-type') ?? ''});
  const kind = kindOfBody(blob.type, blob.size);
  const text = kind.kind === 'json' || kind.kind === 'text' ? await blob.text() : '';
  // A box with white space only would look like an error of this page.
  return {...kind, ...(kind.kind !== 'file' && text.trim() === '' && {kind: 'none'}), blob, text, cut};
}

const headersOf = ({headers}: Response): NameValue[] => [...headers].map(([name, value]) => ({name, value}));

/** Why there is no response. Browsers don't distinguish CORS errors from unreachable hosts. */
function reasonFor(stopped: FailureReason | undefined, error: unknown): FailureReason {
  if (error instanceof SandboxNotLoaded) return 'notLoaded';
  return stopped ?? (navigator.onLine ? 'unreachable' : 'offline');
}

/** Sends a request and waits for the whole response. Never throws. */
export async function send(
  request: HttpRequest,
  cancel: AbortSignal,
  {transport = overNetwork, timeout = TIMEOUT_MS}: {readonly transport?: Transport; readonly timeout?: number} = {},
): Promise<Outcome> {
  const control = new AbortController();
  let stopped: FailureReason | undefined;
  const stop = (reason: FailureReason): void => {
    stopped ??= reason;
    control.abort();
  };
  const onCancel = (): void => stop('cancelled');
  const timer = setTimeout(() => stop('timeout'), timeout);
  cancel.addEventListener('abort', onCancel);
  const start = performance.now();
  const times = () => ({took: Math.round(performance.now() - start), at: Date.now()});
  try {
    const response = await transport(request, control.signal);
    const body = await readBody(response, control.signal);
    const {status} = response;
    return {kind: 'response', status, headers: headersOf(response), body, size: body.blob.size, ...times()};
  } catch (error) {
    return {kind: 'failure', reason: reasonFor(stopped, error), ...times()};
  } finally {
    clearTimeout(timer);
    cancel.removeEventListener('abort', onCancel);
  }
}

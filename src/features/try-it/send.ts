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

async function readBody(response: Response): Promise<ResponseBody> {
  const blob = await response.blob();
  const kind = kindOfBody(response.headers.get('content-type') ?? blob.type, blob.size);
  const shown = kind.kind === 'json' || kind.kind === 'text';
  return {...kind, blob, text: shown ? await blob.text() : ''};
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
    const body = await readBody(response);
    const {status} = response;
    return {kind: 'response', status, headers: headersOf(response), body, size: body.blob.size, ...times()};
  } catch (error) {
    return {kind: 'failure', reason: reasonFor(stopped, error), ...times()};
  } finally {
    clearTimeout(timer);
    cancel.removeEventListener('abort', onCancel);
  }
}

import type {NameValue} from '@site/src/features/samples/core/request';
import {type ResponseBody, type FailureReason, type Outcome, kindOfBody} from './core/outcome';
import type {HttpRequest} from './core/httpRequest';

/** Timeout of a call until its last byte, in milliseconds. */
export const TIMEOUT_MS = 30_000;

async function readBody(response: Response): Promise<ResponseBody> {
  const blob = await response.blob();
  const kind = kindOfBody(response.headers.get('content-type') ?? blob.type, blob.size);
  const shown = kind.kind === 'json' || kind.kind === 'text';
  return {...kind, blob, text: shown ? await blob.text() : ''};
}

const headersOf = ({headers}: Response): NameValue[] => [...headers].map(([name, value]) => ({name, value}));

/** Why there is no response. Browsers don't distinguish CORS errors from unreachable hosts. */
function reasonFor(stopped: FailureReason | undefined): FailureReason {
  return stopped ?? (navigator.onLine ? 'unreachable' : 'offline');
}

/** Sends a request and waits for the whole response. Never throws. */
export async function send(
  {url, init}: HttpRequest,
  cancel: AbortSignal,
  timeout: number = TIMEOUT_MS,
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
    const response = await fetch(url, {...init, signal: control.signal});
    const body = await readBody(response);
    const {status} = response;
    return {kind: 'response', status, headers: headersOf(response), body, size: body.blob.size, ...times()};
  } catch {
    return {kind: 'failure', reason: reasonFor(stopped), ...times()};
  } finally {
    clearTimeout(timer);
    cancel.removeEventListener('abort', onCancel);
  }
}

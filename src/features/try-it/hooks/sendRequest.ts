import {SandboxNotLoaded, fetchFromSandbox} from '@site/src/features/sandbox';
import type {NameValue} from '@site/src/features/samples/core/request';
import type {HttpRequest} from '../core/httpRequest';
import {type FailureReason, type Outcome, type ResponseBody, kindOfBody} from '../core/outcome';
import type {LoadedOperation} from '../core/operation';

/** Timeout of a call until its last byte, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Takes a request to its target. Rejects if there is no response. */
type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<Response>;

export const overNetwork: Transport = ({url, init}, signal) => fetch(url, {...init, signal});

/** To the sandbox in this page, which is not on the network. @param scopes of the sandbox's key */
export const toSandbox =
  ({document}: Pick<LoadedOperation, 'document'>, scopes: readonly string[]): Transport =>
  ({url, init}, signal) =>
    fetchFromSandbox({url, init, document, scopes}, signal);

async function readBody(response: Response, signal: AbortSignal): Promise<ResponseBody> {
  const arrived = await response.blob().catch((error: unknown) => {
    if (signal.aborted) throw error;
  });
  const blob = arrived ?? new Blob();
  const declared = kindOfBody(blob.type, blob.size);
  const read = declared === 'json' || declared === 'text' ? await blob.text() : '';
  // Text has no NUL, also if its type says or allows text.
  const isBinary = read.includes('\0');
  const kind = isBinary ? 'file' : declared;
  const text = isBinary ? '' : read;
  // A box with white space only would look like an error of this page.
  const isBlank = kind !== 'file' && text.trim() === '';
  return {kind: isBlank ? 'none' : kind, blob, text, isLost: arrived === undefined};
}

const headersOf = ({headers}: Response): NameValue[] => [...headers].map(([name, value]) => ({name, value}));

/** Why there is no response. Browsers don't distinguish CORS errors from unreachable hosts. */
function reasonFor({aborted, reason}: AbortSignal, error: unknown): FailureReason {
  if (error instanceof SandboxNotLoaded) return 'notLoaded';
  if (aborted) return reason === 'timeout' ? 'timeout' : 'cancelled';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** Sends a request and waits for the whole response. Never throws. @param control cancels the call */
export async function sendRequest(
  request: HttpRequest,
  control: AbortController,
  transport: Transport,
): Promise<Outcome> {
  const {signal} = control;
  const timer = setTimeout(() => control.abort('timeout'), TIMEOUT_MS);
  const start = performance.now();
  const times = () => ({took: Math.round(performance.now() - start), at: Date.now()});
  try {
    const response = await transport(request, signal);
    // Browsers hide its status and where it leads.
    if (response.type === 'opaqueredirect') return {kind: 'failure', reason: 'redirected', ...times()};
    const body = await readBody(response, signal);
    return {kind: 'response', status: response.status, headers: headersOf(response), body, ...times()};
  } catch (error) {
    return {kind: 'failure', reason: reasonFor(signal, error), ...times()};
  } finally {
    clearTimeout(timer);
  }
}

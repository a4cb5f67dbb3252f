import {type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, request as sendRequest} from 'node:http';
import {pipeline} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {SimulatedResponse} from './profile';
import {errorBody, sendJson} from './simulatedResponses';

/** Headers of the mock's response that belong to its connection, or that the gateway sets. */
const OURS = /^(access-control-|x-ratelimit-|connection$|keep-alive$|transfer-encoding$|vary$)/;

const without = (headers: IncomingMessage['headers'], names: RegExp): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/** What to do with the mock's response: pass it on, pass it on with a changed body, or send another. Undefined sends none. */
export type Change = 'pass' | ((body: unknown) => unknown) | SimulatedResponse | undefined;

/** Called when the status and headers of the mock's response have arrived. */
export type ResponsePolicy = (upstream: IncomingMessage) => Change;

async function sendChanged(
  upstream: IncomingMessage,
  response: ServerResponse,
  change: (body: unknown) => unknown,
): Promise<void> {
  const body = await text(upstream);
  for (const [name, value] of Object.entries(without(upstream.headers, /^content-length$/)))
    if (value !== undefined && !OURS.test(name)) response.setHeader(name, value);
  sendJson(response, upstream.statusCode ?? 502, change(JSON.parse(body)));
}

/** Streams a request to a URL of the mock and its response back. */
export function forward(url: string, request: IncomingMessage, response: ServerResponse, policy: ResponsePolicy): void {
  const headers = without(request.headers, /^(host|origin|connection|keep-alive)$/);
  const forwarded = sendRequest(url, {method: request.method, headers}, (upstream) => {
    const change = policy(upstream);
    if (change === 'pass') {
      response.writeHead(upstream.statusCode ?? 502, without(upstream.headers, OURS));
      pipeline(upstream, response, () => undefined);
    } else if (typeof change === 'function') {
      sendChanged(upstream, response, change).catch(() => response.destroy());
    } else {
      upstream.resume();
      if (change) sendJson(response, change.status, change.body);
    }
  });
  forwarded.once('error', () => {
    if (response.headersSent) response.destroy();
    else sendJson(response, 502, errorBody("Sandbox: the mock API doesn't respond"));
  });
  // The client disconnected, so stop the request to the mock.
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
}

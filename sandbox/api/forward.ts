import {type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, request as ask} from 'node:http';
import {pipeline} from 'node:stream';
import {sendJson} from './answers';

/** Headers of the mock's answer that belong to its connection, or that the gateway answers for. */
const OURS = /^(access-control-|x-ratelimit-|connection$|keep-alive$|transfer-encoding$|vary$)/;

const without = (headers: IncomingMessage['headers'], names: RegExp): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/** Told of the mock's answer before any of it is passed on; true when the answer was taken over. */
type TakeOver = (status: number) => boolean;

/** Hands a request on and its answer back, both piece by piece. */
export function forward(
  upstream: string,
  request: IncomingMessage,
  response: ServerResponse,
  takeOver: TakeOver = () => false,
): void {
  const headers = without(request.headers, /^(host|origin|connection|keep-alive)$/);
  const asked = ask(`${upstream}${request.url ?? '/'}`, {method: request.method, headers}, (answer) => {
    const status = answer.statusCode ?? 502;
    if (takeOver(status)) {
      answer.resume();
      return;
    }
    response.writeHead(status, without(answer.headers, OURS));
    pipeline(answer, response, () => undefined);
  });
  asked.once('error', () => {
    if (response.headersSent) response.destroy();
    else sendJson(response, 502, {error: 'The mock API does not answer'});
  });
  // The visitor left: nothing more is wanted of the mock.
  response.once('close', () => asked.destroy());
  request.pipe(asked);
}

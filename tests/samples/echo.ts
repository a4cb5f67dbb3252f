import {once} from 'node:events';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

/** A request as it came in. */
export interface Received {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A server on 127.0.0.1 that remembers the last request and returns `{}`. */
export interface EchoServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** The last request, once. */
  readonly take: () => Received | undefined;
  readonly close: () => void;
}

/** Starts a server on a free port. */
export async function startEcho(): Promise<EchoServer> {
  let last: Received | undefined;
  const server = createServer((request, response) => {
    const {method = '', url: target = '', headers} = request;
    void buffer(request).then((body) => {
      last = {method, target, headers, body};
      response.writeHead(200, {'Content-Type': 'application/json', Connection: 'close'}).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const take = (): Received | undefined => {
    const taken = last;
    last = undefined;
    return taken;
  };
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    take,
    close: () => server.close(),
  };
}

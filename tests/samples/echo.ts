import {createServer, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {listen} from '../../src/node/ports';

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
  const port = await listen(server, 0);
  const take = (): Received | undefined => {
    const taken = last;
    last = undefined;
    return taken;
  };
  return {origin: `http://127.0.0.1:${String(port)}`, take, close: () => server.close()};
}

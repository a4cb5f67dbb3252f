import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request as it came in. */
export interface Received {
  readonly method: string;
  /** Path and query, as on the wire. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server on 127.0.0.1 that remembers the last request and answers with `{}`. */
export interface EchoServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** The last request, once. */
  readonly take: () => Received | undefined;
  readonly close: () => void;
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a server on a free port. */
export function startEcho(): Promise<EchoServer> {
  let last: Received | undefined;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      last = {method: request.method ?? '', target: request.url ?? '', headers: request.headers, body};
      response.writeHead(200, {'Content-Type': 'application/json', Connection: 'close'}).end('{}');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve({
        origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
        take: () => {
          const taken = last;
          last = undefined;
          return taken;
        },
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

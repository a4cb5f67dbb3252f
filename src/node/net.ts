import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The loopback address, which other machines can't reach. */
const HOST = '127.0.0.1';

/** Listens on a loopback port, 0 for any free one. Returns the origin. */
export function listenOnLoopback(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      resolve(`http://${HOST}:${String((server.address() as AddressInfo).port)}`);
    });
  });
}

/** Closes a server and all its connections, including those with pending responses. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

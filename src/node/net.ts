import type {Server} from 'node:http';
import {LOOPBACK, listenAt} from './listen';

/** Listens on a port of the IPv4 loopback address, 0 for any free one. Returns the origin. */
export async function listenOnLoopback(server: Server, port: number): Promise<string> {
  const [host] = LOOPBACK;
  return `http://${host}:${String(await listenAt(server, port, host))}`;
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

import type {Server} from 'node:http';
import {type AddressInfo, type Server as NetServer, createServer} from 'node:net';

/** `localhost` is one of these to a browser, and none of them can be reached from another machine. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** What the system says of an address that it does not have, such as `::1` where IPv6 is switched off. */
export const ABSENT: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function listenAt(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Listens on a port of the loopback interface, 0 for any free one, and returns which it is. The server gets connections to
 * both loopback addresses, because browsers differ in which of them they take for `localhost`.
 */
export async function listen(server: Server, port: number): Promise<number> {
  const [first, second] = LOOPBACK;
  const taken = await listenAt(server, port, first);
  const twin = createServer((socket) => void server.emit('connection', socket));
  server.once('close', () => twin.close());
  await listenAt(twin, taken, second).catch((error: unknown) => {
    const {code = ''} = error as NodeJS.ErrnoException;
    // For a random port, one loopback interface is enough.
    if (ABSENT.includes(code) || port === 0) return;
    server.close();
    throw error;
  });
  return taken;
}

import {once} from 'node:events';
import type {Server} from 'node:http';
import {type AddressInfo, type Server as NetServer, createServer} from 'node:net';

/** Browsers resolve `localhost` to one of these. Other machines can't reach them. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** Errors for addresses that the system doesn't have, such as `::1` without IPv6. */
const ABSENT: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Listens on a port of one address, 0 for any free one. Returns the port. */
function listenAt(server: NetServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on a port of both loopback addresses, because browsers differ in how they resolve `localhost`. 0 is any free port. Returns the port. */
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

const HIGHEST = 65_535;

/** The port in an environment variable. @throws when it is not a port number */
export function portFrom(variable: string, standard: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return standard;
  const port = /^\d+$/.test(given) ? Number(given) : 0;
  if (port > 0 && port <= HIGHEST) return port;
  throw new Error(
    `${variable} is ${JSON.stringify(given)}. It must be a port number from 1 to ${String(HIGHEST)}. For example: ${variable}=${String(standard)}`,
  );
}

async function assertFreeAt(host: string, port: number, variable: string): Promise<void> {
  const probe = createServer();
  try {
    await listenAt(probe, port, host);
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (ABSENT.includes(code)) return;
    const other = `${variable}=${String(port < HIGHEST ? port + 1 : port - 1)}`;
    throw new Error(
      code === 'EACCES'
        ? `Port ${String(port)} requires administrator rights. Choose a port above 1023: ${variable}=${String(port + 8000)}`
        : `Port ${String(port)} is in use. Stop the process that uses it, or choose another port: ${other}`,
      {cause: error},
    );
  }
  await once(probe.close(), 'close');
}

/** @throws when a port is not available */
export async function assertFree(port: number, variable: string): Promise<void> {
  for (const host of LOOPBACK) await assertFreeAt(host, port, variable);
}

import {createServer} from 'node:http';
import {ABSENT, LOOPBACK, close, listenAt} from './listen';

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
  await close(probe);
}

/** @throws when a port is not available */
export async function assertFree(port: number, variable: string): Promise<void> {
  for (const host of LOOPBACK) await assertFreeAt(host, port, variable);
}

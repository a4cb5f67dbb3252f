import {createServer} from 'node:net';

/** The port of an environment variable. @throws when it holds no port number. */
export function portFrom(variable: string, standard: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return standard;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable} is ${JSON.stringify(given)}; it must be a port number from 1 to 65535.`);
}

/** @throws when something listens on the port already; said before any work is done. */
export function assertFree(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => {
      reject(new Error(`Port ${String(port)} is in use. Stop what listens there, or choose another: ${variable}=${String(port + 1)}`));
    });
    probe.listen(port, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

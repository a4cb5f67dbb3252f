import {createServer as createHttpServer} from 'node:http';
import {type AddressInfo, createServer} from 'node:net';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {assertFree, listen, portFrom} from '../../../src/node/ports';

/** Listens on a port until the test has ended: the port's number. */
async function takenPort(host?: string, port = 0): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('the port of a variable', () => {
  test.each([
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    ['65535', 65_535],
  ])('%j means %i', (given, port) => {
    vi.stubEnv('PORT', given);
    expect(portFrom('PORT', 3000)).toBe(port);
  });

  test.each(['0', '65536', '-1', ' 80', 'eighty', '99999999999999999999'])(
    '%j is rejected, with the range and a sample',
    (given) => {
      vi.stubEnv('PORT', given);
      expect(() => portFrom('PORT', 3000)).toThrow(
        `PORT is ${JSON.stringify(given)}. It must be a port number from 1 to 65535. For example: PORT=3000`,
      );
    },
  );
});

test('a port that another program has at ::1 is refused, because browsers can use it', async () => {
  const port = await takenPort('::1');
  await expect(listen(createHttpServer(), port)).rejects.toThrow('EADDRINUSE');
});

describe('a port is tried before any work', () => {
  test('a free one is left free', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await assertFree(port, 'PORT');
    await expect(takenPort(undefined, port)).resolves.toBe(port);
  });

  test.each([undefined, '127.0.0.1'])(
    'one in use (host %s) is rejected in one line, with another to take',
    async (host) => {
      const port = await takenPort(host);
      const other = port === 65_535 ? port - 1 : port + 1;
      await expect(assertFree(port, 'SANDBOX_API_PORT')).rejects.toThrow(
        `Port ${String(port)} is in use. Stop the process that uses it, or choose another port: SANDBOX_API_PORT=${String(other)}`,
      );
    },
  );

  test('after the highest comes none: the one below is proposed', async () => {
    await takenPort(undefined, 65_535).catch(() => undefined);
    await expect(assertFree(65_535, 'PORT')).rejects.toThrow('PORT=65534');
  });
});

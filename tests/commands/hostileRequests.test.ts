import {renameSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import {connect} from 'node:net';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {freePort} from '../fixtures/ports';
import {SiteCopy} from '../fixtures/siteCopy';
import {putMadeUpSite} from '../fixtures/madeUpSite';

let copy: SiteCopy;
let port: number;
let serve: ReturnType<SiteCopy['start']>;
beforeAll(async () => {
  copy = new SiteCopy(false);
  putMadeUpSite(copy);
  port = await freePort();
  serve = copy.start('serve', {PORT: String(port)});
  await serve.said(`http://localhost:${String(port)}`);
});
afterAll(() => copy.dispose());

/** Sends bytes as they are, and returns what comes back until the connection ends. */
async function send(bytes: string, host = '127.0.0.1'): Promise<string> {
  const socket = connect({port, host});
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // A refused request may be broken off while it is still being sent.
  socket.on('error', () => undefined);
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(Buffer.from(bytes, 'latin1'));
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

const request = (line: string, ...headers: readonly string[]): Promise<string> =>
  send([`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

const expectServing = async (): Promise<void> => {
  const answer = await request('GET /llms.txt');
  expect([statusOf(answer), answer.endsWith('0123456789')]).toEqual([200, true]);
};

// tests/hosting/hosts.test.ts compares what it sends with nginx.
describe("@real-05 the site's server responds and continues after", () => {
  test.each([
    ['a range of a huge number', 'GET /llms.txt', [`Range: bytes=${'9'.repeat(400)}-`], 416],
    ['many ranges', 'GET /llms.txt', [`Range: bytes=${'0-1,'.repeat(500)}0-1`], 200],
    ['a name that is too long for a file', `GET /${'a'.repeat(5000)}`, [], 404],
    ['a second Host', 'GET /llms.txt', ['Host: localhost'], 400],
    ['a second, malformed Host', 'GET /llms.txt', ['Host: [::1'], 400],
    ['an expectation', 'GET /llms.txt', ['Expect: the-unexpected'], 417],
    ['an asterisk', 'OPTIONS *', [], 405],
  ])('%s', async (_, line, headers, status) => {
    expect(statusOf(await request(line, ...headers))).toBe(status);
    await expectServing();
  });

  test.each([
    ['its 404 page is gone', '404.html'],
    ['its build is gone', ''],
  ])('when %s', async (_, gone) => {
    const [from, away] = [copy.path(`build/${gone}`), copy.path('away')];
    renameSync(from, away);
    const answer = await request('GET /nowhere');
    renameSync(away, from);
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*Content-Type: text\/plain; charset=utf-8\r\n[^]*Not found\n/);
    await expectServing();
  });

  test('anything that is made of hostile parts', async () => {
    const part = fc.constantFrom(
      '/',
      '%',
      '%2f',
      '%00',
      '..',
      '%5c',
      '\\',
      '?',
      '#',
      '//',
      'llms.txt',
      'index.html',
      '%ff',
      ';',
      ':',
      '~',
      '_headers',
    );
    const range = fc.tuple(
      fc.constantFrom('bytes', 'bites', ''),
      fc.constantFrom('=', ':', ''),
      fc.array(fc.constantFrom('-', ',', '0', '9', '99', '-1', 'x', ' '), {maxLength: 8}),
    );
    const encoding = fc.constantFrom('br', 'gzip;q=0', '*;q=0', 'br;q=x', ',,;;', '*');
    const method = fc.constantFrom('GET', 'HEAD');
    await fc.assert(
      fc.asyncProperty(
        method,
        fc.array(part, {maxLength: 8}),
        range,
        encoding,
        async (verb, path, [unit, equals, spans], coding) => {
          const answer = await request(
            `${verb} /${path.join('')}`,
            `Range: ${unit}${equals}${spans.join('')}`,
            `Accept-Encoding: ${coding}`,
          );
          expect([200, 206, 301, 400, 404, 416]).toContain(statusOf(answer));
          expect(answer).not.toContain('X-Made-Up: yes\n');
        },
      ),
      {numRuns: 300, seed: 4},
    );
    await expectServing();
  });
});

describe('the server of the site', () => {
  test.each(['127.0.0.1', '::1'])('is at localhost, whatever that is to a browser: %s', async (host) => {
    expect(statusOf(await send('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', host))).toBe(200);
  });

  test('is not reachable from other machines', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({internal, address}) => !internal && !address.startsWith('fe80'));
    for (const {address} of outside) expect(await send('GET / HTTP/1.0\r\n\r\n', address)).toBe('');
  });

  test('ends with Ctrl-C, whatever connections are open', async () => {
    serve.pressCtrlC();
    expect((await serve.ended).code).toBe(0);
  });
});

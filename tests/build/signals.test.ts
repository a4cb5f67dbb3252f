import {readFileSync} from 'node:fs';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {publishedFolder} from '../../src/config/publicFiles';
import {freePort} from '../fixtures/ports';
import {SiteCopy} from '../fixtures/siteCopy';
import {expectFree, expectNoProcess, putMadeUpSite} from './madeUpSite';

const SPEC = `${publishedFolder}/openapi/v2.json`;

let copy: SiteCopy;
beforeAll(() => {
  copy = new SiteCopy();
});
afterEach(() => expectNoProcess(copy));
afterAll(() => {
  copy.dispose();
});

/** Moments of a build. tests/unit/node/lifetime.test.ts has each signal. */
const MOMENTS = {
  'a step that is a command': {
    signal: 'SIGHUP',
    code: 129,
    waitFor: (build: ReturnType<SiteCopy['start']>) => build.said('▸ Check the JSON of the guides'),
  },
  'the half-written site': {
    signal: 'SIGINT',
    code: 130,
    waitFor: async (build: ReturnType<SiteCopy['start']>) => {
      await build.said('▸ Build the site');
      await expect.poll(() => copy.exists('.build-next'), {timeout: 120_000}).toBe(true);
    },
  },
  'the files for hosts': {
    signal: 'SIGTERM',
    code: 143,
    waitFor: (build: ReturnType<SiteCopy['start']>) => build.said('▸ Prepare it for hosts'),
  },
} as const;

/** Each takes a build, so they are tests of the nightly check only. */
test.each(process.env.NIGHTLY === '1' ? Object.entries(MOMENTS) : [])(
  'A build that is ended at %s keeps only the last good site',
  async (_, {signal, code, waitFor}) => {
    copy.write('build/marker.txt', 'whole');
    const build = copy.start('build');
    await waitFor(build);
    build.killAll(signal);
    expect((await build.ended).code).toBe(code);
    expect(copy.exists('.build-next')).toBe(false);
    expect(copy.read('build/marker.txt')).toBe('whole');
  },
);

describe('A server that is ended', () => {
  beforeAll(() => putMadeUpSite(copy));

  test('twice ends well and frees its port', async () => {
    const port = await freePort();
    const serve = copy.start('serve', {PORT: String(port)});
    await serve.said(`http://localhost:${String(port)}`);
    serve.kill('SIGHUP');
    serve.killAll('SIGHUP');
    expect((await serve.ended).code).toBe(0);
    await expectFree(port);
  });

  test('by a SIGTERM that only npm gets frees its port', async () => {
    const port = await freePort();
    const serve = copy.startByNpm('serve', {PORT: String(port)});
    await serve.said(`http://localhost:${String(port)}`);
    serve.kill('SIGTERM');
    await serve.ended;
    await expectFree(port);
  });
});

describe('A sandbox that is ended', () => {
  beforeAll(() => copy.write(SPEC, readFileSync(SPEC, 'utf8')));

  test.each([
    ['SIGKILL', 'start'],
    ['SIGTERM', 'startByNpm'],
  ] as const)('by %s only (%s) frees its ports', async (signal, how) => {
    const ports = {
      SANDBOX_API_PORT: await freePort(),
      SANDBOX_SSO_PORT: await freePort(),
      SANDBOX_ANALYTICS_PORT: await freePort(),
    };
    const environment = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
    const sandbox = copy[how]('sandbox', environment);
    await sandbox.said('Analytics: http');
    sandbox.kill(signal);
    await sandbox.ended;
    for (const port of Object.values(ports)) await expectFree(port);
  });
});

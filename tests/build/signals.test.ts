import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {freePort} from '../fixtures/ports';
import {SiteCopy} from '../fixtures/siteCopy';
import {expectFree, expectNoProcess, putMadeUpSite} from './madeUpSite';

const NIGHTLY = process.env.NIGHTLY === '1';

let copy: SiteCopy;
beforeAll(() => {
  copy = new SiteCopy();
});
afterAll(() => {
  copy.dispose();
});

type Build = ReturnType<SiteCopy['start']>;

/** Moments of a build that a signal can come at. */
const MOMENTS = {
  'a step that is a command of its own': (build: Build) => build.said('▸ Check the JSON of the guides'),
  'the half-written site': async (build: Build) => {
    await build.said('▸ Build the site');
    await expect.poll(() => copy.exists('.build-next'), {timeout: 120_000}).toBe(true);
  },
  'the files for hosts': (build: Build) => build.said('▸ Prepare it for hosts'),
} as const;

/** Each signal. */
const ENDS = [
  {moment: 'a step that is a command of its own', signal: 'SIGTERM', how: 'kill', times: 1, code: 143},
  {moment: 'a step that is a command of its own', signal: 'SIGHUP', how: 'kill', times: 1, code: 129},
  {moment: 'the half-written site', signal: 'SIGINT', how: 'killAll', times: 2, code: 130},
] as const;
/** Other pairs of the same, and the last moment. Each takes a build, so they are tested at night. */
const MORE_ENDS = [
  {moment: 'the files for hosts', signal: 'SIGHUP', how: 'kill', times: 1, code: 129},
  {moment: 'the half-written site', signal: 'SIGHUP', how: 'killAll', times: 1, code: 129},
  {moment: 'the half-written site', signal: 'SIGTERM', how: 'kill', times: 2, code: 143},
] as const;

describe('A build that is ended', () => {
  test.each(NIGHTLY ? [...ENDS, ...MORE_ENDS] : ENDS)(
    'S20: at $moment by $signal ($how, $times times) keeps only the last good site',
    async ({moment, signal, how, times, code}) => {
      copy.write('build/marker.txt', 'whole');
      const build = copy.start('build');
      await MOMENTS[moment](build);
      for (let sent = 0; sent < times; sent += 1) build[how](signal);
      expect((await build.ended).code).toBe(code);
      expect(copy.exists('.build-next')).toBe(false);
      expect(copy.read('build/marker.txt')).toBe('whole');
      await expectNoProcess(copy);
    },
  );

  test.each(
    (['a step that is a command of its own', 'the half-written site'] as const).slice(0, NIGHTLY ? undefined : 1),
  )('S25: at %s SIGKILL, which it cannot catch, also ends its steps', async (moment) => {
    const build = copy.start('build');
    await MOMENTS[moment](build);
    build.kill('SIGKILL');
    await expectNoProcess(copy);
  });
});

describe('A server that is ended', () => {
  beforeAll(() => putMadeUpSite(copy));
  afterEach(() => expectNoProcess(copy));

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'S20: by %s twice ends well and frees its port',
    async (signal) => {
      const port = await freePort();
      const serve = copy.start('serve', {PORT: String(port)});
      await serve.said(`http://localhost:${String(port)}`);
      serve.kill(signal);
      serve.killAll(signal);
      expect((await serve.ended).code).toBe(0);
      await expectFree(port);
    },
  );

  test('S25: by a SIGTERM that only npm gets frees its port', async () => {
    const port = await freePort();
    const serve = copy.startByNpm('serve', {PORT: String(port)});
    await serve.said(`http://localhost:${String(port)}`);
    serve.kill('SIGTERM');
    await serve.ended;
    await expectFree(port);
  });
});

describe('A sandbox that is ended', () => {
  afterEach(() => expectNoProcess(copy));

  test.each([
    ['SIGTERM', 'start'],
    ['SIGHUP', 'start'],
    ['SIGKILL', 'start'],
    ['SIGTERM', 'startByNpm'],
  ] as const)('S25: by %s only (%s) also ends the mock API and frees its ports', async (signal, how) => {
    const ports = {
      SANDBOX_API_PORT: await freePort(),
      SANDBOX_SSO_PORT: await freePort(),
      SANDBOX_ANALYTICS_PORT: await freePort(),
    };
    const environment = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
    // The mock reads the bundle, which every build of this file has made.
    const sandbox = copy[how]('sandbox', environment);
    await sandbox.said('Analytics: http');
    sandbox.kill(signal);
    await sandbox.ended;
    for (const port of Object.values(ports)) await expectFree(port);
  });
});

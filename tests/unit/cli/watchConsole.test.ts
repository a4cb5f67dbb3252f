import logger from '@docusaurus/logger';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {watchConsole} from '../../../src/cli/buildErrors';

const warn = vi.fn();
const error = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.spyOn(console, 'error').mockImplementation(error);
  warn.mockReset();
  error.mockReset();
});

const run = (build: () => void) =>
  watchConsole(
    () => Promise.resolve().then(build),
    (text) => text.includes('sample values'),
  );

describe('What Docusaurus logs in a build', () => {
  test('is heard: a warning of the installed logger is shown and kept', async () => {
    const warnings = await run(() => logger.warn('A link is broken.'));
    expect(warnings).toEqual([expect.stringContaining('A link is broken.')]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is shown and not kept when it is an expected warning', async () => {
    expect(await run(() => logger.warn('The footer still shows sample values.'))).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is shown in short when it is an error', async () => {
    await run(() => logger.error('The page failed.\n    at run (/x.js:1:2)'));
    expect(error.mock.calls).toEqual([['The page failed.']]);
  });
});

test.each([
  ['passes', () => undefined],
  ['fails', () => Promise.reject(new Error('Failed.'))],
])('The console is as before when a build %s', async (_, build) => {
  const before = [console.warn, console.error];
  await watchConsole(build as () => Promise<unknown>, () => false).catch(() => undefined);
  expect([console.warn, console.error]).toEqual(before);
});

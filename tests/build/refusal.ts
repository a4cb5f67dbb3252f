import {expect} from 'vitest';
import type {SiteCopy} from '../fixtures/siteCopy';

const MARKER = 'build/marker-of-the-last-good-build.txt';
const STACK = /^\W*at .+:\d+:\d+\)?$/m;

/** Something wrong in a copy of the site. */
export interface Break {
  readonly what: string;
  readonly make?: (copy: SiteCopy) => void;
  readonly environment?: Readonly<Record<string, string>>;
  /** What the message must contain: file, place, problem and fix. */
  readonly says: readonly (string | RegExp)[];
}

/**
 * Breaks a copy that has a build. Expects that the next build says why it fails, and keeps the last one.
 * @param args arguments of the build
 */
export async function expectRefusal(
  copy: SiteCopy,
  {make, environment, says}: Break,
  ...args: string[]
): Promise<void> {
  copy.write(MARKER, 'whole');
  make?.(copy);
  const {code, output} = await copy.build(environment, ...args);
  expect(code, output).toBe(1);
  for (const part of says) expect(output).toMatch(part);
  expect(output, 'a message without a stack and log levels').not.toMatch(STACK);
  expect(output).not.toContain('[ERROR]');
  expect(copy.exists(MARKER), 'the last good build stays').toBe(true);
  expect(copy.exists('build/index.html')).toBe(true);
  expect(copy.exists('.build-next'), 'nothing half written stays').toBe(false);
}

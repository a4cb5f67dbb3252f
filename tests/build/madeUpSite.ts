import {expect} from 'vitest';
import {assertFree} from '../../src/node/ports';
import type {SiteCopy} from '../fixtures/siteCopy';

/** What people wait for after Ctrl-C without pressing it again. Milliseconds. */
export const QUICK = 10_000;

/** Puts a site of two files into a copy, which `serve` takes for a build. */
export function putMadeUpSite(copy: SiteCopy): void {
  copy.write('build/index.html', '<!doctype html><title>Made up</title>');
  copy.write('build/404.html', '<!doctype html><title>Not there</title>');
  copy.write('build/llms.txt', '0123456789');
  const headers = [{pattern: '/*', headers: {'X-Made-Up': 'yes'}}];
  copy.write('build/_rules.json', JSON.stringify({headers, redirects: {}}));
}

/** The system frees a port a moment after its process has ended. */
export const expectFree = (port: number): Promise<void> =>
  expect.poll(() => assertFree(port, 'PORT').then(() => 'free', String), {timeout: QUICK}).toBe('free');

/** An ended process may be listed for a moment. */
export const expectNoProcess = (copy: SiteCopy): Promise<void> =>
  expect.poll(() => copy.processes(), {timeout: QUICK}).toEqual([]);

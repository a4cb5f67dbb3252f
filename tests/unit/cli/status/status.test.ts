import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {type Status, collect, sizesOf} from '../../../../src/cli/status/collect';
import {formatStatus} from '../../../../src/cli/status/format';
import {readSteps, readWeights} from '../../../../src/cli/status/sources';
import {STEP_LOG, step} from '../../../../src/node/steps';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'status-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, {recursive: true});
});

const STATUS: Status = {
  commit: '31908fa379d66acd972ae342bfa4b37180390884',
  versions: {site: '1.2.3', node: '20.19.0'},
  dates: {securityExpires: '2027-11-01T00:00:00Z', browserData: '2026-11-10T00:00:00Z'},
  pages: 12,
  guides: 3,
  apis: {'2.0': {operations: 7, events: 2, unverified: 5}},
  sizes: {'.html': {files: 12, bytes: 1_200_000}, '.js': {files: 2, bytes: 3_400_000}, '.ico': {files: 1, bytes: 90}},
  budgets: [
    {name: 'Script of home', used: 120.25, limit: 130, left: 9.75},
    {name: 'Search index', used: 337, limit: 2000, left: 1663},
  ],
  buildSteps: ['Pages', 'Hosts', 'Lint', 'Bundle'].map((label, index) => ({label, seconds: 40 - 10 * index})),
};

const NOW = new Date('2026-11-20T12:00:00Z');

describe('The state as text', () => {
  test('has versions, dates, counts, sizes, budgets with what is left, and the slowest steps', () => {
    expect(formatStatus(STATUS, NOW)).toBe(`Versions
  commit  31908fa379
  site         1.2.3
  node       20.19.0
Dates
  security.txt expires  2027-11-01  in 345 days
  browser data          2026-11-10  10 days old
Content
  pages                           12
  guides                           3
  API 2.0: operations              7
  API 2.0: events                  2
  API 2.0: statements to confirm   5
Build
  all    15 files  4.6 MB
  .js     2 files  3.4 MB
  .html  12 files  1.2 MB
Budgets (gzip)
                      used      limit       left
  Script of home  120.3 kB   130.0 kB     9.8 kB
  Search index    337.0 kB  2000.0 kB  1663.0 kB
Slowest build steps
  Pages  40.0 s
  Hosts  30.0 s
  Lint   20.0 s`);
  });

  test('names the command for what was not measured', () => {
    const text = formatStatus({...STATUS, budgets: [], buildSteps: []}, NOW);
    expect(text).toContain('Script of pages: not measured. Run npx tsx tests/pageWeights.ts');
    expect(text).toContain('Not measured. Run npm run build');
  });
});

describe('The sources of the state', () => {
  test('are the files of the build by ending', () => {
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, 'docs/a.html'), 'four');
    writeFileSync(path.join(folder, 'b.html'), 'six...');
    writeFileSync(path.join(folder, '_headers'), 'one');
    expect(sizesOf(folder)).toEqual({'.html': {files: 2, bytes: 10}, 'no ending': {files: 1, bytes: 3}});
  });

  test('are the steps of a build, which are logged as they end, slowest first', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const log = path.join(folder, 'steps.jsonl');
    vi.stubEnv(STEP_LOG, log);
    vi.useFakeTimers();
    const last = (milliseconds: number) => async (): Promise<void> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    await step('Short', last(1500));
    await step('Long', last(2500));
    await expect(step('Broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readSteps(log)).toEqual([
      {label: 'Long', seconds: 2.5},
      {label: 'Short', seconds: 1.5},
    ]);
  });

  test('may be missing', () => {
    expect(readSteps(path.join(folder, 'none'))).toEqual([]);
    expect(readWeights(path.join(folder, 'none'))).toEqual([]);
  });

  test('are what is known without a build', () => {
    const status = collect(folder);
    expect(status).toMatchObject({versions: {node: process.versions.node}, apis: {}, sizes: {}});
    const text = formatStatus(status, NOW);
    expect(text).toMatch(/^Versions\n {2}commit /);
    expect(text).not.toMatch(/^ *pages /m);
    expect(text).toContain('Build\n  Not measured. Run npm run build');
  });
});

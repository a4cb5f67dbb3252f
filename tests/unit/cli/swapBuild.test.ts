import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'swap-'));
  put('build', 'old');
});
afterEach(() => rmSync(folder, {recursive: true}));
/** Each test starts up to three processes. Milliseconds. */
vi.setConfig({testTimeout: 60_000});

function put(name: string, text: string): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'page'), text);
}

const SOURCE = transformSync(readFileSync('src/cli/swapBuild.ts', 'utf8'), {loader: 'ts', format: 'cjs'}).code;

/** Runs a function of the module in a process of its own, which is killed instead of its nth change on disk. */
function run(name: 'swapBuild' | 'recoverBuild', killedAt?: number): NodeJS.Signals | null {
  const program = `
    const fs = require("node:fs");
    let change = 0;
    for (const name of ['renameSync', 'rmSync']) {
      const real = fs[name];
      fs[name] = (...args) => (++change === ${String(killedAt)} ? process.kill(process.pid, 'SIGKILL') : real(...args));
    }
    ${SOURCE}
    ${name}();`;
  const {signal, stderr} = spawnSync(process.execPath, ['-e', program], {cwd: folder, encoding: 'utf8'});
  expect(stderr).toBe('');
  return signal;
}

const built = (): string => readFileSync(path.join(folder, 'build/page'), 'utf8');
const expectClean = (): void => {
  for (const left of ['.build-next', '.build-last']) expect(existsSync(path.join(folder, left))).toBe(false);
};

describe('A new build', () => {
  beforeEach(() => put('.build-next', 'new'));

  test('takes the place of the last one, and of none', () => {
    run('swapBuild');
    expect(built()).toBe('new');
    expectClean();
    rmSync(path.join(folder, 'build'), {recursive: true});
    put('.build-next', 'newer');
    run('swapBuild');
    expect(built()).toBe('newer');
  });

  test.each([
    ['before the last one is moved', 1, 'old'],
    ['between the two moves', 2, 'old'],
    ['before the last one is deleted', 3, 'new'],
  ])('killed %s leaves a whole one, which the next build finds', (_, change, text) => {
    expect(run('swapBuild', change)).toBe('SIGKILL');
    run('recoverBuild');
    expect(built()).toBe(text);
    expectClean();
  });
});

test('a half-deleted last build does not replace the new one', () => {
  put('.build-last', 'half');
  run('recoverBuild');
  expect(built()).toBe('old');
  expectClean();
});

import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {lock} from '../../../src/node/lock';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'dist/lock');
});
afterEach(() => rmSync(path.dirname(path.dirname(file)), {recursive: true}));

test('one command at a time has a lock, and the next after it', () => {
  const release = lock(file, 'making pages');
  expect(() => lock(file, 'making pages')).toThrow(
    `Another command (process ${String(process.pid)}) is making pages in this folder. Wait until it is done, or stop it. If there is none, delete ${file}`,
  );
  release();
  expect(existsSync(file)).toBe(false);
  lock(file, 'making pages')();
});

test('a lock of a living process counts, and that of a killed one does not', async () => {
  lock(file, 'making pages')();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(file, String(other.pid));
  expect(() => lock(file, 'making pages')).toThrow(`(process ${String(other.pid)})`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lock(file, 'making pages')();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['text', () => writeFileSync(file, 'nonsense')],
  ['nothing', () => writeFileSync(file, '')],
  ['a folder', () => mkdirSync(path.join(file, 'inner'), {recursive: true})],
])('a damaged lock, with %s, does not count', (_, damage) => {
  lock(file, 'making pages')();
  damage();
  lock(file, 'making pages')();
  expect(existsSync(file)).toBe(false);
});

test('a command that ends releases its locks', () => {
  const program = `
    import {lock} from ${JSON.stringify(path.resolve('src/node/lock.ts'))};
    import {main} from ${JSON.stringify(path.resolve('src/node/steps.ts'))};
    main(async () => { lock(${JSON.stringify(file)}, 'making pages'); throw new Error('No.'); });`;
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  expect(status).toBe(1);
  expect(existsSync(file)).toBe(false);
});

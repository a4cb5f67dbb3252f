import {existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {takeLock} from '../../../src/node/folderLock';
import {folderOfEachTest} from '../../fixtures/temporaryFolder';

// It would register a listener for each lock.
vi.mock('../../../src/node/command', () => ({removeAtEnd: () => undefined}));

const folder = folderOfEachTest();
const lock = (): string => path.join(folder(), '.lock');
const take = (): void => takeLock(lock(), 'build');

test('@run-07 a lock of a running process refuses the next one, with its ID', () => {
  take();
  expect(take).toThrow(
    `Another build is running in this folder (process ${String(process.pid)}). Wait until it ends. If there is none, remove ${lock()}.`,
  );
});

test.each([
  ['of a process that ended', '999999999 5'],
  ['of an earlier process with the ID of a running one', `${String(process.pid)} 5`],
  ['of an earlier version, without a start', String(process.pid)],
  ['with a path', '../self 5'],
  ['with a number in another notation', '0x1 5'],
])('@run-07 a lock %s is taken over', (_, text) => {
  writeFileSync(lock(), text);
  take();
  expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${String(process.pid)} \\S`));
});

test('@run-07 an empty lock is being written, or a crash left it', () => {
  writeFileSync(lock(), '');
  const later = new Date(Date.now() + 60_000);
  utimesSync(lock(), later, later);
  expect(take).toThrow('process unknown');
  utimesSync(lock(), 0, 0);
  take();
  expect(readFileSync(lock(), 'utf8')).not.toBe('');
});

test('@run-07 a folder in place of a lock is taken over', () => {
  mkdirSync(path.join(lock(), 'full'), {recursive: true});
  take();
  expect(existsSync(path.join(lock(), 'full'))).toBe(false);
});

test('@run-07 a folder that cannot be written to is named as the reason', () => {
  writeFileSync(path.join(folder(), 'file'), '');
  expect(() => takeLock(path.join(folder(), 'file/.lock'), 'build')).toThrow(
    /^The build can't write to its folder \(ENOTDIR: .*\)\. Make it writable, or work in a copy\.$/,
  );
});

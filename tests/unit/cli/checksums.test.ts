import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checksums, differences, formatChecksums} from '../../../src/cli/checksums';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sums-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/b.html'), 'abc');
  writeFileSync(path.join(folder, 'a.html'), '');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('lists every file in order, as sha256sum does', () => {
  // The two test vectors of FIPS 180-2 for SHA-256 that have a name: the empty text and "abc".
  expect(formatChecksums(checksums(folder))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.html\n' +
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  docs/b.html\n',
  );
});

test('tells which files differ or are missing', () => {
  const one = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['gone', '3'],
  ]);
  const other = new Map([
    ['same', '1'],
    ['changed', '4'],
    ['new', '5'],
  ]);
  expect(differences(one, other)).toEqual(['changed', 'gone', 'new']);
  expect(differences(one, one)).toEqual([]);
});

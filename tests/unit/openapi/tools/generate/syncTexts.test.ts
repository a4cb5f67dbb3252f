import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {syncTexts} from '../../../../../openapi/tools/generate/syncTexts';

let folder = '';
const at = (file: string): string => path.join(folder, file);
beforeEach(() => {
  // The folder is on the disk of the project, so that a file can be moved there.
  folder = mkdtempSync(path.resolve('openapi/dist/sync-'));
  for (const file of ['old.mdx', 'same.mdx', 'changed.mdx', 'note.txt']) writeFileSync(at(file), file);
});
afterEach(() => rmSync(folder, {recursive: true}));

test('Only files that differ are written, and files that are gone are removed', () => {
  utimesSync(at('same.mdx'), 1, 1);
  const texts = new Map(['same.mdx', 'changed.mdx', 'new.mdx'].map((file) => [file, file === 'same.mdx' ? file : '#']));
  expect(syncTexts(texts, folder, '.mdx')).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['changed.mdx', 'new.mdx', 'note.txt', 'same.mdx']);
  expect(statSync(at('same.mdx')).mtimeMs).toBe(1000);
  expect(readFileSync(at('changed.mdx'), 'utf8')).toBe('#');
});

test('Missing files of another writer are named, and existing ones never disappear', () => {
  const texts = new Map(['changed.mdx', 'new.mdx'].map((file) => [file, '#']));
  expect(syncTexts(texts, folder, '.mdx', () => true)).toEqual([at('new.mdx')]);
  expect(readFileSync(at('changed.mdx'), 'utf8')).toBe('#');
});

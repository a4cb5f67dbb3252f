import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {mdxFilesIn} from '../../../../../plugins/lib/guide-checks/mdxFiles';
import {nameProblems} from '../../../../../plugins/lib/guide-checks/mdxNames';
import {handwrittenPages} from '../../../../../plugins/lib/guide-checks/pageCheck';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'guides-'))));
afterEach(() => rmSync(folder, {recursive: true}));

test.each<[what: string, make: (file: string) => void, problem: string]>([
  ['an empty page', (file) => writeFileSync(file, ''), 'a.mdx has no text. Write it'],
  ['front matter alone', (file) => writeFileSync(file, '---\ntitle: A\n---\n'), 'a.mdx has no text. Write it'],
  ['Latin-1', (file) => writeFileSync(file, Buffer.from([0x63, 0xe9])), 'a.mdx is not UTF-8. Save it as UTF-8.'],
])('%s is refused by name', (_, make, problem) => {
  make(path.join(folder, 'a.mdx'));
  expect(() => mdxFilesIn(folder)).toThrow(`${folder}/${problem}`);
});

test('an unknown element and an undefined name are refused with line and fix', () => {
  expect(nameProblems('Text.\n\nA <foo-bar> b </foo-bar>.\n\nHello {undefinedName}.\n')).toEqual([
    {
      line: 3,
      message: 'There is no component <foo-bar>. Put it in backticks if it is meant as text, or correct the name.',
    },
    {line: 5, message: '{undefinedName} is a program. Put it in backticks if it is meant as text, or remove it.'},
  ]);
});

test('none of our pages is refused', () => {
  expect(handwrittenPages().flatMap((file) => nameProblems(readFileSync(file, 'utf8')))).toEqual([]);
}, 60_000);

import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {mdxFilesIn} from '../../../../../plugins/lib/guide-checks/checkPage';
import {folderOfEachTest} from '../../../../fixtures/temporaryFolder';

const folder = folderOfEachTest();
test.each<[what: string, make: (file: string) => void, problem: string]>([
  ['an empty page', (file) => writeFileSync(file, ''), 'a.mdx has no text. Write it'],
  [
    'CRLF',
    (file) => writeFileSync(file, '---\r\ntitle: A\r\n---\r\nText'),
    'a.mdx has line endings of Windows. Save it',
  ],
  [
    'a byte order mark',
    (file) => writeFileSync(file, '\uFEFF---\ntitle: A\n---\nText'),
    'a.mdx has front matter that is',
  ],
  [
    'open front matter',
    (file) => writeFileSync(file, '---\ntitle: A\nText'),
    'a.mdx has front matter that is not between',
  ],
  ['front matter alone', (file) => writeFileSync(file, '---\ntitle: A\n---\n'), 'a.mdx has no text. Write it'],
  ['Latin-1', (file) => writeFileSync(file, Buffer.from([0x63, 0xe9])), 'a.mdx is not UTF-8. Save it as UTF-8.'],
  [
    'NUL',
    (file) => writeFileSync(file, '---\n---\nA\0'),
    'a.mdx has a control character in line 3 ("\\u0000"). Remove it.',
  ],
])('%s is refused by name', (_, make, problem) => {
  make(path.join(folder(), 'a.mdx'));
  expect(() => mdxFilesIn(folder())).toThrow(`${folder()}/${problem}`);
});

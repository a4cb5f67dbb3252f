import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {mdxFilesIn, strayFiles} from '../../../../../plugins/lib/guide-checks/guideFiles';
import {writeIn} from '../../../../../src/node/files';
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
  ['NUL', (file) => writeFileSync(file, '---\n---\nA\0'), 'a.mdx has a control character in line 3. Remove it.'],
])('%s is refused by name', (_, make, problem) => {
  make(path.join(folder(), 'a.mdx'));
  expect(() => mdxFilesIn(folder())).toThrow(`${folder()}/${problem}`);
});

test('@routes-04 each file of the guides that would not be published, or has no name of a URL, is refused by name', () => {
  const used = ['.swp', 'guides/samples/Poll.java', 'guides/shown.png', 'guides/more/rate-limits-2.mdx', 'intro.mdx'];
  const stray =
    'B/b.mdx d.MDX guides/01-a.mdx guides/_c.mdx guides/e.md guides/f.mdx.txt guides/g_h.mdx guides/guides.mdx'
      .concat(' guides/hidden.png guides/i.v2.mdx guides/jü.mdx guides/more/index.mdx new/k.mdx')
      .split(' ');
  for (const file of [...used, ...stray]) writeIn(folder(), file, '![A shot](shown.png)');
  const problems = strayFiles(folder());
  expect(problems.map((problem) => problem.split(" isn't a guide, and no guide shows it. Rename it to")[0])).toEqual(
    stray.map((file) => `${folder()}/${file}`),
  );
});

test('a key in a sample is refused with its file and line', () => {
  writeIn(folder(), 'guides/samples/a.sh', 'curl \\\n  -H "Authorization: Bearer 0123456789abcdef0123"\n');
  expect(strayFiles(folder())).toEqual([expect.stringContaining('/guides/samples/a.sh:2 The line has a secret, and')]);
});

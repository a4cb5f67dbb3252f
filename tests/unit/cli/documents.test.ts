import {expect, test} from 'vitest';
import {documentCheck} from '../../../src/cli/documents';
import {withTables} from '../../../src/cli/printedTables';

const check = documentCheck({
  files: [
    'README.md',
    'src/README.md',
    'src/features/try-it/core/knownIds.ts',
    'tests/build/build.test.ts',
    'docs/a_{id}.yaml',
  ],
  scripts: ['check'],
  words: new Set(['createSite', 'API_URL']),
});

test.each([
  [
    'a file without its folder',
    '`knownIdStore.ts`',
    "knownIdStore.ts isn't a file or folder. Did you mean knownIds.ts?",
  ],
  ['a path', '`core/known.ts`', "core/known.ts isn't a file or folder. Did you mean knownIds.ts?"],
  ['a folder', '`src/features/gone/`', "src/features/gone/ isn't a file or folder. Correct or remove it."],
  [
    'a folder before a variable part',
    '`src/gone/<name>.ts`',
    "src/gone/<name>.ts isn't a file or folder. Correct or remove it.",
  ],
  [
    'a test of builds',
    '`build/builds.test.ts`',
    "build/builds.test.ts isn't a file or folder. Did you mean build.test.ts?",
  ],
  ['an npm script', '`npm run checks -- words`', 'package.json has no script checks. Did you mean check?'],
  ['a command', '```bash\nnpm run checks\n```', 'package.json has no script checks. Did you mean check?', 4],
  ['an export', '`createSites()`', 'No code has createSites. Did you mean createSite?'],
  ['a setting', '`API_URI`', 'No code has API_URI. Did you mean API_URL?'],
  ['a link', '[here](gone.md#a)', "The link leads to gone.md, which isn't a file."],
])('@patches-03 A document that names %s which is missing is refused: %s', (_, text, problem, line = 3) => {
  expect(check('src/README.md', `# Title\n\n${text}`)).toEqual([`src/README.md:${String(line)} ${problem}`]);
});

test.each([
  ...[
    '`knownIds.ts`',
    '`core/knownIds`',
    '`core/`',
    '`features/try-it`',
    '`src/features/<name>/core/`',
    '`docs/a_{id}.yaml`',
  ],
  ...['`build/index.html`', '`docs/api/`', '`npm run check`', '`createSite(a)`', '`API_URL`', '[here](../README.md#a)'],
  ...['`text/markdown`', '`llms.txt`', '`JSON`', '`GET /v2/me`', '[web](https://example.com/a.md)'],
])('@patches-03 A document may name %s', (text) => {
  expect(check('src/README.md', text)).toEqual([]);
});

test('@patches-03 a document has the tables that code has', () => {
  const tables = {
    sizes: [
      ['Page', 'kB'],
      ['Guide', '120'],
    ],
  };
  const printed = '# A\n\n<!-- table: sizes -->\n\n| Page  | kB  |\n| ----- | --- |\n| Guide | 120 |\n\nText.\n';
  expect(withTables(printed.replace('120', '98').replace('| Page  |', '| Pages |'), tables)).toBe(printed);
  expect(() => withTables('<!-- table: others -->\n\n', tables)).toThrow('There is no table others. Add it to');
});

import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {ownEntry, withoutOriginal} from '../../../../plugins/lean-client';

const STOCK = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/clientEntry.js');

describe("The entry of the browser's script", () => {
  test('takes the place of the one file that Docusaurus starts with, and loads it last', () => {
    const own = readFileSync(ownEntry(STOCK), 'utf8');
    expect(own.match(/import\(.*'(.+)'\)/g)?.at(-1)).toContain("'@docusaurus/core/lib/client/clientEntry'");
  });

  test.each([
    ['another file', '/core/lib/client/start.js'],
    ['a file besides it', ['/polyfills.js', STOCK]],
    ['named entries', {main: STOCK}],
    ['nothing', undefined],
  ])('is rejected when Docusaurus starts with %s', (_, entry) => {
    expect(() => ownEntry(entry)).toThrow(
      /^plugins\/lean-client patches nothing: the entry of the browser's script is/,
    );
  });
});

test('@patches-01 A component in place of one that the theme no longer has must be imported by other code', () => {
  const files = ['Tabs/index.tsx', 'Tabs/styles.module.css', 'SearchBar.tsx', 'Gone/index.tsx'];
  const alias = {'@theme-original/Tabs': '', '@theme-original/SearchBar': '', '@theme/Gone': ''};
  expect(withoutOriginal(files, alias)).toEqual(['Gone/index.tsx']);
});

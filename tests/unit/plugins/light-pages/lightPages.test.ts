import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {missesOf, withoutOriginal} from '../../../../plugins/light-pages';
import {browserModule} from '../../../../plugins/light-pages/patch';
import {entry, pageLoading, usedStyles} from '../../../../plugins/light-pages/patches';

test("The entry of the browser's script loads Docusaurus's own last", () => {
  const own = readFileSync(browserModule('entry'), 'utf8');
  expect(own.match(/import\(.*'(.+)'\)/g)?.at(-1)).toContain("'@docusaurus/core/lib/client/clientEntry'");
});

test('@patches-01 A patch fails with its file and every condition that matches nothing', () => {
  const active = Object.entries({entry, pageLoading, usedStyles});
  const misses = missesOf(active, (condition) => (/^\/\^(?:hero|footer)|prefetch/.test(condition) ? 0 : 1));
  expect(misses.map(({message}) => message)).toEqual([
    'plugins/light-pages/patches/pageLoading.ts: nothing matches import of ./prefetch in core/lib/client/docusaurus.js. plugins/README.md says what the patch is for.',
    'plugins/light-pages/patches/usedStyles.ts: nothing matches /^hero(?:$|--|__)/, /^footer--/, /^footer__/. plugins/README.md says what the patch is for.',
  ]);
});

test('@patches-01 A component in place of one that the theme no longer has must be imported by other code', () => {
  const files = ['Tabs/index.tsx', 'Tabs/styles.module.css', 'SearchBar.tsx', 'Gone/index.tsx'];
  const alias = {'@theme-original/Tabs': '', '@theme-original/SearchBar': '', '@theme/Gone': ''};
  expect(withoutOriginal(files, alias)).toEqual(['Gone/index.tsx']);
});

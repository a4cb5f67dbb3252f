import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {isDeadOnPages} from '../../../../plugins/markdown-pages/deadOnPages';

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(site, 'docs/scopes'), {recursive: true});
  writeFileSync(path.join(site, 'index.html'), '<h1>Home</h1>');
  writeFileSync(
    path.join(site, 'docs/scopes/index.html'),
    '<h2 id=people>P</h2><h2 class=a id="plan b">B</h2><i id=x >',
  );
});
afterAll(() => {
  rmSync(site, {recursive: true});
});

test.each([
  ['a page that is there', '/docs/scopes.md', false],
  ['the home page', '/index.md', false],
  ['an anchor without quotes', '/docs/scopes.md#people', false],
  ['an anchor with quotes', '/docs/scopes.md#plan b', false],
  ['an anchor before another attribute', '/docs/scopes.md#x', false],
  ['what is no page', '/openapi/v2.json', false],
  ['a page that is not there', '/docs/nowhere.md', true],
  ['an anchor that is not there', '/docs/scopes.md#person', true],
])('%s', (_, target, expected) => {
  expect(isDeadOnPages(site, target)).toBe(expected);
});

import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import redirectPages, {oldLinks, redirectPage} from '../../../../plugins/redirects';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const outDir = folderOfEachTest();
/** Runs the plugin as a build would, on a site with these routes. */
async function build(table: Record<string, string>, routesPaths: string[]): Promise<void> {
  const context = {siteConfig: {url: 'https://example.com'}} as LoadContext;
  // Only the parts of the props that the plugin reads.
  await redirectPages(table)(context).postBuild?.({outDir: outDir(), routesPaths} as PostBuild);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (file: string): string => readFileSync(path.join(outDir(), file), 'utf8');

describe('redirectPages', () => {
  test('writes a page at each old URL, in folders that it makes', async () => {
    await build({'/docs/': '/a/', '/api.html': '/b/', '/x/y/z.html': '/a/'}, ['/a/', '/b/']);
    expect(filesIn(outDir())).toEqual(['api.html', 'docs/index.html', 'old-links.json', 'x/y/z.html']);
    expect(read('old-links.json')).toBe(JSON.stringify(oldLinks()));
    expect(read('docs/index.html')).toBe(redirectPage('/a/', 'https://example.com/a/'));
    expect(read('api.html')).toBe(redirectPage('/b/', 'https://example.com/b/'));
  });

  test.each([
    [
      'there is no target',
      '/gone/',
      '/a/',
      'src/config/redirects.ts redirects /old/ to /gone/, which does not exist. Correct the target.',
    ],
    [
      'it would replace a page',
      '/a/',
      '/old/',
      'src/config/redirects.ts redirects /old/, which is a page of the site. Remove the entry.',
    ],
  ])('stops when %s', async (_, to, route, message) => {
    await expect(build({'/old/': to}, ['/a/', route])).rejects.toThrow(new Error(message));
    expect(filesIn(outDir())).toEqual([]);
  });
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import redirectPages, {oldLinks, redirectPage} from '../../../../plugins/redirects';
import {filesOf} from '../../../../src/node/files';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';

type PostBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const outDir = folderOfEachTest();
/** Runs the plugin as a build would, on a site with these routes. */
async function build(table: Record<string, string>, routesPaths: string[]): Promise<void> {
  const context = {siteConfig: {url: 'https://example.com'}} as LoadContext;
  // Only the parts of the props that the plugin reads.
  await redirectPages(table)(context).postBuild?.({outDir: outDir(), routesPaths} as PostBuild);
}

const read = (file: string): string => readFileSync(path.join(outDir(), file), 'utf8');

describe('redirectPages', () => {
  test('writes a page at each old URL, in folders that it makes', async () => {
    await build({'/docs/': '/a/', '/api.html': '/b/', '/x/y/z.html': '/a/'}, ['/a/', '/b/']);
    expect(filesOf(outDir())).toEqual(['api.html', 'docs/index.html', 'old-links.json', 'x/y/z.html']);
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
    expect(filesOf(outDir())).toEqual([]);
  });

  test.each([
    '/llms.txt',
    '/404.html',
    '/docs/index.html',
    '/llms.txt/',
    '/../up/',
    'no-slash.html',
    '/old page {x};.html',
    '/old',
    '/',
  ])('refuses %s, whose page would replace or break a file', async (from) => {
    await expect(build({[from]: '/a/'}, ['/a/'])).rejects.toThrow(
      `src/config/redirects.ts redirects ${from}, which isn't the URL of an old page. Write it as /old/ or /old.html, or`,
    );
  });

  test('accepts a former URL of any page', async () => {
    await build({'/docs/api/1.0/old-name/': '/a/', '/docs/Old_1/': '/a/'}, ['/a/']);
    expect(filesOf(outDir())).toContain('docs/api/1.0/old-name/index.html');
  });
});

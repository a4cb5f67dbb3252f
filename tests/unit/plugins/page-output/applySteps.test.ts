import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {setImmediate as turn} from 'node:timers/promises';
import {beforeEach, describe, expect, test} from 'vitest';
import {type Step, applySteps} from '../../../../plugins/page-output/steps';
import {writeIn} from '../../../../src/node/files';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';

const PAGES = Array.from({length: 50}, (_, index) => `/page-${String(index)}/`);

const outDir = folderOfEachTest();
const read = (pathname: string): string => readFileSync(path.join(outDir(), pathname, 'index.html'), 'utf8');

beforeEach(() => {
  for (const pathname of PAGES) writeIn(outDir(), `${pathname}index.html`, pathname);
});
const adds =
  (word: string): Step =>
  (html) =>
    `${html} ${word}`;

/** A step that takes as long as drawing a picture does where no cache has it. */
const slow: Step = async (html) => {
  for (let left = 20; left > 0; left -= 1) await turn();
  return `${html} slow`;
};

describe('The writer of pages', () => {
  test('@real-07 loses nothing that a step adds while another step is slow', async () => {
    await applySteps(outDir(), PAGES, [adds('first'), slow, adds('last')]);
    expect(PAGES.map(read)).toEqual(PAGES.map((pathname) => `${pathname} first slow last`));
  });

  test('has few of the pages in memory at a time', async () => {
    let now = 0;
    let most = 0;
    const counts: Step = async (html) => {
      most = Math.max(most, (now += 1));
      await turn();
      now -= 1;
      return html;
    };
    await applySteps(outDir(), PAGES, [counts]);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  test('names the page that a step cannot finish, and leaves the page as it was', async () => {
    const fails: Step = (html, pathname) => {
      if (pathname === '/page-7/') throw new Error('it has no <body>.');
      return html;
    };
    await expect(applySteps(outDir(), PAGES, [adds('first'), fails])).rejects.toThrow('/page-7/: it has no <body>.');
    expect(read('/page-7/')).toBe('/page-7/');
  });
});

test('@real-07 one plugin alone works on built pages; hooks of several run at the same time', () => {
  const plugins = readdirSync('plugins', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const withHook = plugins.filter((file) => /^\s*(async )?postBuild\b/m.test(readFileSync(`plugins/${file}`, 'utf8')));
  // Redirects add files of their own, at URLs that no page has.
  expect(withHook.sort()).toEqual(['page-output/index.ts', 'redirects/index.ts']);
});

import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {STATES, firstViewStep, namesIn, usedRules} from '../../../../plugins/page-output/criticalCss';
import {writeIn} from '../../../../src/node/files';
import {folderOfEachTest} from '../../../fixtures/temporaryFolder';

const LINK = '<noscript> <link rel="stylesheet" href="/site.css"> </noscript>';

describe('The rules that pages use', () => {
  const used = (css: string, html: string): Promise<string> => usedRules(css, namesIn(html));

  test.each([
    ['a class', '.a{color:red}', '<p class=a>'],
    ['a state', '.a:focus-visible{color:red}', '<p class="b a">'],
    ['an opened section', 'details[open]>.a{color:red}', '<details><p class=a>'],
  ])('include those for %s', async (_, css, html) => {
    expect(await used(css, html)).toBe(css);
  });

  test.each([
    ['a class that no element has', '.b{color:red}', '<p class=a>b'],
    ['a pointer', '.a:hover,.a:active{color:red}', '<p class=a>'],
    ['a word of a description', '.b{color:red}', '<meta content="a b"><p title=b>'],
  ])('leave out those for %s', async (_, css, html) => {
    expect(await used(css, html)).toBe('');
  });

  test('keep their order, and bring the variables that they use', async () => {
    const css = ':root{--x:red;--y:blue}.a{color:var(--x)}.b{color:var(--y)}p{color:green}';
    expect(await used(css, '<html><p class=a>')).toBe(':root{--x:red}.a{color:var(--x)}p{color:green}');
  });

  test('@paint-01 bring the variables that a drawing names, and those in their values', async () => {
    const css = ':root{--x:red;--y:blue}.a{--line:var(--x);--text:var(--y)}';
    expect(await used(css, '<html><p class=a><path stroke="var(--line)">')).toBe(':root{--x:red}.a{--line:var(--x)}');
  });
});

describe('The step', () => {
  const folder = folderOfEachTest();
  const pages = {
    '/docs/api/a/': `${LINK}<p class=a>`,
    '/docs/api/b/': `${LINK}<p class=b>`,
    '/404.html': `${LINK}<p class=c>`,
  };
  const kinds = new Map([
    ['/docs/api/a/', 'operation'],
    ['/docs/api/b/', 'operation'],
    ['/404.html', 'other'],
  ]);
  beforeEach(() => {
    writeFileSync(path.join(folder(), 'site.css'), '.a{color:red}.b{color:blue}.c{color:green}');
    for (const [pathname, html] of Object.entries(pages))
      writeIn(folder(), pathname.replace(/\/$/, '/index.html'), html);
  });
  test('gives pages of a kind the same styles, after the fonts and before the whole style sheet', async () => {
    const step = await firstViewStep(folder(), kinds, '/* A face */\n@font-face {\n  font-family: F;\n}\n');
    const shared = '<style data-first-view>@font-face {font-family: F;}.a{color:red}.b{color:blue}</style>';
    expect(step(pages['/docs/api/a/'], '/docs/api/a/')).toBe(`${shared}${LINK}<p class=a>`);
    expect(step(pages['/docs/api/b/'], '/docs/api/b/')).toBe(`${shared}${LINK}<p class=b>`);
    expect(step(pages['/404.html'], '/404.html')).toContain(
      '<style data-first-view>@font-face {font-family: F;}.c{color:green}</style>',
    );
  });

  // Not in the build, because a site without some components has no rule for their states.
  test('@patches-01 each state that is kept is in a rule of the sources', () => {
    const css = readdirSync('src', {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join('src', file), 'utf8'))
      .join('\n');
    expect(STATES.filter((name) => !css.includes(`[${name}`))).toEqual([]);
  });

  test('names the page whose style sheet it does not find', async () => {
    writeFileSync(path.join(folder(), '404.html'), '<p>Nothing');
    await expect(firstViewStep(folder(), kinds, '')).rejects.toThrow('/404.html has no style sheet');
  });
});

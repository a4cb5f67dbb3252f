import {beforeEach, describe, expect, test} from 'vitest';
import {checkPages, inlineCode, unreviewed} from '../../../src/hosting/checkPages';
import {writeIn} from '../../../src/node/files';
import {folderOfEachTest} from '../../fixtures/temporaryFolder';

const page = (body: string): string => `<!doctype html><html lang=en><title>A page</title><body>${body}</body></html>`;

describe('A page', () => {
  test.each([
    ['with script files of the site', '<script src=/assets/js/main.js defer></script>'],
    ['with data', '<script type="application/ld+json">{"@type": "WebPage"}</script>'],
    ['with links to other sites', '<a href="https://larkfield.example/">Larkfield</a>'],
    ['that names its own address', '<link rel=canonical href="https://developers.salesloft.com/">'],
    ['with an open list of the sidebar', '<ul style="display:block;overflow:visible;height:auto"></ul>'],
  ])('%s is fine', (_, body) => {
    expect(unreviewed(inlineCode(page(body)))).toEqual([]);
  });

  test.each([
    ['an inline script', '<script>alert(1)</script>', 'alert(1)', 'Move it to a file'],
    ['an inline style', '<style>p{color:red}</style>', 'p{color:red}', 'Use a class'],
    ['a style attribute', '<p style="color:red">Red</p>', 'color:red', 'Use a class'],
    ['a handler', '<button onclick="alert(1)">Go</button>', 'onclick=', 'Remove it'],
    ['an address that is a program', '<a href=" javascript:alert(1)">Go</a>', 'javascript:', 'Remove it'],
    ['a foreign script', '<script src="https://cdn.larkfield.example/x.js"></script>', '<script src=', 'Remove it'],
    ['a foreign picture', '<img src="//cdn.larkfield.example/x.png" alt="">', '<img src=', 'Remove it'],
    ['a frame', '<iframe src="/docs/"></iframe>', '<iframe>', 'links take the place'],
    ['a base', '<base href="/docs/">', '<base>', 'Remove it'],
    ['a foreign set of pictures', '<img srcset="/a.png 1x, //b.example/a.png 2x" alt="">', '<img srcset=', 'Remove it'],
    ['a foreign drawing', '<svg><use href="https://a.example/i.svg#a"></use></svg>', '<use href=', 'Remove it'],
    ['a form that sends to another host', '<form action="https://a.example/"></form>', '<form action=', 'Remove it'],
    ['a foreign style sheet', '<link rel=stylesheet href="https://a.example/x.css">', '<link href=', 'Remove it'],
  ])('with %s is rejected, with the code and the fix', (_, body, code, fix) => {
    const faults = unreviewed(inlineCode(page(body)));
    expect(faults).toHaveLength(1);
    expect(JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(faults[0] ?? '')?.[0] ?? '""')).toContain(code);
    expect(faults[0]).toContain(fix);
  });
});

describe('A built site', () => {
  const folder = folderOfEachTest();
  const write = (file: string, text: string): void => writeIn(folder(), file, text);
  beforeEach(() => {
    for (const file of ['index.html', 'docs/intro/index.html']) write(file, page('<p>A page'));
  });
  test('returns the first-view styles of its pages, once each', () => {
    for (const [file, text] of [
      ['a.html', 'p{color:red}'],
      ['b.html', 'p{color:red}'],
      ['c.html', 'p{color:blue}'],
    ] as const)
      write(file, page(`<style data-first-view>${text}</style>`));
    expect(checkPages(folder())).toEqual(['p{color:red}', 'p{color:blue}']);
  });

  test('@paint-02 is rejected when its first-view styles would make the header of the policy long', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      write(`${String(number)}.html`, page(`<style data-first-view>p{order:${String(number)}}</style>`));
    expect(() => checkPages(folder())).toThrow(/7 different sets of first-view styles\. The limit is 6\. Check kindOf/);
  });

  test('@shown-06 is rejected with the sources of the pages of each problem', () => {
    for (const name of ['docs/intro/index.html', 'docs/other.html']) write(name, page('<script>alert(1)</script>'));
    const nameOf = (name: string): string => name.replace('/index.html', '.mdx');
    expect(() => checkPages(folder(), nameOf)).toThrow(
      /^docs\/intro\.mdx, docs\/other\.html: "alert\(1\)" is not allowed[^\n]*$/,
    );
    for (let number = 1; number <= 10; number += 1) write(`${String(number)}.html`, page('<script>alert(1)</script>'));
    expect(() => checkPages(folder())).toThrow(/, and 2 more: "alert\(1\)"/);
  });
});

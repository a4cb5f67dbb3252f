import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {deadLinks} from '../../../../../plugins/lib/guide-checks/links';
import {heading, link, paragraph} from '../../../../../plugins/lib/markdown/markdown';
import {sharedFolder} from '../../../../fixtures/temporaryFolder';
import {sitePage} from '../../../support/sitePage';

const page = (pathname: string, title: string) => sitePage({pathname, title, content: () => [heading(2, title)]});
const scopes = page('/docs/platform/api-basics/scopes/', 'Scopes');
const reference = page('/docs/api/', 'Résumé');
const folder = sharedFolder();
/** Problems of a page that is written by hand. */
function problemsIn(mdx: string): string[] {
  const source = path.join(folder, 'page.mdx');
  writeFileSync(source, mdx);
  return deadLinks([{...scopes, source}, reference]).map((problem) => problem.replace(`${folder}/`, ''));
}
const problems = (...links: readonly string[]): string[] =>
  problemsIn(`# Page\n\n${links.map((url) => `[a](${url})`).join('\n')}\n`);

describe('The link check', () => {
  test.each([
    '/docs/api/',
    '/docs/platform/api-basics/scopes/#scopes',
    '/docs/api.md#r%C3%A9sum%C3%A9',
    'https://example.com/nowhere',
    'HTTPS://developers.salesloft.com/docs/api/',
    'https://developers.salesloft.com.example/nowhere/',
    'mailto:a@docs.example',
    './page.mdx#scopes',
  ])('accepts %s', (link) => {
    expect(problems(link)).toEqual([]);
  });

  test('names file, line, problem and fix of each link that leads nowhere', () => {
    expect(
      problems('/docs/api/', '/docs/apis/', '#scope', '#%E0-completely-different', './none.mdx', './page.mdx#a'),
    ).toEqual([
      `page.mdx:4 The link leads to /docs/apis/, which doesn't exist. Did you mean "/docs/api/"? Correct the link, or add the page. (existing-pages)`,
      `page.mdx:5 The link leads to #scope, and the page has no such heading. Did you mean "#scopes"? Correct the part after #. (existing-headings)`,
      `page.mdx:6 The link leads to #%E0-completely-different, and the page has no such heading. Correct the part after #. (existing-headings)`,
      `page.mdx:7 The link leads to ./none.mdx, which doesn't exist. Did you mean "/docs/platform/api-basics/scopes/"? Correct the link, or add the page. (existing-pages)`,
      'page.mdx:8 The link leads to /docs/platform/api-basics/scopes/#a, and the page has no such heading. Correct the part after #. (existing-headings)',
    ]);
  });

  test.each([
    'HTTPS://developers.salesloft.com/nowhere/',
    '//developers.salesloft.com/nowhere/',
    'https://Developers.Salesloft.com:443/nowhere/',
  ])('@site-06 refuses %s, another way to write a dead link to this site', (url) => {
    expect(problems(url)).toEqual([
      expect.stringContaining(`page.mdx:3 The link leads to ${url}, which doesn't exist.`),
    ]);
  });

  test.each([
    ['file:///etc/passwd', 'which only your computer has. Link to a public page, or put it in backticks.'],
    ['http://localhost:3000/docs/', 'which only your computer has.'],
    ['https://127.0.0.1/', 'which only your computer has.'],
    ['http://[::1]/', 'which only your computer has.'],
    ['javascript:alert(1)', 'and browsers must not open javascript: from a page. Use https: or mailto:.'],
    ['https://a.example:x/', "which isn't a URL. Correct it."],
  ])('refuses %s', (url, says) => {
    expect(problems(url)).toEqual([expect.stringContaining(`page.mdx:3 The link leads to ${url}, ${says}`)]);
  });

  test.each(['[a]()', '![a](<>)', '[a][b]\n\n[b]: <>'])('says how to fix %s, which leads nowhere', (mdx) => {
    expect(problemsIn(mdx)).toEqual([
      expect.stringMatching(/^page\.mdx:\d The link has no target\. Write its URL between the parentheses, or remove/),
    ]);
  });

  test('says of an image that its file is missing', () => {
    expect(problemsIn('![a](/img/none.png)')).toEqual([
      `page.mdx:1 There is no image /img/none.png. Correct the path, or add the file to static/. (existing-pages)`,
    ]);
  });

  test('names the page of a link that is not handwritten', () => {
    const content = () => [paragraph(link('pathname:///openapi/v9.json', 'file'), link('#r', 'own'))];
    expect(
      deadLinks([scopes, {...page('/docs/api/calls/', 'Calls'), content: () => [...content(), heading(2, 'Calls')]}]),
    ).toEqual([
      "/docs/api/calls/ The link leads to /openapi/v9.json, which doesn't exist. Correct the link, or add the page. (existing-pages)",
      '/docs/api/calls/ The link leads to #r, and the page has no such heading. Correct the part after #. (existing-headings)',
    ]);
  });
});

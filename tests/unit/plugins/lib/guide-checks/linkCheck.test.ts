import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {deadLinks} from '../../../../../plugins/lib/guide-checks/linkCheck';
import type {SitePage} from '../../../../../plugins/lib/site-pages/sitePage';
import {heading, link, paragraph} from '../../../../../plugins/lib/markdown/markdown';
import {siteUrl} from '../../../../../src/config/siteUrl';
import {sharedFolder} from '../../../../fixtures/temporaryFolder';

const page = (pathname: string, title: string): SitePage => ({
  pathname,
  area: 'api-basics',
  title,
  description: '',
  content: () => [heading(2, title)],
});
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
    '/docs/api/?from=guide',
    '/docs/platform/api-basics/scopes/#scopes',
    '/docs/api/#r%C3%A9sum%C3%A9',
    '/docs/api.md#r%C3%A9sum%C3%A9',
    'https://example.com/nowhere',
  ])('accepts %s', (link) => {
    expect(problems(link)).toEqual([]);
  });

  test('names file, line, problem and fix of each link that leads nowhere', () => {
    expect(problems('/docs/api/', '/docs/apis/', '#scope', '#%E0-completely-different')).toEqual([
      `page.mdx:4 The link leads to /docs/apis/, which doesn't exist. Did you mean "/docs/api/"? Correct the link, or add the page.`,
      `page.mdx:5 The link leads to #scope, and the page has no such heading. Did you mean "#scopes"? Correct the part after #.`,
      `page.mdx:6 The link leads to #%E0-completely-different, and the page has no such heading. Correct the part after #.`,
    ]);
  });

  test('refuses a folder, and a dead link with the origin of the site', () => {
    expect(problems('pathname:///img/', `${siteUrl}/docs/apis/`)).toEqual([
      "page.mdx:3 The link leads to /img/, which doesn't exist. Correct the link, or add the page.",
      `page.mdx:4 The link leads to ${siteUrl}/docs/apis/, which doesn't exist. Did you mean "/docs/api/"? Correct the link, or add the page.`,
    ]);
  });

  test('says of an image that its file is missing', () => {
    expect(problemsIn('![a](/img/none.png)')).toEqual([
      `page.mdx:1 There is no image /img/none.png. Correct the path, or add the file to static/.`,
    ]);
  });

  test('names the page of a link that is not handwritten', () => {
    const content = () => [paragraph(link('pathname:///openapi/v9.json', 'file'), link('#r', 'own'))];
    expect(
      deadLinks([scopes, {...page('/docs/api/calls/', 'Calls'), content: () => [...content(), heading(2, 'Calls')]}]),
    ).toEqual([
      "/docs/api/calls/ The link leads to /openapi/v9.json, which doesn't exist. Correct the link, or add the page.",
      '/docs/api/calls/ The link leads to #r, and the page has no such heading. Correct the part after #.',
    ]);
  });
});

import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {homeTexts} from '../../src/config/homePage';
import {readBuilt, readPage, serveBuild} from '../fixtures/builtSite';
import {textOf} from '../fixtures/html';
import {parts} from '../fixtures/routes';
import {siteUrl as SITE} from '../../src/config/siteUrl';

const request = serveBuild();

const namedParts = parts().map((part) => [part.name, part.paths] as const);
const paths = parts().flatMap((part) => part.paths);
const markdownUrlOf = (path: string): string => (path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`);

/** Markdown without its code, which can contain anything. */
const proseOf = (markdown: string): string =>
  markdown.replaceAll(/^((?:> |\s)*)(`{3,})[^]*?^(?:> |\s)*\2$/gm, '').replaceAll(/(`+)[^]*?\1/g, '');

/** Letters and digits of a text, so that marks of Markdown don't matter. */
const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The words of Markdown without URLs, anchors, and notes that are not in the text of the page. */
const wordsOfMarkdown = (markdown: string): string =>
  wordsOf(
    markdown
      .replaceAll(/\(Unverified: [^]*?\.\)/g, '')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/<a id="[^"]*"><\/a>/g, ''),
  );

/** Parts of a page that its Markdown version has in another form. */
const OTHER_FORM = '.site-card, [role=tablist], figure, [aria-hidden], details, section[aria-label]';

/** Headings, paragraphs and items of lists of a handwritten page. */
function textsOf(html: string): string[] {
  const $ = load(html);
  const said = $('main').find('h2, h3, .markdown p, .markdown li').not(OTHER_FORM).not($(OTHER_FORM).find('*'));
  said.find('ul, ol, pre, details, .hash-link, figure, button').remove();
  return said.toArray().map((element) => $(element).text());
}

/** Main headings of a page. Reading whole pages of the reference takes too long. */
const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h2[^>]*? id=[^>]*>([^]*?)<a /g)].map(([, inner = '']) => textOf(inner));

/** Texts of a page that its Markdown version lacks. */
function missingIn(markdown: string, path: string): string[] {
  const words = wordsOfMarkdown(markdown);
  const texts = path.startsWith('/docs/api/') ? headingsOf(readPage(path)) : textsOf(readPage(path));
  return texts.map(wordsOf).filter((text) => !words.includes(text));
}

/** What is wrong with the Markdown version of a page, in one line. */
function faultsOf(path: string): string[] {
  const markdown = readBuilt(markdownUrlOf(path));
  const missing = missingIn(markdown, path);
  const faults = [
    !markdown.includes(`\nurl: ${SITE}${path}\n`) && 'it does not say where it is',
    !/^---\n[^]*?\n---\n\n[^\n]*\(https:\S+\/llms\.txt\)\n/.test(markdown) && 'it does not begin with llms.txt',
    /<\/?[A-Z]|^import |^:::|^\s*\{/m.test(proseOf(markdown)) && 'MDX is left',
    proseOf(markdown).includes('](/') && 'a link has no origin',
    /could not be read|second-hand|older text|\bunverified\)/i.test(markdown) && 'it says how its text was made',
    missing.length > 0 && `it lacks ${missing.join(', ')}`,
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? [`${path}: ${faults.join(', ')}`] : [];
}

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(https:\/\/developers\.salesloft\.com(\/[^)#]+)\)/g)].map(([, url = '']) => url);

test.each(namedParts)(
  '@readers-01 @true-05 the %s are also Markdown, with their headings, and guides and top pages with all texts',
  async (_, some) => {
    expect(some.flatMap(faultsOf)).toEqual([]);
    for (const path of some) {
      const {headers} = await request(markdownUrlOf(path), {method: 'HEAD'});
      expect([path, headers.get('content-type')]).toEqual([path, 'text/markdown; charset=utf-8']);
    }
  },
);

test('@readers-01 the Markdown version of the home page has its lead and both actions', () => {
  const markdown = readBuilt('/index.md');
  expect(markdown).toContain(homeTexts.lead);
  expect(markdown).toContain(`[${homeTexts.introduction}](${SITE}/docs/platform/intro.md)`);
  expect(markdown).toContain(`[${homeTexts.reference}](${SITE}/docs/api.md)`);
});

test('@readers-01 the Markdown version of an operation has all that its page and its description have', () => {
  const markdown = readBuilt('/docs/api/people-create.md');
  for (const part of [
    '`POST https://api.salesloft.com/v2/people`',
    `- Scope: [\`people:write\`](${SITE}/docs/platform/api-basics/scope-matrix.md#scope-people-write)`,
    '- `email_address` string, one of: ',
    `[401 Unauthorized](${SITE}/docs/api.md#error-401)`,
    'curl -sS https://api.salesloft.com/v2/people',
    `[OpenAPI document of this operation (JSON)](${SITE}/openapi/v2/people-create.json)`,
    '"email_address": "leila.novak@brightwater.example"',
  ]) {
    expect(markdown).toContain(part);
  }
});

test('@readers-02 llms.txt says how to start, its indexes list every Markdown version, llms-full has every page once', async () => {
  const {headers} = await request('/llms.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const index = readBuilt('/llms.txt');
  expect(index).toMatch(/^# Salesloft for Developers\n\n> /);
  expect(index).toContain('Base URL: `https://api.salesloft.com/v2`');
  const parts = linksOf(index).filter((url) => url.endsWith('/llms.txt'));
  expect(parts).toEqual(['/docs/platform/llms.txt', '/docs/api/llms.txt', '/docs/api/1.0/llms.txt']);
  const listed = new Set([index, ...parts.map(readBuilt)].flatMap(linksOf));
  expect(paths.filter((path) => !listed.has(markdownUrlOf(path)))).toEqual([]);
  const areas = linksOf(readBuilt('/llms-full.txt')).filter((url) => url.startsWith('/llms-full/'));
  const found = areas.flatMap((url) =>
    [...readBuilt(url).matchAll(/^url: https:\/\/developers\.salesloft\.com(\S+)$/gm)].map(([, own]) => own),
  );
  expect(found).toHaveLength(new Set(found).size);
  expect(paths.filter((path) => !found.includes(path))).toEqual([]);
});

test('@agents-01 indexes and pages fit what an assistant reads at once', () => {
  expect(readBuilt('/llms.txt').length).toBeLessThan(20_000);
  for (const url of ['/docs/platform/llms.txt', '/docs/api/llms.txt', ...paths.map(markdownUrlOf)])
    expect.soft([url, readBuilt(url).length < 50_000]).toEqual([url, true]);
});

test('@agents-01 Markdown versions begin with their version, date, scopes and cost', () => {
  expect(readBuilt('/docs/api/people-index.md')).toMatch(
    /^---\ntitle: List people\nurl: \S+\/docs\/api\/people-index\/\napi_version: "2\.0"\nupdated: \d{4}-\d\d-\d\d\nscopes:\n {2}- people:read\ncost: 1\n---\n/,
  );
});

test('@agents-01 the words that llms.txt explains are on the pages', () => {
  const quoted = [...readBuilt('/llms.txt').matchAll(/"([^"]+)" marks/g)].map(([, words = '']) => words);
  expect(quoted).toEqual(['Unverified']);
  for (const words of quoted) {
    expect(readBuilt('/docs/api/people-index.md')).toContain(`${words}: `);
    expect(textOf(readPage('/docs/api/people-index/'))).toContain(words);
  }
});

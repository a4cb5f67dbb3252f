import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {homeTexts} from '../../src/config/homePage';
import {type ServedSite, readBuilt, readPage, serveBuild} from '../fixtures/builtSite';
import {textOf} from '../fixtures/html';
import {parts} from '../fixtures/routes';

let site: ServedSite;
beforeAll(async () => {
  site = await serveBuild();
});
afterAll(() => {
  site.stop();
});

const namedParts = parts.map((part) => [part.name, part.paths] as const);
const paths = parts.flatMap((part) => part.paths);
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
      .replaceAll(/\(Unconfirmed: [^]*?\.\)/g, '')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/<a id="[^"]*"><\/a>/g, ''),
  );

/** Parts of a page that its Markdown version has in another form. */
const OTHER_FORM = '.site-card, [role=tablist], figure, [aria-hidden], details';

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
    !markdown.includes(`\nPage: <https://developers.salesloft.com${path}>\n`) && 'it does not say where it is',
    /<\/?[A-Z]|^import |^:::|^\s*\{/m.test(proseOf(markdown)) && 'MDX is left',
    missing.length > 0 && `it lacks ${missing.join(', ')}`,
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? [`${path}: ${faults.join(', ')}`] : [];
}

test.each(namedParts)(
  '@readers-01 the %s are also Markdown, with their headings, and guides and top pages with all texts',
  async (_, some) => {
    expect(some.flatMap(faultsOf)).toEqual([]);
    for (const path of some) {
      const {headers} = await site.request(markdownUrlOf(path), {method: 'HEAD'});
      expect([path, headers.get('content-type')]).toEqual([path, 'text/markdown; charset=utf-8']);
    }
  },
);

test('@readers-01 the Markdown version of the home page has its lead and both actions', () => {
  const markdown = readBuilt('/index.md');
  expect(markdown).toContain(homeTexts.lead);
  expect(markdown).toContain(`[${homeTexts.introduction}](/docs/platform/intro.md)`);
  expect(markdown).toContain(`[${homeTexts.reference}](/docs/api.md)`);
});

test.each(namedParts)('@true-05 no text of the %s says how it was made', (_, some) => {
  const found = some.flatMap((path) => {
    const [phrase] =
      /could not be read|second-hand|older text|\bunverified\)/i.exec(readBuilt(markdownUrlOf(path))) ?? [];
    return phrase === undefined ? [] : [`${path}: ${phrase}`];
  });
  expect(found).toEqual([]);
});

test('@readers-01 the Markdown version of an operation has all that its page and its description have', () => {
  const markdown = readBuilt('/docs/api/people-create.md');
  for (const part of [
    '`POST https://api.salesloft.com/v2/people`',
    '- Scope: [`people:write`](/docs/platform/api-basics/scopes.md)',
    '- `email_address` (string, one of): ',
    '[401 Unauthorized](/docs/api.md#error-401)',
    'curl -sS https://api.salesloft.com/v2/people',
    '(/openapi/v2/people-create.json)',
    '"email_address": "priya.raman@brightwater.example"',
  ]) {
    expect(markdown).toContain(part);
  }
});

test('@readers-02 llms.txt says how to start and lists every Markdown version, llms-full has every page once', async () => {
  const {headers} = await site.request('/llms.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const index = readBuilt('/llms.txt');
  expect(index).toMatch(/^# Salesloft for Developers\n\n> /);
  expect(index).toContain('Base URL: `https://api.salesloft.com/v2`');
  const [, mark = 'no mark'] = /^- "(\w+)" marks facts/m.exec(index) ?? [];
  expect(
    paths.some((path) => readBuilt(markdownUrlOf(path)).includes(`${mark}: `)),
    mark,
  ).toBe(true);
  expect(paths.filter((path) => !index.includes(`](${markdownUrlOf(path)})`))).toEqual([]);
  const areas = [...readBuilt('/llms-full.txt').matchAll(/\]\((\/llms-full\/[^)]+)\)/g)];
  const pages = areas
    .map(([, url = '']) => readBuilt(url))
    .join('\n')
    .split(/^Page: <https:\/\/developers\.salesloft\.com/m)
    .slice(1);
  const found = pages.map((page) => page.slice(0, page.indexOf('>')));
  expect(found).toHaveLength(new Set(found).size);
  expect(paths.filter((path) => !found.includes(path))).toEqual([]);
});

import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {fileOf, readBuilt, readPage} from '../fixtures/builtSite';
import {parts} from '../fixtures/routes';
import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';

const SITE = 'https://developers.salesloft.com';
const PICTURE = '/img/social-card.png';
const TOO_SHORT = 50;
const TOO_LONG = 160;

/** What search engines and shared links show of a page. */
function metaOf(html: string) {
  // A body takes long to parse.
  const [head = ''] = html.split('<body');
  const $ = load(head);
  const meta = (name: string): string => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => (JSON.parse($(element).text()) as {readonly '@type': string})['@type']);
  return {title: $('title').text(), meta, data, $};
}

type Meta = ReturnType<typeof metaOf>;

/** What is wrong with a page's own words about itself. */
function faultsOf(path: string, {title, meta, data, $}: Meta): string[] {
  const {length} = meta('description');
  const once = ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:image"]'];
  const expected: readonly (readonly [what: string, holds: boolean])[] = [
    ...once.map((selector) => [`not one ${selector}`, $(selector).length === 1] as const),
    ['another canonical URL', $('link[rel=canonical]').attr('href') === SITE + path],
    [`the JSON-LD ${data.join(', ')}`, data.length > 0 && new Set(data).size === data.length],
    ['no Markdown version', existsSync(fileOf(markdownUrl(path)))],
    [`a description of ${String(length)} characters`, length >= TOO_SHORT && length <= TOO_LONG],
    ['another og:title', meta('og:title') === title],
    ['another og:description', meta('og:description') === meta('description')],
    ['another og:url', meta('og:url') === SITE + path],
    ['no og:type', meta('og:type') === 'website'],
    ['no large card', meta('twitter:card') === 'summary_large_image'],
    ['no picture', meta('og:image') === SITE + PICTURE && meta('twitter:image') === meta('og:image')],
  ];
  return expected.filter(([, holds]) => !holds).map(([what]) => `${path} has ${what}`);
}

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('@real-07 every page has its own title, description, canonical URL, picture, JSON-LD and Markdown version, once', () => {
  const pages = parts()
    .flatMap(({paths}) => paths)
    .map((path) => [path, metaOf(readPage(path))] as const);
  expect(pages.flatMap(([path, meta]) => faultsOf(path, meta))).toEqual([]);
  const all = pages.map(([, meta]) => meta);
  expect(repeated(all.map(({title}) => title))).toEqual([]);
  expect(repeated(all.map(({meta}) => meta('description')))).toEqual([]);

  const picture = readFileSync(fileOf(PICTURE));
  // Width and height are at the same place in every PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThanOrEqual(100_000);
});

test('The icons, the manifest and the sitemap that the site names are there', () => {
  const $ = load(readPage('/'));
  const links = $('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]').toArray();
  const urls = links.map((link) => $(link).attr('href') ?? '');
  const {icons} = JSON.parse(readBuilt('/manifest.webmanifest')) as {icons: {src: string}[]};
  const sitemap = /^Sitemap: (.*)$/m.exec(readBuilt('/robots.txt'))?.[1] ?? '';
  const named = [...urls, ...icons.map(({src}) => src), sitemap.replace(SITE, '')];
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((url) => !existsSync(fileOf(url)))).toEqual([]);
});

import {load} from 'cheerio';
import {expect, test} from '../fixtures/test';
import {parts} from '../fixtures/routes';

const SITE = 'https://developers.salesloft.com';
const TOO_SHORT = 50;
const TOO_LONG = 160;

/** What a page tells search engines and those who share it. */
function metaOf(html: string) {
  const $ = load(html);
  const meta = (name: string): string => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  return {title: $('title').text(), canonical: $('link[rel=canonical]').attr('href') ?? '', meta};
}

/** What is wrong with a page's own words about itself. */
function faultsOf(path: string, html: string): string[] {
  const {title, canonical, meta} = metaOf(html);
  const {length} = meta('description');
  const expected: readonly (readonly [what: string, holds: boolean])[] = [
    [`a description of ${String(length)} characters`, length >= TOO_SHORT && length <= TOO_LONG],
    [`the canonical address ${canonical}`, canonical === SITE + path],
    ['another og:title', meta('og:title') === title],
    ['another og:description', meta('og:description') === meta('description')],
    ['another og:url', meta('og:url') === SITE + path],
    ['no og:type', meta('og:type') === 'website'],
    ['no large card', meta('twitter:card') === 'summary_large_image'],
    ['no picture', meta('og:image').startsWith(`${SITE}/cards/`) && meta('twitter:image') === meta('og:image')],
  ];
  return expected.filter(([, holds]) => !holds).map(([what]) => `${path} has ${what}`);
}

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('Every page has its own title and description for search engines and shared links', async ({request}) => {
  test.slow();
  const paths = parts.flatMap((part) => part.paths);
  const pages: (readonly [path: string, html: string])[] = [];
  for (const path of paths) pages.push([path, await (await request.get(path)).text()]);
  expect(pages.flatMap(([path, html]) => faultsOf(path, html))).toEqual([]);
  const all = pages.map(([, html]) => metaOf(html));
  expect(repeated(all.map(({title}) => title))).toEqual([]);
  expect(repeated(all.map(({meta}) => meta('description')))).toEqual([]);

  const cards = new Set(all.map(({meta}) => new URL(meta('og:image')).pathname));
  const faults: string[] = [];
  for (const card of cards) {
    const answer = await request.get(card);
    const picture = await answer.body();
    // Width and height stand at the same place in every PNG.
    const size = answer.ok() ? `${String(picture.readUInt32BE(16))} x ${String(picture.readUInt32BE(20))}` : 'missing';
    if (size !== '1200 x 630' || picture.length > 100_000)
      faults.push(`${card}: ${size}, ${String(picture.length)} bytes`);
  }
  expect(faults).toEqual([]);
});

test('The icons, the manifest and the sitemap that the site names are there', async ({request}) => {
  const $ = load(await (await request.get('/')).text());
  const links = $('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]').toArray();
  const addresses = links.map((link) => $(link).attr('href') ?? '');
  const {icons} = (await (await request.get('/manifest.webmanifest')).json()) as {icons: {src: string}[]};
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const named = [...addresses, ...icons.map(({src}) => src), sitemap.replace(SITE, '')];
  expect(named.length).toBeGreaterThan(6);
  const missing: string[] = [];
  for (const address of named) if (!(await request.get(address)).ok()) missing.push(address);
  expect(missing).toEqual([]);
});

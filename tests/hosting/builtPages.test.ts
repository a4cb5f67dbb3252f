import {existsSync} from 'node:fs';
import {load} from 'cheerio';
import {version} from '../../package.json';
import {expect, test} from 'vitest';
import {guideSections} from '../../src/config/guides';
import {publicFiles} from '../../src/config/publicFiles';
import {guideUrl, guideUrls} from '../../src/config/routes';
import {siteUrl} from '../../src/config/siteUrl';
import {markdownUrl} from '../../src/features/markdown-page/core/markdownUrl';
import {fileOf, readBuilt, readPage} from '../fixtures/builtSite';
import {routes} from '../fixtures/routes';

const indexes = guideSections.map(({folder}) => guideUrl(folder));

test('@shell-07 every heading but the first has a link to itself, and the contents list those of levels 2 and 3', () => {
  const faults = [...routes.guides, '/', '/webhooks/', '/docs/api/', '/docs/api/people-create/'].filter((page) => {
    const $ = load(readPage(page));
    const [first, ...others] = $('main').find('h1, h2, h3, h4, h5, h6').toArray();
    const listed = $('.theme-doc-toc-desktop a')
      .toArray()
      .map(({attribs: {href}}) => href);
    const inContents = $('main')
      .find('h2[id], h3[id]')
      .toArray()
      .map(({attribs: {id}}) => `#${String(id)}`);
    const isLinked = others.every(
      (heading) => $('a.hash-link', heading).attr('href') === `#${String($(heading).attr('id'))}`,
    );
    const isListed = !page.startsWith('/docs/platform/') || listed.join() === inContents.join();
    return (
      first?.tagName !== 'h1' || $('a.hash-link', first).length > 0 || others.length === 0 || !isLinked || !isListed
    );
  });
  expect(faults).toEqual([]);
});

test('@home-03 guides, landing pages and the reference have the day of their Markdown, and a link to report a problem', () => {
  const faults = [
    guideUrls.introduction,
    '/webhooks/',
    '/api-logs/',
    '/docs/api/',
    '/docs/api/people/',
    '/docs/api/people-create/',
  ].filter((page) => {
    const $ = load(readPage(page));
    const report = decodeURIComponent($('main [data-report]').attr('href') ?? '');
    const [, day] = /^updated: (.*)$/m.exec(readBuilt(markdownUrl(page))) ?? [];
    return (
      $('main p:has(> [data-report]) time').attr('datetime') !== day ||
      !report.startsWith('mailto:integrations@salesloft.com?') ||
      !report.includes(`Page: ${siteUrl}${page}\nSite version: ${version}`)
    );
  });
  expect(faults).toEqual([]);
});

test('@routes-04 the list of guides shows each section with an icon and its description', () => {
  const $ = load(readPage('/guides/'));
  const cards = $('article .site-card:has(svg)').toArray();
  expect(cards.map((card) => [$('a', card).text(), $('p', card).text()])).toEqual(
    guideSections.map(({label, description}) => [label, description]),
  );
});

test.each(indexes)('@routes-04 each card of the section index %s says what its guide is about', (index) => {
  const $ = load(readPage(index));
  const cards = $('article li')
    .toArray()
    .map((card) => ({title: $('a', card).text().trim(), text: $('p', card).text().trim()}));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter(({text}) => text.length < 20)).toEqual([]);
});

test.each([
  ['/docs/api/groups-create/', 'Unverified: 200 OK', '/docs/api/unverified/'],
  ['/docs/platform/api-basics/call-data-record/', 'Unverified: Recordings', '/docs/api/unverified/#guides'],
])('@true-05 a mark of %s is closed, and links to all marks', (page, about, list) => {
  const $ = load(readPage(page));
  const mark = $('details[data-unverified]:not([open])').filter((_, element) => $('summary', element).text() === about);
  expect(mark.find('a').attr('href')).toBe(list);
});

test('@api-01 a note shows the names in it as code', () => {
  const note = load(readPage('/docs/api/1.0/people-create/'))('[class*=unverified]');
  expect(note.find('code').first().text()).toBe('email_address');
});

test('@site-02 the footer has the logo, seven links of the company that open safely, the copyright, and no sample', () => {
  const footer = load(readPage('/'))('footer');
  expect(existsSync(fileOf(footer.find('img[alt=Salesloft]').attr('src') ?? 'none'))).toBe(true);
  const links = footer.find('nav[aria-label=Company] a').toArray();
  expect(links).toHaveLength(7);
  for (const {attribs} of links)
    expect(attribs).toMatchObject({
      href: expect.stringMatching(/^https:/) as string,
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  expect(footer.text()).toMatch(/© 20\d\d Salesloft, Inc\./);
  expect(footer.find('address')).toHaveLength(0);
});

test('the footer leads to the notices of the packages in scripts', () => {
  const link = load(readPage('/docs/api/people-index/'))(`footer a[href="${publicFiles.thirdPartyLicenses}"]`);
  expect(link.text()).toBe('Third-party licenses');
  expect(readBuilt(publicFiles.thirdPartyLicenses)).toMatch(/^lossless-json \S+ \(MIT\)\n-+\n[^]*?Jos de Jong/m);
});

test('security.txt is at its well-known URL', () => {
  const text = readBuilt(publicFiles.securityText);
  expect(text).toMatch(/^Contact: https:\/\/.+\nExpires: 20.+Z\nPreferred-Languages: en\nCanonical: https:.+\n$/);
});

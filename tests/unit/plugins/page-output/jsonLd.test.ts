import {expect, test} from 'vitest';
import type {Crumb} from '../../../../plugins/lib/site-pages/sitePage';
import {insertData, jsonLdOf, jsonLdStep} from '../../../../plugins/page-output/jsonLd';
import {sitePage} from '../../support/sitePage';

const site = {title: 'Docs', url: 'https://docs.example'};

const crumbsOf = (pathname: string, area: string, parent?: Crumb): unknown => {
  const [list] = jsonLdOf(sitePage({pathname, area, parent}), site) as unknown as {
    itemListElement: {position: number; name: string}[];
  }[];
  const crumbs = list?.itemListElement ?? [];
  expect(crumbs.map(({position}) => position)).toEqual(crumbs.map((_, index) => index + 1));
  return crumbs.map(({name}) => name);
};

test('a page says where it belongs, and nothing twice', () => {
  expect(crumbsOf('/docs/platform/api-basics/scopes/', 'api-basics')).toEqual(['Docs', 'API basics', 'A page']);
  expect(crumbsOf('/docs/platform/api-basics/', 'api-basics')).toEqual(['Docs', 'A page']);
  expect(crumbsOf('/docs/api/1.0/me-index/', 'api-1.0/me')).toEqual(['Docs', 'API 1.0', 'A page']);
  const parent = {name: 'Me', pathname: '/docs/api/1.0/me/'};
  expect(crumbsOf('/docs/api/1.0/me-index/', 'api-1.0/me', parent)).toEqual(['Docs', 'API 1.0', 'Me', 'A page']);
});

test('data is in the head of a page, and no text in it ends its block', () => {
  const html = insertData('<title>A</title></head><body class=x>B', [{a: '</script><b>'}]);
  expect(html).toBe(
    String.raw`<title>A</title><script type="application/ld+json">{"a":"\u003c/script>\u003cb>"}</script></head><body class=x>B`,
  );
  expect(insertData('<head></head><body>', [{}])).toMatch(/^<head><script/);
  expect(() => insertData('<p>', [{}])).toThrow('The page has no </head>.');
});

test('@real-07 a page about which nothing is known fails the build by name', async () => {
  const step = jsonLdStep([sitePage({pathname: '/a/'})], site);
  expect(await step('<title>A</title></head><body>', '/a/')).toContain('"@type":"BreadcrumbList"');
  expect(() => step('<title>B</title></head><body>', '/b/')).toThrow('lib/site-pages does not know it');
});

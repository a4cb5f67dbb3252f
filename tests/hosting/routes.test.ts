import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {type Spec, operationsOf} from '../../openapi/model/spec';
import {readSnapshots} from '../../openapi/tools/changes/snapshots';
import {redirects} from '../../src/config/redirects';
import {readBuilt, readPage} from '../fixtures/builtSite';
import {readSpec} from '../fixtures/openapi';
import {parts, routes} from '../fixtures/routes';

test('@site-07 every URL that has been published is still one of these', () => {
  const others = readFileSync('tests/fixtures/publishedUrls.txt', 'utf8').trim().split('\n');
  const operations = [
    ['v1', '/docs/api/1.0/'],
    ['v2', '/docs/api/'],
  ].flatMap(([version = '', folder = '']) =>
    readSnapshots(version).flatMap(({contract}) =>
      operationsOf(contract as unknown as Spec).map(({operationId}) => `${folder}${operationId}/`),
    ),
  );
  expect(operations.length).toBeGreaterThan(200);
  const served = new Set(parts().flatMap(({paths}) => paths));
  expect([...others, ...operations].filter((url) => !served.has(url))).toEqual([]);
});

test.each([
  ...Object.entries(redirects).filter(([from]) => from.endsWith('.html')),
  ['/docs/index.html', '/docs/platform/intro/'],
])('on a host that serves files only, %s redirects to %s without script', (from = '', to = '') => {
  expect(load(readBuilt(from))('meta[http-equiv=refresh]').attr('content')).toMatch(
    new RegExp(`^0; *url=\\S*${to}$`, 'i'),
  );
});

test('@routes-01 the sitemap has exactly the top pages', () => {
  const urls = [...readBuilt('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const top = urls.map(({pathname}) => pathname).filter((path) => !path.startsWith('/docs/'));
  expect(top.toSorted()).toEqual([...routes.top].toSorted());
});

for (const {version, file, landing, groups, operations} of routes.references) {
  const id = version === '2.0' ? '@routes-05' : '@routes-07';
  const spec = readSpec(JSON.parse(readBuilt(`/openapi/${file}.json`)));

  test(`${id}${version === '2.0' ? ' @routes-06' : ''} every group of API ${version} has an overview with links to its operations`, () => {
    expect(groups).toHaveLength(spec.tags.length);
    const overviews = groups.map((path) => readPage(path));
    const unreachable = operations.filter((path) => !overviews.some((html) => html.includes(`href="${path}"`)));
    expect(unreachable).toEqual([]);
  });

  test(`${id} the sidebar of API ${version} lists its groups by tag`, () => {
    const $ = load(readPage(landing));
    const entries = $('.theme-doc-sidebar-menu').find('> li.menu__list-item, > li > ul[aria-label] > li').toArray();
    const tags = spec.groups.length > 0 ? spec.groups.flatMap((group) => group.tags) : spec.tags;
    expect(entries.map((entry) => $(entry).text())).toEqual(['Overview', ...tags]);
  });
}

import {expect, test} from 'vitest';
import type {ReferencePage} from '../../../../../openapi/pages/page';
import {assertSamePages} from '../../../../../plugins/lib/site-pages';
import {sectionIndex} from '../../../../../plugins/lib/site-pages/guides';
import {inReadingOrder} from '../../../../../plugins/lib/site-pages/readReferencePages';
import {referenceSitePages} from '../../../../../plugins/lib/site-pages/referencePages';
import {tinyPages} from '../../../support/tinySpec';

const page = (pathname: string) => ({pathname, area: 'start', title: 'A', description: '', content: () => []});

const urlsOf = (pages: readonly ReferencePage[]): string[] => pages.map(({url}) => url);

test('reference pages are in reading order: landing page, changelog, unconfirmed points, each resource before its operations', () => {
  const pages = tinyPages();
  const ordered = inReadingOrder([...pages].reverse());
  expect(urlsOf(ordered).slice(0, 4)).toEqual([
    '/docs/api/',
    '/docs/api/changelog/',
    '/docs/api/unconfirmed/',
    '/docs/api/widgets/',
  ]);
  expect(urlsOf(ordered).sort()).toEqual(urlsOf(pages).sort());
});

test('a page of the reference belongs to its version, and to its resource', () => {
  const areas = new Map(referenceSitePages(tinyPages()).map(({pathname, area}) => [pathname, area]));
  expect(areas.get('/docs/api/')).toBe('api-2.0');
  expect(areas.get('/docs/api/widgets/')).toBe('api-2.0/widgets');
  const [operation] = tinyPages().filter(({kind}) => kind === 'operation');
  expect(areas.get(operation?.url ?? '')).toBe('api-2.0/widgets');
});

test('the index of a section is as new as its newest guide', () => {
  const section = {folder: 'a', label: 'A', icon: 'key-round', description: 'B.', pages: []} as const;
  const guides = ['2026-11-20', '2026-11-21', undefined].map((day) => ({...page('/a/b/'), day}));
  expect(sectionIndex(section, guides).day).toBe('2026-11-21');
  expect(sectionIndex(section, []).day).toBeUndefined();
});

test('the pages of the build are those of the sources, or the build fails by name', () => {
  const pages = [page('/'), page('/a/')];
  expect(() => {
    assertSamePages(pages, ['/', '/a/']);
  }).not.toThrow();
  expect(() => {
    assertSamePages(pages, ['/', '/b/']);
  }).toThrow('/b/ was built, but no source lists it. List a guide in src/config/guides.ts.\n/a/ was not built.');
});

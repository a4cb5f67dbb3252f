import {expect, test} from 'vitest';
import {siteEngine} from '../../plugins/lib/search-index/siteEngine';

const search = siteEngine();

/** What integrators search for, and the guide that is about it. */
const GUIDES: readonly (readonly [query: string, guide: string])[] = [
  ['sandbox', 'build-without-an-account'],
  ['test account', 'build-without-an-account'],
  ['mock server', 'build-without-an-account'],
  ['send an email', 'read-emails'],
  ['transcript', 'conversations'],
  ['recording', 'conversations'],
  ['custom fields', 'custom-fields'],
  ['erase a person', 'privacy-requests'],
  ['gdpr', 'privacy-requests'],
  ["what the API can't do", 'what-the-api-cant-do'],
  ['pause a cadence', 'what-the-api-cant-do'],
  ['mcp', 'assistants-and-mcp'],
];

/** What someone types who syncs people into a CRM and reacts to replies, and the page that they need. */
const FIRST: readonly (readonly [query: string, page: string])[] = [
  ['people changed since yesterday', '/docs/platform/guides/building-an-efficient-cursor-poller/'],
  ['sync people changed since yesterday', '/docs/platform/guides/building-an-efficient-cursor-poller/'],
  ['get people updated today', '/docs/api/people-index/'],
  ['contacts modified after date', '/docs/api/people-index/'],
  ['crm sync', '/docs/platform/tutorials/crm-sync/'],
  ['sync to CRM', '/docs/platform/tutorials/crm-sync/'],
  ['who replied', '/docs/platform/recipes/who-replied/'],
  ['bulk jobs', '/docs/api/bulk-jobs/'],
  ['webhooks', '/docs/platform/webhooks/introduction/'],
];

const pagesOf = (query: string): string[] =>
  search({query, hitsPerPage: 20}).hits.map(({url_without_anchor: page}) => page);

test.each(FIRST)('@find-01 "%s" finds %s first', (query, page) => {
  expect(pagesOf(query)[0]).toBe(page);
});

test.each([
  ['reply', '/docs/platform/recipes/who-replied/'],
  ['bulk jobs', '/docs/platform/bulk-jobs/intro/'],
])('@find-01 "%s" finds %s among the first three rows', (query, page) => {
  expect(pagesOf(query).slice(0, 3)).toContain(page);
});

test.each(['webhooks', 'bulk jobs', 'activity history', 'cadence imports', 'guides'])(
  '@find-01 no two rows of "%s" look the same',
  (query) => {
    const rows = search({query, hitsPerPage: 20}).hits.map(
      ({version, hierarchy}) => `${version} ${Object.values(hierarchy).join(' ')}`,
    );
    expect(rows).toEqual([...new Set(rows)]);
  },
);

test.each(GUIDES)('@topics-01 "%s" finds the guide %s among the first three pages', (query, guide) => {
  expect([...new Set(pagesOf(query))].slice(0, 3)).toContain(`/docs/platform/guides/${guide}/`);
});

test('@topics-01 "cors" finds whether a page may call the API', () => {
  const [first] = search({query: 'cors'}).hits;
  expect(first?.url_without_anchor).toBe('/docs/platform/frontend-integrations/authentication-and-flow/');
});

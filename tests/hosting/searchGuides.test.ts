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

test.each(GUIDES)('@topics-01 "%s" finds the guide %s among the first three pages', (query, guide) => {
  const pages = search({query, hitsPerPage: 20}).hits.map(({url_without_anchor: page}) => page);
  expect([...new Set(pages)].slice(0, 3)).toContain(`/docs/platform/guides/${guide}/`);
});

test('@topics-01 "cors" finds whether a page may call the API', () => {
  const [first] = search({query: 'cors'}).hits;
  expect(first?.url_without_anchor).toBe('/docs/platform/frontend-integrations/authentication-and-flow/');
});

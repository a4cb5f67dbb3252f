// cspell:ignore openap oaut costpoints signatre
import {describe, expect, it} from 'vitest';
import {LEVELS} from '../../../../src/features/search/core/record';
import {searcher} from './smallSite';

const search = searcher();
const first = (query: string): string | undefined => search(query).hits[0]?.url;

describe('The embedded engine', () => {
  it.each([
    ['/v2/people/{id}', '/people-show/'],
    ['webhok signatur', '/webhooks/'],
    ['webh', '/webhooks/'],
    ['x-ratelimit-endpoint-cost', '/rate-limits/#see-the-cost'],
    ['people.json', '/people-create/'],
    ['person https://oauth.example', '/people-show/'],
    ['costpoints', '/rate-limits/#recover-from-a-429'],
    [`${'qqxyzzy of no page '.repeat(5)}signature of the handler`, '/webhooks/#write-a-handler'],
  ])('finds %s with %s', (query, url) => {
    expect(first(query)).toBe(url);
  });

  it.each(['openapi', 'javascript', 'github', 'powershell', 'OpenAPI', 'openap', 'JavaScrip'])(
    '@search-20 finds %s, however its capitals are typed',
    (query) => {
      expect(first(query)).toBe('/webhooks/#write-a-handler');
    },
  );

  it('links to the matching field', () => {
    const hit = search('email_address create').hits.find(({url}) => url.startsWith('/people-create/#'));
    expect(hit).toMatchObject({
      url: '/people-create/#body-email_address',
      type: 'lvl3',
      hierarchy: {lvl1: 'Create a person', lvl2: 'Request body', lvl3: 'email_address'},
      content: 'Where e-mails to the person go.',
    });
  });

  it('takes a word as finished when a space follows it', () => {
    expect(search('signatu').hits).not.toEqual([]);
    expect(search('li').hits).not.toEqual([]);
    expect(search('li ').hits).toEqual([]);
  });

  it('finds nothing for unknown words', () => {
    expect(search('qqxyzzy')).toMatchObject({hits: [], nbHits: 0});
    expect(search('').hits).toEqual([]);
    for (const text of ['   ?! ', '__proto__ constructor', '\uD800', '</mark><form>'])
      expect(search(text).hits, text).toEqual([]);
  });

  it.each([
    ['docker limits', ['docker']],
    ['docker rate limits', undefined],
    ['docker', undefined],
    ['signatre limits', undefined],
  ])('@seek-05 says for %s which words no page has: %j', (query, missing) => {
    expect(search(query).missing).toEqual(missing);
  });

  it('returns the requested number of hits, one for each URL, and the total', () => {
    const {hits, nbHits} = search({query: 'person', hitsPerPage: 2});
    expect(hits).toHaveLength(2);
    expect(nbHits).toBeGreaterThan(2);
    const urls = search('person').hits.map(({url}) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('@search-07 returns hits with all fields', () => {
    const [hit] = search('rate limits').hits;
    expect(Object.keys(hit?.hierarchy ?? {})).toEqual([...LEVELS]);
    expect(hit).toMatchObject({
      objectID: '/rate-limits/|lvl1|0',
      url: '/rate-limits/',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Docs', lvl1: 'Rate limits', lvl2: null},
      _highlightResult: {hierarchy: {lvl1: {value: '<mark>Rate</mark> <mark>limits</mark>'}}},
    });
  });

  it('@search-17 cuts snippets to the requested number of words', () => {
    const request = {query: 'budget', attributesToSnippet: ['content:5']};
    expect(search(request).hits[0]?._snippetResult.content?.value).toBe('When the <mark>budget</mark> of 600…');
  });

  it('handles 100 kB of text in the time of a short query', () => {
    const start = performance.now();
    search('people webhook '.repeat(7000));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

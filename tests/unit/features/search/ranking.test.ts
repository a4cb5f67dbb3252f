// cspell:ignore qerrorcatalogq crmid opnapi swager swaegger specifcaton swaggerhubxyz xqzvwk
import {describe, expect, it} from 'vitest';
import {recordMaker} from '../../../../plugins/lib/search-index/pageRecords';
import type {SearchRecord} from '../../../../src/features/search/core/record';
import {api, docs, searcher} from './smallSite';

const FIELDS = Array.from({length: 5}, (_, index) => `field_${String(index)}`);

function operation(id: string, title: string, version: '2.0' | '1.0'): SearchRecord[] {
  const url = `/api/${version}/${id}/`;
  const rank = version === '2.0' ? 1 : 0.6;
  const successor = version === '1.0' ? `/api/2.0/${id}/` : undefined;
  const make = recordMaker({url, section: 'API', title, version, rank, group: 'People', successor});
  const fields = ['crm_id', 'do_not_contact', ...FIELDS].map((name) => {
    return {name, anchor: `body-${name}`, content: `The ${name} of the person.`, type: 'string'};
  });
  return [
    make({type: 'lvl1'}, {codes: [id]}),
    ...fields.map((field) =>
      make({type: 'lvl2', anchor: 'request-body', headings: ['Request body']}, {fields: [field]}),
    ),
  ];
}

function guide(url: string, title: string, keywords: readonly string[], text: string): SearchRecord[] {
  const make = docs(url, title);
  return [make({type: 'lvl1'}, {keywords}), make({type: 'content'}, {content: text})];
}

const search = searcher([
  ...operation('people-create', 'Create a person', '2.0'),
  ...operation('people-create', 'Create a person', '1.0'),
  ...operation('people-update', 'Update a person', '2.0'),
  ...guide('/signatures/', 'Delivery headers', ['hmac', 'signature'], 'Compare the header with a hash of the body.'),
  ...guide('/specification/', 'Downloads', ['openapi', 'swagger'], 'A misspelled word here is opnapi, as a warning.'),
  ...guide('/waiting/', 'Timeout', [], 'Wait longer.'),
  ...guide('/once/', 'Do it once', [], 'Once.'),
  ...guide('/errors/', 'Error catalog', [], 'The message person is already in progress means: create nothing again.'),
]);

const urlsOf = (query: string): string[] => search(query).hits.map(({url}) => url);

describe('Ranking', () => {
  it.each([
    ['hmac', '/signatures/'],
    ['swagger', '/specification/'],
  ])('@find-01 finds a page by its keyword %s', (query, url) => {
    expect(urlsOf(query)[0]).toBe(url);
  });

  it.each(['crm_id', 'crm id', 'crmId', 'crmid', 'CRM ID', 'crm_i'])('@find-02 finds a field as %s', (query) => {
    expect(urlsOf(query)[0]).toMatch(/^\/api\/2\.0\/people-(create|update)\/#body-crm_id$/);
  });

  it.each([
    ['swaegger', '/specification/'],
    ['specifcaton openapi', '/specification/'],
  ])('@find-02 finds the page of the mistyped word %s', (query, url) => {
    expect(urlsOf(query)[0]).toBe(url);
  });

  it('@find-02 does not stop at a misspelled word of a text', () => {
    expect(urlsOf('opnapi')[0]).toBe('/specification/');
  });

  it('@seek-02 has one row for each page, with its other hits below', () => {
    const {hits} = search('person field');
    const pages = hits.map((hit) => hit.url_without_anchor);
    expect(new Set(pages).size).toBe(pages.length);
    expect(hits.some(({more = []}) => more.length > 0)).toBe(true);
  });

  it('takes a short word with synonyms for itself, and not for a longer one', () => {
    expect(urlsOf('dnc')).not.toEqual([]);
    expect(urlsOf('dnc')).not.toContain('/once/');
  });

  it('@find-03 has no page of 1.0 before the one that replaces it, unless the query asks for it', () => {
    const versions = (query: string): string[] => urlsOf(query).filter((url) => /^\/api\/.*people-create\/$/.test(url));
    expect(versions('create person')).toEqual(['/api/2.0/people-create/', '/api/1.0/people-create/']);
    expect(versions('create person 1.0')[0]).toBe('/api/1.0/people-create/');
  });

  it('@find-04 keeps the rows that a filter allows', () => {
    const hitsOf = (facetFilters: readonly (readonly string[])[]) => search({query: 'person', facetFilters}).hits;
    expect(new Set(hitsOf([['version:1.0']]).map(({version}) => version))).toEqual(new Set(['1.0']));
    expect(hitsOf([['version:current']]).map(({url}) => url)).toEqual(['/errors/']);
    expect(hitsOf([['type:lvl3'], ['version:2.0', 'version:1.0']]).every(({fieldType}) => fieldType === 'string')).toBe(
      true,
    );
  });

  it.each(['swaggerhubxyz', 'qerrorcatalogq'])(
    '@seek-05 offers only names that find something instead of %s, and their pages',
    (query) => {
      const {hits, nearWords = [], similarPages = []} = search(query);
      expect(hits).toEqual([]);
      expect(nearWords).not.toEqual([]);
      for (const word of nearWords) expect(search(word).nbHits, word).toBeGreaterThan(0);
      expect(similarPages[0]?.url).toBe(search(nearWords[0] ?? '').hits[0]?.url);
    },
  );

  it('@seek-05 offers pages that a filter hides, and no name that the filter hides as well', () => {
    const facetFilters = [['version:1.0']];
    const {nearWords, similarPages} = search({query: 'swagger', facetFilters});
    expect(nearWords).toEqual([]);
    expect(similarPages).toEqual([{url: '/specification/', title: 'Downloads'}]);
    expect(search('swagger')).not.toHaveProperty('similarPages');
  });

  it('@seek-06 has a field of that name in the third row, after pages of that name', () => {
    const pages = ['a', 'b', 'c'].flatMap((id) => guide(`/notes-${id}/`, 'Notes', ['notes'], 'About notes.'));
    const make = api('/call/', 'Log a call');
    const fields = [{name: 'call.notes', anchor: 'body-notes', content: 'What was said.', type: 'string'}];
    const withField = searcher([
      ...pages,
      make({type: 'lvl1'}),
      make({type: 'lvl2', anchor: 'body', headings: ['Request body']}, {fields}),
    ]);
    expect(withField('notes').hits.map(({url}) => url)).toEqual([
      '/notes-a/',
      '/notes-b/',
      '/call/#body-notes',
      '/notes-c/',
    ]);
    expect(
      withField('about notes')
        .hits.slice(0, 3)
        .every(({url}) => url.startsWith('/notes-')),
    ).toBe(true);
  });

  it('@seek-07 takes a phrase of other products for a term of the site, and a pasted message for its text', () => {
    expect(urlsOf('my request timed out')[0]).toBe('/waiting/');
    expect(urlsOf('message person is already in progress')[0]).toBe('/errors/');
  });

  it('@seek-03 corrects nothing into a stop word, and finds nothing for nonsense', () => {
    expect(search('tht ').hits).toEqual([]);
    expect(search('xqzvwk')).toMatchObject({hits: [], nearWords: []});
  });

  it('leads to the heading whose words are typed, and not to the top of its page', () => {
    const make = docs('/limits/', 'Limits');
    const found = searcher([
      make({type: 'lvl1'}, {content: 'How to recover from a 429.', keywords: ['429']}),
      make({type: 'lvl2', anchor: 'recover', headings: ['Recover from a 429']}),
    ])('recover from a 429');
    expect(found.hits[0]?.url).toBe('/limits/#recover');
  });

  it('leads a name in a sentence to the page with its words in the title, and a singular to its resource', () => {
    const find = searcher([
      ...guide('/accounts/', 'Update accounts', [], 'The custom_field of an account.'),
      ...guide('/fields/', 'Update custom fields', [], 'Change a custom_field.'),
      api('/people-destroy/', 'Delete a person')({type: 'lvl1'}),
      recordMaker({url: '/people/', section: 'API', title: 'People', version: '2.0', rank: 1, group: 'People'})({
        type: 'lvl1',
      }),
    ]);
    expect(find('custom_field was renamed').hits[0]?.url).toBe('/fields/');
    expect(find('person').hits[0]?.url).toBe('/people/');
  });

  it.each(['lead vs account', 'difference between a lead and an account', 'is a lead the same as an account'])(
    'leads "%s" to the guide that compares',
    (query) => {
      const compare = searcher([
        ...guide('/accounts/', 'Accounts', [], 'The account of a lead.'),
        ...guide('/leads/', 'Leads', [], 'A lead has an account.'),
        ...guide('/words/', 'Glossary', ['user vs owner'], 'An account is a company. A lead is a person.'),
      ]);
      expect(compare(query).hits[0]?.url).toBe('/words/');
    },
  );
});

import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import type {Block, Field, FieldListBlock} from '../../../../openapi/pages/page';
import {Blocks} from '../../../../src/features/reference/Blocks';
import {PageNav} from '../../../../src/features/reference/PageNav';

const htmlOf = (...blocks: readonly Block[]): string => renderToStaticMarkup(<Blocks blocks={blocks} />);

/** The words that a reader sees, a break between elements. */
const wordsIn = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/(?:\|\s*)+/g, '|');
const wordsOf = (...blocks: readonly Block[]): string => wordsIn(htmlOf(...blocks));

/** What a mark says before and after its sentence. */
const MARK = (about: string): string => `Unconfirmed|: ${about}|`;
const ALL = 'All unconfirmed points|';

const FIELD: Field = {
  name: 'id',
  anchor: 'body-id',
  marks: [{kind: 'type', text: 'integer'}],
  description: '',
  blocks: [],
};
const listOf = (...fields: readonly Field[]): FieldListBlock => ({type: 'fields', kind: 'fields', fields});

describe('Essentials', () => {
  test('show each row with its items, and what is not confirmed', () => {
    const block: Block = {
      type: 'essentials',
      about: 'List people',
      rows: [
        {
          term: 'Scope',
          items: [{value: '[`people:read`](/scopes/)', unverified: {what: 'Try it.'}}, {value: '[`b:read`](/scopes/)'}],
        },
        {term: 'Cost', items: [{value: '[1 point](/limits/)', more: 'Deep pages', details: 'from page 101: 3'}]},
        {term: 'Behavior', items: [{value: 'Asynchronous', details: 'responds early'}]},
      ],
      unverified: {what: 'The `status`.'},
    };
    expect(wordsOf(block)).toBe(
      `|Scope|people:read|${MARK('people:read')}Try it. |${ALL}b:read|Cost|1 point|Deep pages|from page 101: 3|Behavior|Asynchronous|responds early|${MARK('List people')}The |status|. |${ALL}`,
    );
    expect(htmlOf(block)).toContain('<a href="/scopes/"><code>people:read</code></a>');
  });
});

describe('A field', () => {
  test('has its anchor, and a link to it that names the whole path', () => {
    const html = htmlOf(listOf({...FIELD, within: 'data.owner', anchor: 'a-data.owner.id'}));
    expect(html).toMatch(/<li [^>]*id="a-data\.owner\.id">/);
    expect(html).toContain('href="#a-data.owner.id" aria-label="Link to data.owner.id"');
  });

  test('shows its marks, its description, what it contains, the scope it needs and what is not confirmed', () => {
    const field: Field = {
      ...FIELD,
      marks: [...FIELD.marks, {kind: 'required', text: 'required'}, {kind: 'deprecated', text: 'deprecated'}],
      description: 'Who it *is*.',
      blocks: [{type: 'limits', text: 'At least `1`.'}],
      scope: 'Requires the scope `b:c`.',
      unverified: {what: 'The rest.'},
    };
    expect(wordsOf(listOf(field))).toBe(
      `|id|integer|required|deprecated|Who it |is|.|At least |1|.|Requires the scope |b:c|.|${MARK('id')}The rest. |${ALL}`,
    );
  });
});

describe('A list of fields', () => {
  test.each([
    ['open', true],
    ['closed', false],
  ] as const)('inside a field starts %s', (fold, open) => {
    const html = htmlOf({type: 'fields', kind: 'fields', fields: [FIELD], fold, summary: '1 field: `id`'});
    expect(wordsIn(html)).toBe('|1 field: |id|id|integer|');
    expect(html.includes('open=""')).toBe(open);
  });

  test('at the top of a section says how long it is, and does not fold', () => {
    const html = htmlOf({type: 'fields', kind: 'fields', fields: [FIELD], overview: '20 in total. Required: `id`.'});
    expect(wordsIn(html)).toBe('|20 in total. Required: |id|.|id|integer|');
    expect(html).not.toContain('<details');
  });
});

describe('A list of parameters', () => {
  const list: FieldListBlock = {
    ...listOf(FIELD, {...FIELD, name: 'page', anchor: 'query-page'}),
    groups: [
      {text: 'Identity', anchor: 'query-group-identity', count: 1},
      {text: 'Sorting and paging', anchor: 'query-group-paging', count: 1},
    ],
  };

  test('is grouped under headings', () => {
    expect(wordsOf(list)).toBe('|Identity|id|integer|Sorting and paging|page|integer|');
    expect(htmlOf(list)).toContain('<h3 id="query-group-paging">');
    expect(htmlOf(list)).not.toContain('data-filter');
  });

  test('has a hidden filter until JavaScript runs, if it is long', () => {
    const html = htmlOf({...list, filter: true});
    expect(html).toMatch(/<div[^>]*role="search"[^>]*hidden=""/);
    expect(html).toContain('data-filter-status="{shown} of 2 parameters"');
    expect(html.match(/data-filter-group/g)).toHaveLength(2);
  });
});

test('a long list of values folds behind its title', () => {
  const html = htmlOf({type: 'values', title: 'One of 2 values', values: ['a', 'b']});
  expect(html).toMatch(/^<details [^>]*><summary>One of 2 values<\/summary>/);
  expect(html.match(/<li>/g)).toHaveLength(2);
});

describe('Variants', () => {
  const variant = {description: 'Purrs.', blocks: [listOf(FIELD)]};

  test('fold behind their titles, with the value that selects them and their type', () => {
    const html = htmlOf({
      type: 'variants',
      introduction: 'One of these: `kind` says which.',
      variants: [
        {...variant, title: 'Cat', anchor: 'body.cat', value: 'cat', unverified: {what: 'The purring.'}},
        {...variant, title: 'Lives', anchor: 'body.lives', typeName: 'integer'},
      ],
    });
    expect(wordsIn(html)).toBe(
      `|One of these: |kind|says which.|Cat|cat|Purrs.|id|integer|${MARK('Cat')}The purring. |${ALL}Lives|integer|Purrs.|id|integer|`,
    );
    expect(html).toMatch(/<details [^>]*id="body\.cat">/);
  });
});

test('a field of the same shape as another leads to it', () => {
  expect(htmlOf({type: 'sameShape', text: 'Same structure as [`a`](#body-a).'})).toContain(
    'Same structure as <a href="#body-a"><code>a</code></a>.',
  );
});

test('a request body has its anchor, its description and its fields', () => {
  const html = htmlOf({type: 'requestBody', anchor: 'body', description: 'A person. JSON.', blocks: [listOf(FIELD)]});
  expect(html).toMatch(/^<div [^>]*id="body"><p>A person\. JSON\.<\/p>/);
});

test('a response starts open, with its status, meaning and fields', () => {
  const html = htmlOf({
    type: 'response',
    status: '200',
    meaning: 'OK',
    anchor: 'response-200',
    description: 'The person.',
    blocks: [listOf(FIELD)],
  });
  expect(html).toMatch(/^<details [^>]*open="" id="response-200">/);
  expect(wordsIn(html)).toBe('|200|OK|The person.|id|integer|');
});

test('an error leads to its details', () => {
  const row = {
    status: '401',
    meaning: 'Unauthorized',
    anchor: 'response-401',
    url: '/docs/api/#error-401',
    text: 'No.',
  };
  const html = htmlOf({type: 'errors', rows: [{...row, unverified: {what: 'Its body.'}}]});
  expect(html).toMatch(/<li [^>]*id="response-401"><a href="\/docs\/api\/#error-401"/);
  expect(wordsIn(html)).toBe(`|401|Unauthorized|No.|${MARK('401 Unauthorized')}Its body. |${ALL}`);
});

test('code is highlighted, below its title', () => {
  const html = htmlOf({type: 'code', title: 'Response', language: 'json', code: '{"a": 1}'});
  expect(html).toContain('{<span class="hl-attr">"a"</span>');
  expect(wordsIn(html)).toContain('|Response|');
});

test('blocks keep the order of the page', () => {
  const second = {type: 'unverified', about: 'Person', what: 'Two.'} as const;
  expect(wordsOf({type: 'markdown', text: 'One.'}, second)).toBe(`|One.|${MARK('Person')}Two. |${ALL}`);
});

describe('The sub-navigation of a page', () => {
  const part = (text: string, nav?: string) => ({
    heading: {text, anchor: text.toLowerCase(), level: 2 as const},
    nav,
    blocks: [],
  });

  test('links to the parts that have a label', () => {
    const sections = [
      {blocks: []},
      part('More'),
      part('Query', 'Parameters'),
      part('Cookies'),
      part('Errors', 'Errors'),
    ];
    const html = renderToStaticMarkup(<PageNav sections={sections} />);
    expect([...html.matchAll(/href="#([^"]*)">([^<]*)/g)].map(([, to, text]) => [to, text])).toEqual([
      ['query', 'Parameters'],
      ['errors', 'Errors'],
    ]);
    expect(html).toMatch(/^<nav [^>]*aria-label="Parts of this page"/);
  });

  test('is left out if there is only one part', () => {
    expect(renderToStaticMarkup(<PageNav sections={[part('Responses', 'Responses')]} />)).toBe('');
  });
});

import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import type {Block, Field, FieldListBlock} from '../../../../openapi/pages/page';
import {Blocks} from '../../../../src/features/reference/Blocks';

const htmlOf = (...blocks: readonly Block[]): string => renderToStaticMarkup(<Blocks blocks={blocks} />);

/** The words that a reader sees, a break between elements. */
const wordsIn = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/(?:\|\s*)+/g, '|');

/** What a reader sees of an unconfirmed point. */
const unconfirmed = (about: string, what: string): string => `Unconfirmed|: ${about}|${what} |All unconfirmed points|`;

const FIELD: Field = {
  name: 'id',
  anchor: 'body-id',
  marks: [{kind: 'type', text: 'integer'}],
  description: '',
  blocks: [],
};
const listOf = (...fields: readonly Field[]): FieldListBlock => ({type: 'fields', kind: 'fields', fields});

const PARAMETERS: FieldListBlock = {
  ...listOf(FIELD, {...FIELD, name: 'page', anchor: 'query-page'}),
  groups: [
    {text: 'Identity', anchor: 'query-group-identity', count: 1},
    {text: 'Sorting and paging', anchor: 'query-group-paging', count: 1},
  ],
};
const ERROR = {status: '401', meaning: 'Unauthorized', anchor: 'response-401', url: '/docs/api/#error-401'};
const ROWS = [
  {
    ...{method: 'get', path: '/v2/people', summary: 'List people', url: '/docs/api/people-index/'},
    ...{scopes: ['people:read', 'a:b'], cost: '1 point'},
  },
  {method: 'delete', path: '/v2/old', summary: 'Remove', url: '/docs/api/old-destroy/', deprecated: 'Deprecated'},
];

const PARTS: readonly (readonly [title: string, block: Block, words: string, ...html: readonly RegExp[]])[] = [
  [
    'facts with their items, and what is not confirmed',
    {
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
      unverified: {what: 'The status.'},
    },
    `|Scope|people:read|${unconfirmed('people:read', 'Try it.')}b:read|Cost|1 point|Deep pages|from page 101: 3|Behavior|Asynchronous|responds early|${unconfirmed('List people', 'The status.')}`,
    /<a href="\/scopes\/"><code>people:read<\/code><\/a>/,
  ],
  [
    'operations without scopes and costs',
    {type: 'operations', columns: {operation: 'Operation', request: 'Request'}, rows: ROWS.slice(1)},
    '|Operation|Request|Remove|Deprecated|DELETE|/v2/old|',
  ],
  [
    'a field in another one, with its anchor and a link that names the whole path',
    listOf({...FIELD, within: 'data.owner', anchor: 'a-data.owner.id'}),
    '|data.owner.|id|integer|',
    /<li [^>]*id="a-data\.owner\.id">/,
    /href="#a-data\.owner\.id" aria-label="Link to data\.owner\.id"/,
  ],
  [
    'a field with its marks, description, limits and scope',
    listOf({
      ...FIELD,
      marks: [...FIELD.marks, {kind: 'required', text: 'required'}, {kind: 'deprecated', text: 'deprecated'}],
      description: 'Who it *is*.',
      blocks: [{type: 'limits', text: 'At least `1`.'}],
      scope: 'Requires the scope `b:c`.',
      unverified: {what: 'The rest.'},
    }),
    `|id|integer|required|deprecated|Who it |is|.|At least |1|.|Requires the scope |b:c|.|${unconfirmed('id', 'The rest.')}`,
  ],
  [
    'fields in a field, open',
    {...listOf(FIELD), fold: 'open', summary: '1 field: `id`'},
    '|1 field: |id|id|integer|',
    /<details [^>]*open=""/,
  ],
  [
    'fields in a field, closed',
    {...listOf(FIELD), fold: 'closed', summary: '1 field: `id`'},
    '|1 field: |id|id|integer|',
    /<details class="[^"]*">/,
  ],
  [
    'fields of a section after their number, without a fold',
    {...listOf(FIELD), overview: '20 in total. Required: `id`.'},
    '|20 in total. Required: |id|.|id|integer|',
    /^<p /,
  ],
  [
    'parameters under headings',
    PARAMETERS,
    '|Identity|id|integer|Sorting and paging|page|integer|',
    /^(?!.*data-filter).*<h3 id="query-group-paging">/,
  ],
  [
    'many parameters with a filter that is hidden until JavaScript runs',
    {...PARAMETERS, filter: true},
    '|Filter parameters|Identity|id|integer|Sorting and paging|page|integer|No matching parameters. |Show all parameters|',
    /<div[^>]*role="search"[^>]*hidden=""/,
    /data-filter-status="\{shown\} of 2 parameters"/,
    /(?:data-filter-group.*){2}/,
  ],
  [
    'many values behind their title',
    {type: 'values', title: 'One of 2 values', values: ['a', 'b']},
    '|One of 2 values|a|b|',
    /^<details [^>]*><summary>/,
  ],
  [
    'variants behind their titles, with the value that selects them and their type',
    {
      type: 'variants',
      introduction: 'One of these: `kind` says which.',
      variants: [
        {title: 'Cat', anchor: 'body.cat', value: 'cat', description: 'Purrs.', blocks: [listOf(FIELD)]},
        {
          title: 'Lives',
          anchor: 'body.lives',
          typeName: 'integer',
          description: '',
          blocks: [],
          unverified: {what: 'Nine.'},
        },
      ],
    },
    `|One of these: |kind|says which.|Cat|cat|Purrs.|id|integer|Lives|integer|${unconfirmed('Lives', 'Nine.')}`,
    /<details [^>]*id="body\.cat">/,
  ],
  [
    'a link to a field of the same shape',
    {type: 'sameShape', text: 'Same structure as [`a`](#body-a).'},
    '|Same structure as |a|.|',
    /<a href="#body-a"><code>a<\/code><\/a>/,
  ],
  [
    'a request body with its anchor, description and fields',
    {type: 'requestBody', anchor: 'body', description: 'A person. JSON.', blocks: [listOf(FIELD)]},
    '|A person. JSON.|id|integer|',
    /^<div [^>]*id="body">/,
  ],
  [
    'a response, open, with its status, meaning and fields',
    {
      ...{type: 'response', status: '200', meaning: 'OK', anchor: 'response-200'},
      ...{description: 'The person.', blocks: [listOf(FIELD)]},
    },
    '|200|OK|The person.|id|integer|',
    /^<details [^>]*open="" id="response-200">/,
  ],
  [
    'an error with a link to its details',
    {type: 'errors', rows: [{...ERROR, text: 'No.', unverified: {what: 'Its body.'}}]},
    `|401|Unauthorized|No.|${unconfirmed('401 Unauthorized', 'Its body.')}`,
    /<li [^>]*id="response-401"><a href="\/docs\/api\/#error-401"/,
  ],
  [
    'highlighted code below its title',
    {type: 'code', title: 'Response', language: 'json', code: '{"a": 1}'},
    '|Response|Copy|{|"a"|: |1|}|',
    /\{<span class="hl-attr">"a"<\/span>/,
  ],
  [
    'operations with their requests, scopes and costs, of which the title is a link',
    {
      type: 'operations',
      columns: {operation: 'Operation', request: 'Request', scope: 'Scope', cost: 'Cost'},
      rows: ROWS,
    },
    '|Operation|Request|Scope|Cost|List people|GET|/v2/people|people:read|a:b|1 point|Remove|Deprecated|DELETE|/v2/old|',
    /<a href="\/docs\/api\/people-index\/">List people<\/a>/,
  ],
  [
    '@work-06 resources under a heading with an anchor, with their texts and numbers, and a filter',
    {
      type: 'resources',
      groups: [
        {
          heading: {text: 'People and accounts', anchor: 'resources-people-and-accounts'},
          rows: [
            {
              ...{name: 'People', url: '/docs/api/people/', text: 'Whom a team sells to.'},
              ...{operations: 5, count: '5 operations', requests: 'get /v2/people'},
            },
          ],
        },
        {
          rows: [
            {name: 'Me', url: '/docs/api/me/', text: '', operations: 1, count: '1 operation', requests: 'get /v2/me'},
          ],
        },
      ],
    },
    '|Filter resources|People and accounts|1|People|Whom a team sells to.|5 operations|Me|1 operation|No matching resources. |Show all resources|',
    /<h3[^>]*id="resources-people-and-accounts"/,
    /<a href="\/docs\/api\/people\/"/,
    /data-filter-text="get \/v2\/people".*data-filter-text="get \/v2\/me"/,
    /<label[^>]*for="([^"]*)"[^>]*>Filter resources.*<input[^>]*id="\1"[^>]*type="search"/,
    /role="status" data-filter-status="\{shown\} of 2 resources"/,
    /<p data-filter-empty="true" hidden="">/,
  ],
  [
    'the URL of an API and its downloads',
    {
      type: 'apiBasics',
      baseUrl: {term: 'Base URL', value: 'https://api.example.com/v9'},
      downloads: [{term: 'OpenAPI 3.1', files: [{label: 'JSON', url: '/openapi/v9.json'}]}],
    },
    '|Base URL|https://api.example.com/v9|OpenAPI 3.1|JSON|',
    /href="\/openapi\/v9\.json" download/,
  ],
];

describe('A reference page', () => {
  const parts = PARTS.map(([title, block, words, ...patterns]) => ({title, block, words, patterns}));

  test.each(parts)('shows $title', ({block, words, patterns}) => {
    const html = htmlOf(block);
    expect(wordsIn(html)).toBe(words);
    for (const pattern of patterns) expect(html).toMatch(pattern);
  });

  test('keeps the order of its blocks', () => {
    const second = {type: 'unverified', about: 'Person', what: 'Two.'} as const;
    expect(wordsIn(htmlOf({type: 'markdown', text: 'One.'}, second))).toBe(`|One.|${unconfirmed('Person', 'Two.')}`);
  });
});

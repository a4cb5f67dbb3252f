import {beforeAll, describe, expect, test} from 'vitest';
import type {Block as ModelBlock, Field, ReferencePage} from '../../../../../openapi/pages/page';
import {withUsedAnchors} from '../../../../../plugins/lib/markdown-pages/anchors';
import {writeMarkdown} from '../../../../../plugins/lib/markdown/markdown';
import {markdownPage} from '../../../../../plugins/lib/markdown-pages/markdownPage';
import {referenceNodes} from '../../../../../plugins/lib/site-pages/reference';
import {blockNodes} from '../../../../../plugins/lib/site-pages/reference/blocks';
import {HOSTILE} from '../../../support/hostile';
import {nastyPages} from '../../../support/nastyPages';

/** A block as Markdown, without the anchors, to which no link leads. */
const markdownOf = (block: ModelBlock): string =>
  writeMarkdown(blockNodes(block)).replaceAll(/<a id="[^"]*"><\/a>/g, '');

const field = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  anchor: `body-${name}`,
  marks: [{kind: 'type', text: 'string'}],
  description: '',
  blocks: [],
  ...more,
});

describe('A block of a reference page as Markdown', () => {
  test('a field is one line, and its own fields are below it', () => {
    const owner = field('owner', {
      marks: [
        {kind: 'type', text: 'object'},
        {kind: 'required', text: 'required'},
      ],
      description: 'Who owns it.',
      blocks: [
        {type: 'limits', text: 'One of `a`, `b`.'},
        {type: 'fields', kind: 'fields', fold: 'closed', summary: '1 field: `id`', fields: [field('id')]},
      ],
      scope: 'Requires the scope `a:b`.',
      unverified: {what: 'Its use of `id`.'},
    });
    const overview = '16 fields. Required: `owner`.';
    expect(markdownOf({type: 'fields', kind: 'fields', overview, fields: [owner]})).toBe(
      [
        '16 fields. Required: `owner`.',
        '',
        '- `owner` object, required: Who owns it. One of `a`, `b`. Requires the scope `a:b`. Unconfirmed: Its use of `id`.',
        '  - `id` string',
        '',
      ].join('\n'),
    );
  });

  test('parameters are under their headings', () => {
    const fields = [field('ids'), field('page')];
    const groups = [
      {text: 'Identity', anchor: 'query-group-identity', count: 1},
      {text: 'Sorting and paging', anchor: 'query-group-paging', count: 1},
    ];
    const markdown = markdownOf({type: 'fields', kind: 'fields', fields, groups});
    expect(markdown.replaceAll(/<a id="[^"]*"><\/a>/g, '')).toBe(
      '### Identity\n\n- `ids` string\n\n### Sorting and paging\n\n- `page` string\n',
    );
  });

  test('@true-01 a field that can be null says so after its type', () => {
    const marks = [
      {kind: 'type', text: 'reference'},
      {kind: 'nullable', text: 'nullable'},
    ] as const;
    expect(markdownOf({type: 'fields', kind: 'fields', fields: [field('owner', {marks})]})).toContain(
      '`owner` reference, nullable',
    );
  });

  test('code is as it was written, whatever it contains', () => {
    const code = '{\n  "a": "<b> & `c`",\n  "d": "```"\n}';
    expect(markdownOf({type: 'code', title: 'Response', language: 'json', code})).toBe(
      `**Response**\n\n\`\`\`\`json\n${code}\n\`\`\`\`\n`,
    );
  });

  test('variants name their discriminator', () => {
    const cat = {title: 'Cat', anchor: 'body.cat', value: 'cat', description: 'It purrs.', blocks: [field('age')]};
    const introduction = 'One of these: `kind` selects the variant.';
    const fields = {type: 'fields', kind: 'fields', fields: cat.blocks} as const;
    expect(markdownOf({type: 'variants', introduction, variants: [{...cat, blocks: [fields]}]})).toBe(
      'One of these: `kind` selects the variant.\n\n- **Cat** `cat`: It purrs.\n  - `age` string\n',
    );
  });

  test('essentials are a list, with what is not confirmed and details after each value', () => {
    const rows = [
      {term: 'Scope', items: [{value: '`a:read`', unverified: {what: 'Try it.'}}, {value: '`b:read`'}]},
      {term: 'Cost', items: [{value: '[1 point](/x/)', details: 'from page 101: 3'}]},
    ];
    expect(markdownOf({type: 'essentials', about: 'List people', rows, unverified: {what: 'The cost.'}})).toBe(
      '- Scope: `a:read` (Unconfirmed: Try it.), `b:read`\n- Cost: [1 point](/x/) (from page 101: 3)\n\nUnconfirmed: The cost.\n',
    );
  });

  test.each(HOSTILE)('a description keeps %s as text', (_, hostile) => {
    const markdown = markdownOf({type: 'markdown', text: hostile});
    expect(blockNodes({type: 'markdown', text: markdown}).map(({type}) => type)).not.toContain('html');
    expect(markdown.trim()).not.toBe('');
  });
});

describe('A reference page as Markdown', () => {
  const page: ReferencePage = {
    kind: 'landing',
    version: 'v2',
    id: 'api',
    url: '/docs/api/',
    title: 'API',
    description: '',
    sections: [
      {blocks: [{type: 'markdown', text: 'See [401](#error-401), [errors](#errors) and [people](/docs/api/people/).'}]},
      {heading: {text: 'Errors', anchor: 'errors', level: 2}, blocks: []},
      {heading: {text: '401 Unauthorized', anchor: 'error-401', level: 3}, blocks: []},
      {heading: {text: '403 Forbidden', anchor: 'error-403', level: 3}, blocks: []},
    ],
  };

  test('has anchors for headings whose id differs from their words, where a link leads there', () => {
    const [written] = withUsedAnchors([
      markdownPage({...page, pathname: page.url, area: 'api', content: () => referenceNodes(page)}),
    ]);
    expect(writeMarkdown(written?.blocks ?? [])).toBe(
      'See [401](#error-401), [errors](#errors) and [people](/docs/api/people.md).\n\n## Errors\n\n### <a id="error-401"></a>401 Unauthorized\n\n### 403 Forbidden\n',
    );
  });
});

describe('A description that has all shapes', () => {
  let pages: readonly ReferencePage[];
  beforeAll(async () => {
    pages = [...(await nastyPages()).values()];
  }, 30_000);

  test('becomes Markdown, page by page', () => {
    expect(pages.length).toBeGreaterThan(5);
    for (const {id, sections} of pages) {
      const markdown = writeMarkdown(sections.flatMap(({blocks}) => blocks.flatMap(blockNodes)));
      expect(markdown, id).not.toMatch(/\[object Object\]|undefined/);
      expect(markdown.trim(), id).not.toBe('');
    }
  });
});

import {beforeAll, describe, expect, test} from 'vitest';
import type {Block as ModelBlock, Field, ReferencePage} from '../../../../../openapi/pages/page';
import {withUsedAnchors} from '../../../../../plugins/lib/markdown-pages';
import {writeMarkdown} from '../../../../../plugins/lib/markdown/markdown';
import {markdownPage} from '../../../../../plugins/lib/markdown-pages/markdownPage';
import {blockNodes, referenceNodes} from '../../../../../plugins/lib/site-pages/referenceNodes';
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
        '- `owner` object, required: Who owns it. One of `a`, `b`. Requires the scope `a:b`. Unverified: Its use of `id`.',
        '  - `id` string',
        '',
      ].join('\n'),
    );
  });

  test('code is as it was written, whatever it contains', () => {
    const code = '{\n  "a": "<b> & `c`",\n  "d": "```"\n}';
    expect(markdownOf({type: 'code', title: 'Response', language: 'json', code})).toBe(
      `**Response**\n\n\`\`\`\`json\n${code}\n\`\`\`\`\n`,
    );
  });

  test.each([
    ['a tag', 'a <b>bold</b> word'],
    ['the closing tag of its own component', '</Field></Operation>'],
    ['an HTML comment', '<!-- hidden -->'],
    ['a lone backtick before a tag', 'a ` b <c>'],
    ['an open fence', '```json\n{"a": "<b>"}'],
    ['two fences in a list', '- ```json\n  {"a": 1}\n  ```\n\n<b>\n\n- ```json\n  {"c": 1}\n  ```'],
    ['a table', '| a | b |\n| - | - |\n| `{x}` | <y> |'],
  ])('a description keeps %s as text', (_, hostile) => {
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

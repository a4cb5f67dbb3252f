import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {KnownNames} from '../../../../plugins/guide-components/knownNames';
import {parseMdx} from '../../../../plugins/markdown-pages/markdown';
import {prepareGuide, prepareReference} from '../../../../plugins/markdown-pages/prepare';
import {makeMarkdownPage, textOfPage} from '../../../../plugins/markdown-pages/markdownPage';
import {codeBlock} from '../../../../plugins/reference-pages/codeBlock';

const names: KnownNames = {
  operations: new Map([['people-create', {method: 'post', path: '/v2/people', to: '/docs/api/people-create/'}]]),
  scopes: new Set(['people:write']),
  events: new Set(['person_updated']),
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(folder, 'samples'));
  writeFileSync(path.join(folder, 'samples', 'poller.py'), 'print("polled")\n');
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

function markdownOf(mdx: string, prepare = prepareGuide): string {
  const page = parseMdx(prepare(`---\ntitle: A page\n---\n\n${mdx}`));
  const context = {file: path.join(folder, 'page.mdx'), names};
  const text = textOfPage(makeMarkdownPage({pathname: '/docs/a/', area: 'a', page, context}), 'https://docs.example');
  return text.slice(text.indexOf('\n\n', text.indexOf('Page:')) + 2);
}

describe('a guide as Markdown', () => {
  test('says what it is and where it is', () => {
    const page = parseMdx('---\ntitle: Rate limits\ndescription: What a call costs.\n---\n\nText.');
    const page = makeMarkdownPage({pathname: '/docs/a/', area: 'a', page, context: {file: 'a.mdx', names}});
    expect(textOfPage(page, 'https://docs.example')).toBe(
      '# Rate limits\n\n> What a call costs.\n\nPage: <https://docs.example/docs/a/>\n\nText.\n',
    );
  });

  test('names operations, scopes and events, and leads to their pages', () => {
    expect(
      markdownOf(
        'Call <OperationLink id="people-create" /> or [it](/docs/api/people-create/#body-city) with <Scope name="people:write" /> for <Event name="person_updated" />.',
      ),
    ).toBe(
      'Call [`POST /v2/people`](/docs/api/people-create.md) or [it](/docs/api/people-create.md#body-city) with `people:write` for [`person_updated`](/docs/platform/webhooks/event-types.md#person_updated).\n',
    );
  });

  test('links to files and other sites as they are', () => {
    expect(markdownOf('[JSON](pathname:///openapi/v2.json), [home](/), [blog](https://blog.example/a/)')).toBe(
      '[JSON](/openapi/v2.json), [home](/index.md), [blog](https://blog.example/a/)\n',
    );
  });

  test('holds the programs that fences name, and nothing for our tools', () => {
    expect(markdownOf('```python file=samples/poller.py\n```\n\n```json response=people-index partial\n{}\n```')).toBe(
      '```python\nprint("polled")\n```\n\n```json\n{}\n```\n',
    );
  });

  test('keeps a diagram as its text, below its title', () => {
    expect(markdownOf('```mermaid title="The flow"\ngraph LR\n```')).toBe('**The flow**\n\n```mermaid\ngraph LR\n```\n');
  });

  test('writes admonitions as quotes, but not those in a fence', () => {
    expect(markdownOf(':::note[Unverified]\n\nAsk first.\n\n:::\n\n```text\n:::tip\n```')).toBe(
      '> **Unverified**\n>\n> Ask first.\n\n```text\n:::tip\n```\n',
    );
  });

  test('writes tabs one after the other', () => {
    const tabs =
      'import Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="bash" label="curl">\n\nOne\n\n</TabItem>\n<TabItem value="js" label="Node">\n\nTwo\n\n</TabItem>\n</Tabs>';
    expect(markdownOf(tabs)).toBe('**curl**\n\nOne\n\n**Node**\n\nTwo\n');
  });

  test.each([
    ['<Carousel />', /page\.mdx:5: <Carousel> cannot be written as Markdown: there is no Markdown for it/],
    [
      '<OperationLink id="people-drop" />',
      /<OperationLink> cannot be written as Markdown: there is no operation people-drop/,
    ],
    ['{1 + 1}', /page\.mdx:5: an expression cannot be written as Markdown/],
  ])('%s is refused with its place', (mdx, reason) => {
    expect(() => markdownOf(mdx)).toThrow(reason);
  });
});

describe('a reference page as Markdown', () => {
  test('a field is one line, and its own fields are below it', () => {
    const mdx = `<Fields count={16} required={["owner"]}>

<Field name={"owner"} anchor={"body-owner"} type={"object"} required scope={"a:b"} unverified={"Its use of \`id\`."}>

Who owns it.

<Limits>One of \`a\`, \`b\`.</Limits>

<Fields fold={"closed"} count={1} only={"id"}>

<Field name={"id"} anchor={"body-owner.id"} type={"integer"} />

</Fields>

</Field>

</Fields>`;
    expect(markdownOf(mdx, prepareReference).replaceAll(/<a id="[^"]*"><\/a>/g, '')).toBe(
      [
        '16 in all, required: `owner`.',
        '',
        '- `owner` (object, required): Who owns it. One of `a`, `b`. Needs the scope `a:b`. Unverified: Its use of `id`.',
        '  - `id` (integer)',
        '',
      ].join('\n'),
    );
  });

  test('@true-01 a field that can be null says so after its type', () => {
    const mdx =
      '<Fields>\n\n<Field name={"owner"} anchor={"response-200-owner"} type={"reference"} nullable />\n\n</Fields>';
    expect(markdownOf(mdx, prepareReference)).toContain('`owner` (reference, nullable)');
  });

  test('code is the code that was highlighted, whatever it holds', () => {
    const code = '{\n  "a": "<b> & `c`",\n  "d": "```"\n}';
    expect(markdownOf(codeBlock('Response', 'json', code), prepareReference)).toBe(
      `**Response**\n\n\`\`\`\`json\n${code}\n\`\`\`\`\n`,
    );
  });

  test('variants say which property tells them apart', () => {
    const mdx =
      '<Variants by={"kind"}>\n\n<Variant title={"Cat"} anchor={"body.cat"} value={"cat"} type={"object"} />\n\n</Variants>';
    expect(markdownOf(mdx, prepareReference)).toContain('One of these: `kind` says which.');
  });
});

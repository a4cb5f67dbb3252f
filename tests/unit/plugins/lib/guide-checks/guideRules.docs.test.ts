import {expect, test} from 'vitest';
import {fixedPage, pageCheck} from '../../../../../plugins/lib/guide-checks/checkPage';

const spec = {paths: {'/v2/people': {get: {operationId: 'people-index', summary: 'List people'}}}};
const GUIDE = `---
title: Rate limits
description: Wait as long as the response says before you send the same request again.
keywords: [throttling, too many requests, x-ratelimit]
---

Text.
`;
const keywords = (list: string): string => GUIDE.replace(/keywords.*\n/, list);
const field = (line: string): string => GUIDE.replace('title', `${line}\ntitle`);

/** The problems of a page next to another one. Only a file in the folder of the guides is a guide without a title. */
function problemsOf(mdx: string, folder = ''): string {
  const check = pageCheck(spec);
  expect(check('a.mdx', GUIDE)).toEqual([]);
  return check(`${folder}b.mdx`, mdx).join('\n');
}

/** What each rule refuses, with line and words of the message. */
const REFUSED: Readonly<Record<string, readonly (readonly [mdx: string, problem: string])[]>> = {
  'closed-blocks': [
    ['> ````js\n> a\n> ```\n\nB', '1 The code fence has no end. Close it with a line'],
    ['```js\nA\n\n```sh\nB\n```\n', '1 The code fence has no end. Close it'],
    ['::::a\n\n- :::b\n  A\n  :::\n\n:::\n', '1 :::a has no end. Close it with a line'],
  ],
  'code-fences': [
    ['```\nA\n```', '1 A code fence has no language. Add one'],
    ['```SnackPlayer name=A\nB\n```', '1 The highlighter does not know the language "SnackPlayer"'],
    ['```js name=A\nB\n```', '1 A code fence has name=A, which does nothing. Remove it, or write title='],
    ['```js {1} showLineNumbers\nA\n```', '1 A code fence has {1} showLineNumbers, which does nothing. Remove it'],
    ['```js\n// highlight-next-line\nA\n```', '1 The comment highlight-next-line marks no line, '],
    ['```bash file=samples/none.sh\n```', '1 There is no file samples/none.sh next to the guide. Correct the name'],
    ['```mermaid\nflowchart TD\n```', '1 The diagram has no title. Add title="..."'],
  ],
  'component-data': [
    [`${GUIDE}\nText <Unverified />`, '9 <Unverified> has no what. Write what='],
    [`${GUIDE}\n<ErrorTable />`, '9 openapi/model/errorMessages.ts has no'],
  ],
  'defined-references': [
    [`${GUIDE}\nSee [limits].`, '9 Reference links and images should use a label'],
    [`${GUIDE}\nText[^1].`, '"^1". Define the link or footnote, or put the brackets'],
  ],
  'description-length': [[GUIDE.replace(/Wait.*/, 'Wait.'), '1 description: write 70 to 155 characters (not 5)']],
  'heading-ids': [['## A \\{#A.__b__}', '1 The ID A.__b__ has Markdown']],
  'json-bodies': [['```json request=people-create\n{}\n```', '1 There is no operation "people-create"']],
  'json-syntax': [
    [
      'Text.\n\n```json other\n{a: 1}\n```',
      "4 The JSON is not valid: Quoted object key expected but got 'a'. Correct the JSON.",
    ],
  ],
  keywords: [
    [keywords(''), '1 keywords: add a list'],
    [keywords('keywords: []\n'), '1 keywords are empty: add'],
    [keywords('keywords: throttling\n'), '1 keywords must be a list, such as'],
    [keywords('keywords: [Throttling]\n'), 'lowercase'],
    [keywords('keywords: [quota, quota]\n'), 'repeat'],
  ],
  'known-components': [['A <b>B</b>', '1 There is no component <b>. Correct the name, or add']],
  'known-fields': [[field('colour: red'), '1 colour: there is no such field.']],
  'known-messages': [[`${GUIDE}\n\`is not visible\``, '9 No known error has the message "is not visible". Correct']],
  'merge-marks': [[`${GUIDE}\n>>>>>>> main`, '9 A merge left ">>>>>>> main". Resolve it']],
  'no-expressions': [['A {1 + 1}', '1 An expression has no Markdown. Write it as code.']],
  'one-title': [['# A\n\n# B\n', '3 The page already has a title. Begin the heading with `##`.']],
  'page-title': [['Text.', '1 title: add the title of the page.']],
  'stray-marks': [['A\n\n=======\n', '3 A line with `:::` or `=======` marks nothing. Remove it']],
  'tab-items': [['<Tabs>\n\nA\n\n</Tabs>', '1 <Tabs> has no <TabItem>. Add one for each tab, or']],
  'table-cells': [[`${GUIDE}\n| A |\n| - |\n| 1 | 2 |`, '11 Table column count: Expected: 1;']],
  'text-attributes': [
    ['<Scope name={"a:b"} />', '1 Write the attributes of <Scope> as text in quotes, without braces.'],
  ],
  'unique-ids': [
    [
      '## A \\{#a}\n\n```md\n## C \\{#a}\n```\n\n## B \\{#a}\n',
      '7 Another heading has the ID "a". Give one of them its own.',
    ],
    ['## Find one\n\n## Look \\{#find-one}\n', '3 Another heading has the ID "find-one".'],
  ],
  'unique-titles': [
    [GUIDE.replace(/Rate l(.*)/, ' RATE L$1 \ntitle_meta: Quota'), '1 title is also that of a.mdx.'],
    [GUIDE.replace('Rate limits', 'List people'), '1 title is also that of the operation people-index.'],
    [GUIDE.replace('Rate', 'Other'), '1 description is also that of a.mdx.'],
  ],
  'visible-text': [
    ['A\n\n## \\{#a}\n', '3 The heading has no text. Write it, or remove the heading.'],
    ['[](/docs/api/)', '1 The link has no text. Write it, or remove the link.'],
  ],
  'written-elements': [
    ['<OperationLink />', '1 <OperationLink> cannot be written as Markdown: it has no id.'],
    [
      '<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>',
      '2 <TabItem> cannot be written as Markdown: it has no label',
    ],
  ],
};

test.each(Object.entries(REFUSED).flatMap(([id, cases]) => cases.map(([mdx, problem]) => [id, mdx, problem] as const)))(
  '@find-01 @shown-06 the rule %s refuses %j',
  (id, mdx, problem) => {
    const lines = problemsOf(mdx, id === 'page-title' ? 'docs/platform/api-basics/' : '')
      .split('\n')
      .filter((line) => line.endsWith(` (${id})`));
    expect(lines.join('\n')).toContain(/^\d/.test(problem) ? `b.mdx:${problem}` : problem);
  },
);

test.each([
  [field('slug: a'), '2 slug is the file name. Remove slug, or rename'],
  [field('sidebar_position: .inf'), '2 sidebar_position must be'],
  [GUIDE.replace('Rate', 'R'.repeat(300)), '2 title has more than 80 characters.'],
  ['---\ntitle\n---\n', '1 The front matter has no fields. Write each as'],
  [field('resources: {v9: [People]}'), '2 resources must list'],
  [GUIDE.replace('Rate limits', '"A\\a"'), '2 title is empty, or has a line break or'],
  [field('sidebar_label: " "'), '2 sidebar_label is empty, or has'],
  [GUIDE.replace('Rate limits', '123'), '2 title must be text. Put it in quotes.'],
  [field('hide_table_of_contents: later'), '2 hide_table_of_contents must be true or false. Correct it.'],
  [field('tags: [a, b'), '3 The front matter is not valid YAML'],
  [
    'A {brace that stays open',
    '1 Unexpected end of file in expression, expected a corresponding closing brace for `{`. Close it,',
  ],
  ['<Tabs>', '1 Expected a closing tag for `<Tabs>` (1:1-1:7). Close it, or put it in backticks'],
  [
    'Fewer than 5 is <5.',
    '1 Unexpected character `5` (U+0035) before name, expected a character that can start a name, such as a letter, `$`, or `_`. Close it,',
  ],
  ['{a b c}', '1 Could not parse expression with acorn. Correct it, or put it in backticks'],
])('a page that cannot be read is refused: %j', (mdx, problem) => {
  expect(problemsOf(mdx)).toContain(`b.mdx:${problem}`);
});

test('@shown-06 braces that are no code hide neither each other nor what else is wrong', () => {
  const guide = '# Title\n\nA {b c}.\n\nAn {also: wrong}.\n\n```astro\n```\n';
  const shown = pageCheck({paths: {}})('docs/platform/guides/a.mdx', guide).map((problem) =>
    problem.replace(/^\S+mdx:/, ''),
  );
  expect(shown).toEqual([
    expect.stringMatching(/^1 description: /),
    expect.stringMatching(/^1 keywords: /),
    '1 title: add the title of the page. (page-title)',
    expect.stringMatching(/^3 Could not parse expression/),
    expect.stringMatching(/^5 Could not parse expression/),
    '1 The page already has a title. Begin the heading with `##`. (one-title)',
    expect.stringMatching(/^7 The highlighter does not know the language "astro"/),
  ]);
});

test.each([
  'A partial without front matter.',
  'Values in [0, 1) to (2, 3], or a:view at 12:30.',
  '- A\n\n  ```text\n  :::a\n  =======\n  ```',
  '## A {#a}\n\n{/* :::a */}\n\nA {/* b */}',
  '> ::::a[A]\n>\n> :::b C\n> D\n> :::\n>\n> ::::',
])('a guide with %j is accepted', (text) => {
  expect(problemsOf(text)).toBe('');
});

test.each([
  ['line endings of Windows', '# A\r\n\r\n## B\r\n', '# A\n\n## B\n'],
  ['a second title', '# A\n\n> # B\n\n```bash\n# C\n```\n', '# A\n\n> ## B\n\n```bash\n# C\n```\n'],
  ['braces around a text', '<Scope name={"a:b"} /> {1 + 1}\n', '<Scope name="a:b" /> {1 + 1}\n'],
  ['all but an error of MDX', 'A <Tabs\r\n', 'A <Tabs\n'],
])('@shown-06 a fix of a guide corrects %s, and nothing else', (_, source, fixed) => {
  expect(fixedPage('a.mdx', source)).toBe(fixed);
});

import {describe, expect, it} from 'vitest';
import {pageCheck} from '../../../../../plugins/lib/guide-checks/checkPage';

const spec = {paths: {'/v2/people': {get: {operationId: 'people-index', summary: 'List people'}}}};
const check = pageCheck(spec);
const keywordProblems = (mdx: string): string[] => check('a.mdx', mdx);
const WAIT = 'description: Wait as long as the response says before you send the same request again.';
const guide = (more: string): string => `---\ntitle: Rate limits\n${WAIT}\n${more}---\n\nText.\n`;

describe('Keywords of a guide', () => {
  it('@find-01 are a list of words', () => {
    expect(keywordProblems(guide('keywords: [throttling, too many requests, x-ratelimit]\n'))).toEqual([]);
    expect(keywordProblems('A partial without front matter.')).toEqual([]);
  });

  it.each([
    ['', 'add a list'],
    ['keywords: []\n', 'keywords are empty: add'],
    ['keywords: throttling\n', 'keywords must be a list, such as'],
    ['keywords: [Throttling]\n', 'lowercase'],
    ['keywords: [quota, quota]\n', 'repeat'],
  ])('are checked: %j', (more, problem) => {
    expect(keywordProblems(guide(more)).join()).toContain(problem);
  });
});

describe('A guide', () => {
  const whole = guide('keywords: [quota]\n');

  it.each([
    ['a short description', whole.replace(/Wait.*/, 'Wait.'), 'description: write 70 to 155 characters (not 5)'],
    [
      'the title of another',
      whole.replace(/Rate l(.*)/, ' RATE L$1 \ntitle_meta: Quota'),
      'title is also that of a.mdx.',
    ],
    ['the title of an operation', whole.replace('Rate limits', 'List people'), 'that of the operation people-index.'],
    ['the description of another', whole.replace('Rate', 'Other'), 'b.mdx:1 description is also that of a.mdx.'],
    ['a slug', whole.replace('title', 'slug: a\ntitle'), 'b.mdx:2 slug is the file name. Remove slug, or rename'],
    ['no finite position', whole.replace('title', 'sidebar_position: .inf\ntitle'), 'b.mdx:2 sidebar_position must be'],
    ['a title of 300 characters', whole.replace('Rate', 'R'.repeat(300)), 'b.mdx:2 title has more than 80 characters.'],
    ['a mark without sentence', `${whole}\nText <Unverified />`, 'b.mdx:9 <Unverified> has no what. Write what='],
    ['a table without status', `${whole}\n<ErrorTable />`, 'b.mdx:9 openapi/model/errorMessages.ts has no'],
    ['an unknown field', whole.replace('title', 'colour: red\ntitle'), 'b.mdx:1 colour: there is no such field.'],
    ['no fields in its front matter', '---\ntitle\n---\n', 'b.mdx:1 The front matter has no fields. Write each as'],
    ['an unknown version', whole.replace('title', 'resources: {v9: [People]}\ntitle'), 'b.mdx:2 resources must list'],
    ['a link without definition', `${whole}\nSee [limits].`, 'b.mdx:9 Reference links and images should use a label'],
    ['a footnote without text', `${whole}\nText[^1].`, '"^1". Define the link or footnote, or put the brackets'],
    ['a row with a cell too many', `${whole}\n| A |\n| - |\n| 1 | 2 |`, 'b.mdx:11 Table column count: Expected: 1;'],
    ['a leftover of a merge', `${whole}\n>>>>>>> main`, 'b.mdx:9 A merge left ">>>>>>> main". Resolve it'],
    ['an open fence', '> ````js\n> a\n> ```\n\nB', 'b.mdx:1 The code fence has no end. Close it with a line'],
    ['a fence that another one closes', '```js\nA\n\n```sh\nB\n```\n', 'b.mdx:1 The code fence has no end. Close it'],
    ['an open admonition', '::::a\n\n- :::b\n  A\n  :::\n\n:::\n', 'b.mdx:1 :::a has no end. Close it with a line'],
    ['the middle of a merge', 'A\n\n=======\n', 'b.mdx:3 A line with `:::` or `=======` marks nothing. Remove it'],
    ['an element of HTML', 'A <b>B</b>', 'b.mdx:1 There is no component <b>. Correct the name, or add'],
    ['an expression', 'A {1 + 1}', 'b.mdx:1 An expression has no Markdown. Write it as code.'],
    ['a BEL in its title', whole.replace('Rate limits', '"A\\a"'), 'b.mdx:2 title is empty, or has a line break or'],
    ['an empty label', whole.replace('title', 'sidebar_label: " "\ntitle'), 'b.mdx:2 sidebar_label is empty, or has'],
    ['a heading without text', 'A\n\n## \\{#a}\n', 'b.mdx:3 The heading has no text. Write it, or remove the heading.'],
    ['a link without text', '[](/docs/api/)', 'b.mdx:1 The link has no text. Write it, or remove the link.'],
    ['a second title', '# A\n\n# B\n', 'b.mdx:3 The page already has a title. Begin the heading with `##`.'],
    ['tabs without a tab', '<Tabs>\n\nA\n\n</Tabs>', 'b.mdx:1 <Tabs> has no <TabItem>. Add one for each tab, or'],
    ['braces', '<Scope name={"a:b"} />', 'b.mdx:1 Write the attributes of <Scope> as text in quotes, without braces.'],
    [
      'one ID twice',
      '## A \\{#a}\n\n```md\n## C \\{#a}\n```\n\n## B \\{#a}\n',
      'b.mdx:7 Another heading has the ID "a". Give one of them its own.',
    ],
    [
      'an ID that is also made from words',
      '## Find one\n\n## Look \\{#find-one}\n',
      'b.mdx:3 Another heading has the ID "find-one".',
    ],
  ])('with %s is refused', (_, mdx, problem) => {
    const checkBoth = pageCheck(spec);
    expect(checkBoth('a.mdx', whole)).toEqual([]);
    expect(checkBoth('b.mdx', mdx).join('\n')).toContain(problem);
  });

  it.each([
    'Values in [0, 1) to (2, 3], or a:view at 12:30.',
    '- A\n\n  ```text\n  :::a\n  =======\n  ```',
    '## A {#a}\n\n{/* :::a */}\n\nA {/* b */}',
    '> ::::a[A]\n>\n> :::b C\n> D\n> :::\n>\n> ::::',
  ])('with %j is accepted', (text) => {
    expect(check('c.mdx', text)).toEqual([]);
  });
});

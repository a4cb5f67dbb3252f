import {expect, test} from 'vitest';
import {RECORDS} from '../../../src/features/search/core/record';
import {openSite} from '../../../src/mcp/site';
import {sectionsOf} from '../../../src/mcp/sections';
import {LIMIT, listReply} from '../../../src/mcp/tool';
import {callTool, connectedTo} from '../../fixtures/mcpClient';
import {docs} from '../features/search/smallSite';

const SITE = 'https://developers.salesloft.com';

const tab = (label: string, code: string, caption = ''): string =>
  `**${label}**\n\n${caption}\`\`\`text\n${code}\n\`\`\`\n\n`;

const guide = `# Sign\n\n## Verify\n\nCompare a+b (c) at the end.\n\n${tab('Node.js', 'node one', 'Save it.\n\n')}${tab('Python', 'python one')}Then:\n\n${tab('Node.js', 'only\n\nnode')}## End\n\nThe end.\n`;

const long = `# Long\n\n${'A line of a page that is long.\n\n'.repeat(900)}`;

/** Ten lines don't fit into a response. */
const wide = `${'…'.repeat(300)}\n`.repeat(10);

const files: Readonly<Record<string, string>> = {
  '/docs/sign.md': guide,
  '/docs/long.md': long + wide,
  '/docs/other.md': long,
};

const records = JSON.stringify(['/docs/sign/', '/docs/long/'].map((page) => docs(page, page)({type: 'lvl1'})));

async function call(name: string, args: Readonly<Record<string, unknown>>): Promise<string> {
  const site = openSite((path) => Promise.resolve(path === `/${RECORDS}` ? records : files[path]));
  const client = await connectedTo(site);
  const {text} = await callTool(client, name, args);
  await client.close();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
  return text;
}

test('a section ends at the next heading of its level or above', () => {
  const texts = sectionsOf('## A\na\n### B\nb\n## C\nc').map(({text}) => text);
  expect(texts).toEqual(['## A\na\n### B\nb', '### B\nb', '## C\nc']);
});

test('a page of results says where the next one begins', () => {
  const {content} = listReply(['a', 'b', 'c', 'd'], {limit: 2, offset: 1}, String);
  expect(content).toMatchObject([
    {text: expect.stringMatching(/^b\nc\n\n2 of 4 results\. For more, pass offset 3\./) as string},
  ]);
});

test.each(['', SITE, 'developers.salesloft.com', 'http://developers.salesloft.com', '//developers.salesloft.com'])(
  '@ask-02 a page is found with the host "%s", with and without last slash, ending and anchor',
  async (host) => {
    for (const ending of ['', '/', '.md', '.html', '/index.html', '/?a=1', '#verify', '/#verify', '.md#verify'])
      expect(await call('get_page', {page: `${host}/docs/sign${ending}`})).toContain('Compare a+b (c)');
  },
);

test('@ask-02 five pages share a response: short ones are whole, and long ones use the rest', async () => {
  const page = ['/docs/sign/', '/docs/long/', '/docs/other/', '/docs/none/', 'https://evil.example/'];
  const text = await call('get_page', {page});
  expect(text).toContain('The end.');
  expect(text).toContain('There is no page /docs/none/');
  expect(text).toContain('https://evil.example/ is not on');
  expect(text.match(/Part 1 of \d+\. For more, pass it alone\./g)).toHaveLength(2);
  expect(Buffer.byteLength(text)).toBeGreaterThan(LIMIT * 0.9);
});

test('@ask-02 a guide has its programs in one language, and those that have no other', async () => {
  const text = await call('get_page', {page: '/docs/sign/', language: 'python'});
  expect(text).toContain('python one');
  expect(text).not.toContain('node one');
  expect(text).toContain('only\n\nnode');
  expect(await call('get_page', {page: '/docs/sign/', language: 'nodejs'})).not.toContain('python one');
});

test.each<[words: string, says: readonly string[], more?: object]>([
  ['a+B (c)', [`${SITE}/docs/sign/#verify: Compare a+b (c) at the end.`, '1 of 1 results']],
  ['compare*END', [`${SITE}/docs/sign/#verify: Compare`, '1 of 1 results']],
  ['the end*compare', ['No line of 2 pages has']],
  ['c.*d', ['No line of 2 pages has']],
  ['line of', ['5 of 900 results. For more, pass offset 5']],
  ['……', ['7 of 10 results. For more, pass offset 7'], {limit: 10}],
  ['compare', ['1 of 1 results'], {within: `${SITE}/docs/sign/`}],
  [`${'a*'.repeat(90)}zz`, ['No line of 2 pages has']],
])('@ask-02 grep finds lines with "%s", and only the star is a pattern', async (words, says, more) => {
  const text = await call('grep', {words, ...more});
  for (const one of says) expect(text).toContain(one);
});

import {expect, test} from 'vitest';
import type {ChangeEntry, VersionPage} from '../../../../openapi/pages/page';
import {referenceNodes} from '../../../../plugins/lib/site-pages/referenceNodes';
import {writeMarkdown} from '../../../../plugins/lib/markdown/markdown';
import {feedOf, newestFirst, releaseEntries} from '../../../../plugins/page-output/feeds';

const site = {title: 'Docs', url: 'https://docs.example'};
const LINE = 'Response 200, `data.due_on`: `string` → `string (date)`';
const entryOf = (anchor: string): ChangeEntry => ({
  anchor,
  name: 'Show a widget',
  note: '',
  same: 'The same in 2 operations and events:',
  subjects: [{subject: 'GET /widgets/{id}', url: '/docs/api/widgets-show/'}, {subject: 'widget_updated'}],
  lines: [{text: LINE, breaking: 'Breaking'}],
  resources: ['widgets'],
  firstOf: [],
  advice: ['Accept the new type when you read it.'],
});

const pageOf = (id: 'changelog' | 'corrections', ...entries: readonly ChangeEntry[]): VersionPage => ({
  kind: 'changelog',
  version: 'v2',
  id,
  url: `/docs/api/${id}/`,
  title: '',
  description: '',
  sections: [
    {blocks: [{type: 'markdown', text: 'Introduction.'}]},
    {
      heading: {text: 'November 21, 2026', anchor: '2026-11-21-2', level: 2},
      blocks: [
        {type: 'markdown', text: 'Fields of `widgets`.'},
        {type: 'changes', kind: 'changed', label: 'Changed', groups: [{name: 'Widgets', entries}]},
      ],
    },
    {heading: {text: 'November 20, 2026', anchor: '2026-11-20', level: 2}, blocks: []},
  ],
});

const htmlOf = (page: VersionPage): string => {
  const {items} = JSON.parse(feedOf(releaseEntries(page), site).json1()) as {items: {content_html: string}[]};
  return items.map((item) => item.content_html).join('');
};

test('@readers-04 a release that corrects the description is no change of the API', () => {
  expect(releaseEntries(pageOf('corrections', entryOf('a')))).toMatchObject([
    {
      title: 'API 2.0: corrections of November 21, 2026',
      to: '/docs/api/corrections/#2026-11-21-2',
      text: 'The documentation was corrected. The API did not change. Fields of widgets.',
    },
  ]);
});

test('@hand-05 feeds name the fields that changed, with links that work everywhere', () => {
  const html = htmlOf(pageOf('changelog', entryOf('a')));
  expect(html).toContain('Response 200, <code>data.due_on</code>: <code>string</code> → <code>string (date)</code>');
  expect(html).toContain('<strong>Breaking</strong>');
  expect(html).toContain('<a href="https://docs.example/docs/api/widgets-show/">Show a widget</a>');
  expect(feedOf(releaseEntries(pageOf('changelog', entryOf('a'))), site).atom1()).toContain('<code>data.due_on</code>');
});

test('@hand-05 the Markdown version names the fields that changed', () => {
  expect(writeMarkdown(referenceNodes(pageOf('changelog', {...entryOf('a'), same: undefined})))).toContain(
    `**Changed**

- Widgets
  - <a id="a"></a>[Show a widget](/docs/api/widgets-show/) \`GET /widgets/{id}\`
    - **Breaking**: Response 200, \`data.due_on\`: \`string\` → \`string (date)\`
    - What to do: Accept the new type when you read it.
`,
  );
});

test('a feed has the time of its newest entry, so that it is the same in every build', () => {
  const entry = (day: string, title: string) => ({day, title, to: `/${title}/`, text: ''});
  const entries = newestFirst([entry('2026-11-20', 'a'), entry('2026-11-21', 'b'), entry('2026-11-21', 'c')]);
  expect(entries.map(({title}) => title)).toEqual(['b', 'c', 'a']);
  const atom = feedOf(entries, site).atom1();
  expect([...atom.matchAll(/<updated>(.*?)</g)].map(([, time]) => time?.slice(0, 10))).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-21',
    '2026-11-20',
  ]);
  expect(atom).toContain('<id>https://docs.example/b/</id>');
});

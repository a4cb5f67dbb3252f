import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {referencePages} from '../../../../openapi/pages';
import type {ReferencePage, VersionPage} from '../../../../openapi/pages/page';
import type {Spec} from '../../../../openapi/model/spec';
import type {Node} from '../../../../openapi/model/node';
import {historyOf} from '../../../../openapi/tools/changes/compare';
import {contractOf} from '../../../../openapi/tools/changes/snapshots';
import {feedOf, newestFirst, releaseEntries} from '../../../../plugins/page-output/feeds';
import {guideEntries, pageFeeds} from '../../../../plugins/page-output/pageFeeds';
import {writeMarkdown} from '../../../../plugins/lib/markdown/markdown';
import {referenceNodes} from '../../../../plugins/lib/site-pages/referenceNodes';
import {apiVersions} from '../../../../src/config/apiVersions';
import {sitePage} from '../../support/sitePage';
import {tinySpec} from '../../support/tinySpec';

const site = {title: 'Docs', url: 'https://docs.example'};
const WIDGET = '/docs/api/widgets-show/';

/** The tiny description with something changed in an operation. */
function changed(spec: Spec, change: (item: NonNullable<Spec['paths'][string]>) => void): Spec {
  const copy = structuredClone(spec);
  change(copy.paths['/widgets/{id}'] ?? {});
  return copy;
}

/** Pages of a description that changed on one day, and was corrected on the next. */
function pages(): ReferencePage[] {
  const second = tinySpec();
  const first = changed(second, (item) => {
    item.delete = {operationId: 'widgets-destroy', summary: 'Delete a widget', tags: ['Widgets'], responses: {}};
  });
  const newer = changed(second, ({get}) => {
    const unit = {name: 'unit', in: 'query', required: true, schema: {type: 'string'}};
    Object.assign(get ?? {}, {parameters: [...(get?.parameters ?? []), unit]});
  });
  const newest = changed(newer, ({get}) => Object.assign(get ?? {}, {'x-rate-limit-cost': {base: 3}}));
  const days = {'2026-11-30': first, '2026-12-01': newer, '2026-12-02': newest};
  const snapshots = Object.entries(days).map(([name, spec]) => ({name, contract: contractOf(spec as unknown as Node)}));
  const history = historyOf(snapshots, new Map([['2026-12-02', {title: 'the cost', text: 'It was wrong.'}]]));
  return referencePages({
    ...{version: apiVersions[0], spec: newest, newest, published: newest},
    ...{history, guidesOf: () => [], guidePoints: []},
  });
}

test('@follow-01 an operation and its resource have a valid feed of their changes, and one without changes is empty', () => {
  const files = pageFeeds(pages(), site);
  const titles = (file: string): string[] => {
    const $ = load(files.get(file) ?? '', {xml: true});
    // What RFC 4287 requires, and depends on us: the feed's own URL, its author, and IDs that differ.
    expect($('feed > link[rel=self]').attr('href')).toBe(site.url + file);
    expect($('feed > author > name').text()).toBe(site.title);
    expect($('feed > updated').text()).toMatch(/^2026-1[12]-\d\dT/);
    const ids = $('id')
      .toArray()
      .map((id) => $(id).text());
    expect([new Set(ids).size, ids.every((id) => URL.canParse(id))]).toEqual([ids.length, true]);
    return $('entry > title')
      .toArray()
      .map((title) => $(title).text());
  };
  const own = ['Corrected: Fetch a widget', 'Added (breaking): Fetch a widget'];
  expect(titles(`${WIDGET}feed.xml`)).toEqual(own);
  expect(titles('/docs/api/widgets/feed.xml')).toEqual([...own, 'Removed (breaking): Delete a widget']);
  expect(titles('/docs/api/widgets-index/feed.xml')).toEqual([]);
  expect([...files.keys()].filter((file) => !file.endsWith('.xml'))).toEqual([
    '/docs/api/widgets/feed.json',
    '/docs/api/widgets/changes.md',
  ]);
});

test('@follow-01 entries say what to do, as Atom, JSON and Markdown', () => {
  const files = pageFeeds(pages(), site);
  // JSON Feed 1.1 requires version, title and items, and of each item an ID.
  expect(JSON.parse(files.get('/docs/api/widgets/feed.json') ?? '')).toMatchObject({
    version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/) as string,
    title: 'Docs: Widgets (API 2.0)',
    items: [
      {id: `${site.url}/docs/api/corrections/#2026-12-02-widgets-show`},
      {content_html: expect.stringContaining('What to do: Send what is required now in every request.') as string},
      {content_html: expect.stringContaining('What to do: Stop using it') as string},
    ],
  });
  expect(files.get('/docs/api/widgets/changes.md')).toMatch(
    /^# Changes of Widgets \(API 2\.0\)\n[^]*## 2026-12-01: Added\n\n- [^]*What to do: Send what is required/,
  );
});

test('@follow-01 a page has the date of its last change, with links to the entry and to its feed', () => {
  const line = (id: string) => pages().find((page) => page.id === id);
  expect(line('widgets-show')).toMatchObject({
    changed: `API changed on [December 1, 2026](/docs/api/changelog/#2026-12-01-widgets-show). Follow changes: [Atom](pathname://${WIDGET}feed.xml).`,
  });
  expect(line('widgets-index')).toMatchObject({
    changed: expect.stringContaining(
      'No API change since [November 30, 2026](/docs/api/changelog/#2026-11-30).',
    ) as string,
  });
  expect(JSON.stringify(line('changelog')?.sections[0])).toContain(
    'By resource: [Widgets](/docs/api/changelog/?resource=widgets#widgets)',
  );
});

test('@follow-01 a changed guide is an entry each time', () => {
  const guide = sitePage({pathname: '/guides/', title: 'Guides', source: 'guides.mdx'});
  expect(guideEntries([{...guide, day: '2026-12-03'}, guide], [])).toMatchObject([
    {id: '/guides/#2026-12-03', to: '/guides/', title: 'Guide changed: Guides'},
  ]);
});

const pageOf = (id: string): VersionPage => pages().find((page) => page.id === id) as VersionPage;

test('@readers-04 a release that corrects the description is no change of the API', () => {
  expect(releaseEntries(pageOf('corrections'))).toMatchObject([
    {
      title: 'API 2.0: corrections of December 2, 2026: the cost',
      to: '/docs/api/corrections/#2026-12-02',
      text: expect.stringMatching(
        /^The documentation was corrected\. The API did not change\. .*It was wrong\./,
      ) as string,
    },
  ]);
});

test('@hand-05 feeds name the fields that changed, with links that work everywhere', () => {
  const feed = feedOf(releaseEntries(pageOf('changelog')), site);
  const [html] = feed.items.map(({content}) => content);
  expect(feed.atom1()).toContain('<code>unit</code>');
  expect(html).toContain('Query parameter <code>unit</code>: new, required, <code>string</code>');
  expect(html).toContain('<strong>Breaking</strong>');
  expect(html).toContain('<a href="https://docs.example/docs/api/widgets-show/">Fetch a widget</a>');
});

test('@hand-05 the Markdown version names the fields that changed', () => {
  expect(writeMarkdown(referenceNodes(pageOf('changelog')))).toContain(
    `**Added**

- Widgets
  - <a id="2026-12-01-widgets-show"></a><a id="widgets"></a>[Fetch a widget](/docs/api/widgets-show/) \`GET /widgets/{id}\`
    - **Breaking**: Query parameter \`unit\`: new, required, \`string\`
    - What to do: Send what is required now in every request.
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

import type {Page} from '@playwright/test';
import {landingPages} from '../../../src/config/routes';
import type {OperationPage} from '../../fixtures/pages/OperationPage';
import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';
import {inPage, sizesOf, typeOf} from './measure';
import {type Start, leftEdge, startsIn} from './starts';

interface PageType {
  readonly name: string;
  readonly path: string;
  /** Whether the page has the sidebar of the docs next to its text. */
  readonly isDocs: boolean;
  readonly prepare?: (page: OperationPage) => Promise<void>;
}

/** A call that API Logs lists. */
const call = {
  ...{id: 'a', at: 1_789_000_000_000, page: '/docs/api/people-index/', fragment: '#try-it?', name: 'List people'},
  ...{method: 'GET', path: '/v2/people', query: 'per_page=3', took: 12, status: 200, cost: 1, remaining: 599},
};

/** The ten types of pages, each in the state that shows the most. */
const pageTypes: readonly PageType[] = [
  {name: 'home', path: '/', isDocs: false},
  {name: 'a guide', path: '/docs/platform/tutorials/warehouse/', isDocs: true},
  {name: 'a guide with tables', path: '/docs/platform/api-basics/filtering-paging-sorting/', isDocs: true},
  {name: 'the overview of the API', path: '/docs/api/', isDocs: true},
  {name: 'a resource', path: '/docs/api/people/', isDocs: true},
  {name: 'a list', path: '/docs/api/people-index/', isDocs: true},
  {
    name: 'an operation with its form',
    path: '/docs/api/people-create/',
    isDocs: true,
    prepare: async ({tryIt}) => {
      await tryIt.open.click();
      await tryIt.send.waitFor();
    },
  },
  {
    name: 'API Logs with a call',
    path: '/api-logs/',
    isDocs: false,
    prepare: (site) => site.page.locator('tr[data-call] button').first().click(),
  },
  {
    name: 'a plan of a sync',
    path: '/docs/platform/api-basics/rate-limits/?records=30000&perPage=100&interval=30#sync-planner',
    isDocs: true,
    prepare: ({page}) => page.getByRole('table', {name: 'Cost and time of each pass'}).waitFor(),
  },
  {name: 'the not-found page', path: '/nope/', isDocs: false},
];

/** Opens a page of a type in its state. */
async function openType(site: OperationPage, {path, prepare}: PageType): Promise<void> {
  await site.page.addInitScript(
    (calls) => {
      sessionStorage.setItem('devdocs.visitor.calls', calls);
    },
    JSON.stringify([call]),
  );
  await site.open(path);
  await prepare?.(site);
}

/** Widths at which blocks are measured. From the second on, the sidebar is next to the text. */
const FRAMES = [390, 1366, 1920];
/** Further widths at which nothing scrolls sideways. */
const OTHERS = [360, 768, 1000, 1280];
/** Text in a card, a code block, a callout or a form. */
const INSETS = [16, 24];

/** The custom properties that are the scale of type. */
const SCALE = [
  ...['--site-text-display', '--site-text-h1', '--site-text-h2', '--site-text-h3'],
  ...['--ifm-font-size-base', '--site-text-ui', '--site-text-code', '--site-text-micro'],
];
/** Combinations of size, line height, weight and family. */
const MOST = 14;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/** A block that starts somewhere else, in words. */
const fault = ({what, left, inset}: Start): string =>
  `${what} starts at ${left.toFixed(1)}${inset === undefined ? '' : `, ${inset.toFixed(1)} inside of its box`}`;

/** Whether a text or box starts at an edge of the page, or at its place in a box. A box may fill the box around it. */
const isPlaced = ({left, inset, isBox}: Start, edge: number): boolean =>
  inset === undefined ? isNear(left, edge) : [...INSETS, ...(isBox ? [0] : [])].some((place) => isNear(inset, place));

/** The blocks of a page that start neither on edge A, where the navbar does, nor on B, where the title of a docs page does. */
async function strays(page: Page, hasTwoEdges: boolean): Promise<string[]> {
  const a = await leftEdge(page, '.navbar');
  const b = hasTwoEdges ? await leftEdge(page, 'h1') : a;
  const frame = [
    ...(await startsIn(page, '.theme-doc-sidebar-container', 'hang')),
    ...(await startsIn(page, '.footer')),
  ];
  const faults = [
    ...frame.filter((start) => !isPlaced(start, a)),
    ...(await startsIn(page, 'main')).filter((start) => !isPlaced(start, b)),
  ];
  // One of those that have the same class and start is enough.
  const first = new Map(faults.toReversed().map((start) => [fault(start).replace(/".*"/, ''), start]));
  return [...first.values()].map((start) => `${fault(start)} (A ${String(a)}, B ${String(b)})`);
}

test.use({expectedErrors: /status of 404/, usesAccount: false, viewport: {width: 1366, height: 768}});

for (const type of pageTypes) {
  const details = type.name === 'the not-found page' ? searches : {};
  test(
    `@look-02 ${type.name} has its blocks on the edges of the frame, in few types of text`,
    details,
    async ({operation, page}) => {
      await openType(operation, type);
      await test.step(`at most ${String(MOST)} combinations of type, in the sizes of the scale`, async () => {
        const sizes = await inPage(page, sizesOf, SCALE);
        const found = Object.entries(await inPage(page, typeOf, {})).map(([style, text]) => `${style}: ${text}`);
        const unset = SCALE.filter((token) => sizes[token] === undefined);
        expect.soft(unset, 'properties without a size').toEqual([]);
        const outside = found.filter((style) => !Object.values(sizes).includes(style.split('/')[0]));
        expect.soft(outside, 'texts in other sizes').toEqual([]);
        expect.soft(found.length, found.toSorted().join('\n')).toBeLessThanOrEqual(MOST);
      });
      for (const width of FRAMES) {
        await page.setViewportSize({width, height: 900});
        const found = await strays(page, type.isDocs && width > 390);
        expect.soft(found, `${String(width)} pixels`).toEqual([]);
      }
      for (const width of [...FRAMES, ...OTHERS]) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await operation.sidewaysScroll(), `sideways at ${String(width)} pixels`).toBe(0);
      }
    },
  );
}

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test(
    '@look-02 @work-06 all titles are at one height, and those of docs on one edge',
    searches,
    async ({operation, page}) => {
      const tops: Record<number, Record<string, number>> = {};
      const lefts: Record<number, Record<string, number>> = {};
      const landings = Object.values(landingPages).map((path) => ({name: path, path, isDocs: true}));
      for (const {name, path, isDocs} of [...pageTypes, ...landings]) {
        await operation.read(path.replace(/[?#].*/, ''));
        if (isDocs) await expect(operation.breadcrumbs.first(), path).toBeVisible();
        for (const width of [997, 1366, 1920]) {
          await page.setViewportSize({width, height: 900});
          const {x, y} = (await operation.heading.boundingBox()) ?? {x: Number.NaN, y: Number.NaN};
          (tops[width] ??= {})[name] = Math.round(y);
          if (isDocs) (lefts[width] ??= {})[name] = Math.round(x);
        }
      }
      for (const places of [...Object.values(tops), ...Object.values(lefts)])
        expect.soft(new Set(Object.values(places)).size, JSON.stringify(places)).toBe(1);
    },
  );
});

import {existsSync} from 'node:fs';
import {type Locator, type Page, chromium} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {ensureChromium} from '../chromium';

const SLOWDOWN = 4;
const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
/** Shortest duration that Event Timing reports. Milliseconds. */
const SHORTEST = 16;
/** Event Timing reports late. Milliseconds. */
const SETTLE = 500;

const LIST = '/docs/api/people-index/';
const WRITE = '/docs/api/people-create/';

/** A part of a page that visitors use, and how. */
interface Interaction {
  readonly name: string;
  readonly pathname: string;
  /** What must happen before. Not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/**
 * Clicks at the middle of an element without the checks that Playwright's `click` runs in the page, which would be measured.
 * The element must be in view.
 */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be clicked is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const openTryIt = async (page: Page): Promise<void> => {
  await page.getByRole('button', {name: 'Try it', exact: true}).first().click();
  await page.getByLabel('API key or access token').waitFor();
};

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'key in search',
    pathname: LIST,
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.locator('.DocSearch-Input').waitFor();
    },
    act: (page) => page.keyboard.type('upsert a person'),
  },
  {
    name: 'key in the form',
    pathname: WRITE,
    prepare: async (page) => {
      await openTryIt(page);
      await page.getByLabel('JSON').focus();
    },
    act: (page) => page.keyboard.type('"city": "Oslo"'),
  },
  {
    name: 'language tab',
    pathname: LIST,
    act: async (page) => {
      for (const language of ['Python', 'Ruby', 'curl'])
        await press(page, page.locator('label', {hasText: language}).first());
    },
  },
  {
    name: 'fold',
    pathname: WRITE,
    prepare: (page) => page.locator('#response-200 > summary').first().scrollIntoViewIfNeeded(),
    act: async (page) => {
      const summary = page.locator('#response-200 > summary').first();
      for (let click = 0; click < 4; click += 1) await press(page, summary);
    },
  },
  {
    name: 'filter of parameters',
    pathname: LIST,
    prepare: (page) => page.getByRole('searchbox', {name: 'Filter parameters'}).focus(),
    act: (page) => page.keyboard.type('email'),
  },
  {
    name: 'sidebar filter',
    pathname: LIST,
    prepare: (page) => page.getByRole('searchbox', {name: 'Filter operations'}).focus(),
    act: (page) => page.keyboard.type('cadence'),
  },
  {
    name: 'menu',
    pathname: LIST,
    act: async (page) => {
      const menu = page.locator('nav.navbar summary', {hasText: 'More'}).first();
      for (let click = 0; click < 4; click += 1) await press(page, menu);
    },
  },
  {
    name: 'open try-it',
    pathname: WRITE,
    act: async (page) => {
      await press(page, page.getByRole('button', {name: 'Try it', exact: true}).first());
      await page.getByLabel('API key or access token').waitFor();
    },
  },
];

/** Collects the duration of each interaction, until the next frame is painted. Runs in the page. */
function observe(): void {
  const durations = new Map<number, number>();
  Object.assign(globalThis, {durations});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {interactionId?: number})[]) {
      const id = entry.interactionId ?? 0;
      if (id > 0) durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
    }
  }).observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
}

/** Forgets what was measured until now. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as {durations: Map<number, number>}).durations.clear());

const durationsOn = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(globalThis as unknown as {durations: Map<number, number>}).durations.values()]);

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Time from each key or click to the next paint, on a processor that is four times slower. */
export async function benchInteractions(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Run npm run build');
  const server = createSiteServer('build');
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const measured = new Map<string, number[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const {name, pathname, prepare, act} of INTERACTIONS) {
        const page = await browser.newPage({viewport: {width: 1350, height: 900}});
        await page.addInitScript(observe);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
        await page.goto(origin + pathname);
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        await prepare?.(page);
        await page.waitForTimeout(SETTLE);
        await forget(page);
        await act(page);
        await page.waitForTimeout(SETTLE);
        measured.set(name, [...(measured.get(name) ?? []), ...(await durationsOn(page))]);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  console.log(`Interactions to the next paint, processor ${String(SLOWDOWN)} times slower, ${String(ROUNDS)} rounds`);
  console.log(`Event Timing omits what takes less than ${String(SHORTEST)} ms, and rounds to 8 ms.`);
  console.log(
    `${'interaction'.padEnd(24)}${['count', 'median', 'p95', 'max'].map((word) => word.padStart(9)).join('')}`,
  );
  for (const [name, values] of measured) {
    const sorted = values.toSorted((a, b) => a - b);
    const figures = [sorted.length, share(sorted, 0.5), share(sorted, 0.95), sorted.at(-1) ?? 0];
    console.log(name.padEnd(24) + figures.map((figure) => figure.toFixed(0).padStart(9)).join(''));
  }
}

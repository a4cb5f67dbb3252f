import {existsSync} from 'node:fs';
import {type Browser, type Page, chromium} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/serve/server';
import {listen} from '../../src/node/listen';
import {ensureChromium} from '../chromium';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
const SLOWDOWN = 4;
/** Long tasks are reported late; milliseconds. */
const SETTLE = 1000;
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

const PAGES = {
  home: '/',
  guide: '/docs/platform/api-basics/rate-limits/',
  'large POST': '/docs/api/people-create/',
  index: '/docs/api/people-index/',
} as const;

/** Kinds of files, and a name for the rest. */
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font'] as const;
type Kind = (typeof KINDS)[number] | 'Other';

/** One visit's figures; times in milliseconds. */
export interface Measure {
  readonly kilobytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** What the browser has reported so far; a long task as its end and its length. Milliseconds. */
interface Observed {
  lcp: number;
  cls: number;
  tasks: [end: number, length: number][];
}

/** Collects what the browser reports from the first moment on. Runs in the page, where no helper of the compiler exists: nothing here has a name. */
function observe(): void {
  const seen: Observed = {lcp: 0, cls: 0, tasks: []};
  (globalThis as unknown as {measured: Observed}).measured = seen;
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value?: number; hadRecentInput?: boolean})[]) {
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        else if (type === 'longtask') seen.tasks.push([entry.startTime + entry.duration, entry.duration]);
        else if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
      }
    }).observe({type, buffered: true});
  }
}

/** Slows a page down and counts what comes over the line, in kilobytes by kind of file. */
async function slowDown(page: Page): Promise<Record<Kind, number>> {
  const session = await page.context().newCDPSession(page);
  const kilobytes: Record<Kind, number> = {Document: 0, Script: 0, Stylesheet: 0, Font: 0, Other: 0};
  const kinds = new Map<string, Kind>();
  session.on('Network.responseReceived', ({requestId, type}) => {
    kinds.set(requestId, KINDS.find((kind) => kind === type) ?? 'Other');
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    kilobytes[kinds.get(requestId) ?? 'Other'] += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  return kilobytes;
}

export interface VisitOptions {
  /** Without it, scripts are refused. This is the lower bound: the page without JavaScript. */
  readonly script: boolean;
  /** Milliseconds for what follows, and for reports that come late. */
  readonly settle?: number;
  /** What is done to the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** One cold visit. */
export async function visit(
  browser: Browser,
  url: string,
  {script, settle = SETTLE, prepare}: VisitOptions,
): Promise<Measure> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  let requests = 0;
  page.on('request', () => (requests += 1));
  if (!script) await page.route(/\.js$/, (route) => route.abort());
  await page.addInitScript(observe);
  await prepare?.(page);
  const kilobytes = await slowDown(page);
  await page.goto(url, {waitUntil: 'load'});
  if (script) await page.locator('html[data-has-hydrated="true"]').waitFor();
  const measured = await page.evaluate(
    (time) =>
      new Promise<{lcp: number; tbt: number; cls: number; fcp: number}>((resolve) => {
        setTimeout(() => {
          const {lcp, cls, tasks} = (globalThis as unknown as {measured: Observed}).measured;
          const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          // What blocks after the first paint, beyond the 50 ms that no one notices.
          const tbt = tasks.filter(([end]) => end > fcp).reduce((sum, [, length]) => sum + length - 50, 0);
          resolve({lcp, cls, tbt, fcp});
        }, time);
      }),
    settle,
  );
  await page.close();
  return {...measured, kilobytes, requests};
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function row(label: string, runs: readonly Measure[]): string {
  const of = (value: (run: Measure) => number, digits: number): string =>
    median(runs.map(value)).toFixed(digits).padStart(9);
  return [
    label.padEnd(22),
    ...[...KINDS, 'Other' as const].map((kind) => of((run) => run.kilobytes[kind], 0)),
    of(({requests}) => requests, 0),
    of(({fcp}) => fcp, 0),
    of(({lcp}) => lcp, 0),
    of(({tbt}) => tbt, 0),
    of(({cls}) => cls, 3),
  ].join('');
}

/** Cold visits on a slow line, each page with its script and without. */
export async function benchVisits(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Run npm run build');
  const server = createSiteServer('build');
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const runs = new Map<string, Measure[]>();
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, pathname] of Object.entries(PAGES)) {
        for (const script of [true, false]) {
          const label = `${name}${script ? '' : ', no script'}`;
          runs.set(label, [...(runs.get(label) ?? []), await visit(browser, `${origin}${pathname}`, {script})]);
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  console.log(
    `Medians of ${String(RUNS)} interleaved cold visits at 1.6 Mbit/s, 150 ms, processor ${String(SLOWDOWN)} times slower`,
  );
  console.log(
    `${'page'.padEnd(22)}${['HTML kB', 'script', 'styles', 'font', 'other', 'requests', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'].map((name) => name.padStart(9)).join('')}`,
  );
  for (const [label, measures] of runs) console.log(row(label, measures));
}

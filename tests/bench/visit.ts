import {type Browser, type Page} from '@playwright/test';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
export const SLOWDOWN = 4;
/** Long tasks are reported late; milliseconds. */
const SETTLE = 1000;

/** Kinds of files with a column of their own. All others share the last one. */
export const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Other'] as const;
type Kind = (typeof KINDS)[number];

/** The figures of one visit. Times in milliseconds. */
export interface Measure {
  readonly kilobytes: Readonly<Record<Kind, number>>;
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: what tasks after the first paint take beyond 50 ms each. */
  readonly tbt: number;
  readonly cls: number;
}

/** What the browser has reported so far; a long task as its end and its length. Milliseconds. */
interface Observed {
  lcp: number;
  cls: number;
  tasks: [end: number, length: number][];
}

/** Collects what the browser reports. Runs in the page, where no helper of the compiler exists: nothing here has a name. */
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
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  return kilobytes;
}

/** One first visit, with an empty cache. @param hydrates whether the page has its scripts */
export async function visit(browser: Browser, url: string, hydrates: boolean): Promise<Measure> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  await page.addInitScript(observe);
  const kilobytes = await slowDown(page);
  await page.goto(url, {waitUntil: 'load'});
  if (hydrates) await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForTimeout(SETTLE);
  const measured = await page.evaluate(() => {
    const {lcp, cls, tasks} = (globalThis as unknown as {measured: Observed}).measured;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tbt = tasks.filter(([end]) => end > fcp).reduce((sum, [, length]) => sum + length - 50, 0);
    return {lcp, cls, tbt, fcp};
  });
  await page.close();
  return {...measured, kilobytes};
}

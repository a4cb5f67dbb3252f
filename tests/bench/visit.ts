import {type Browser, type Page} from '@playwright/test';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
export const SLOWDOWN = 4;
/** Long tasks are reported late; milliseconds. */
const SETTLE = 1000;

/** The figures of one visit. Times in milliseconds. */
export interface Measure {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time: what tasks after the first paint take beyond 50 ms each. */
  readonly tbt: number;
}

/** What the browser has reported so far; a long task as its end and its length. Milliseconds. */
interface Observed {
  lcp: number;
  tasks: [end: number, length: number][];
}

/** Collects what the browser reports. Runs in the page, where no helper of the compiler exists: nothing here has a name. */
function observe(): void {
  const seen: Observed = {lcp: 0, tasks: []};
  (globalThis as unknown as {measured: Observed}).measured = seen;
  for (const type of ['largest-contentful-paint', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries()) {
        if (type === 'longtask') seen.tasks.push([startTime + duration, duration]);
        else seen.lcp = startTime;
      }
    }).observe({type, buffered: true});
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

/** One first visit, with an empty cache. */
export async function visit(browser: Browser, url: string): Promise<Measure> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  await page.addInitScript(observe);
  await slowDown(page);
  await page.goto(url, {waitUntil: 'load'});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForTimeout(SETTLE);
  const measured = await page.evaluate(() => {
    const {lcp, tasks} = (globalThis as unknown as {measured: Observed}).measured;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tbt = tasks.filter(([end]) => end > fcp).reduce((sum, [, length]) => sum + length - 50, 0);
    return {lcp, tbt, fcp};
  });
  await page.close();
  return measured;
}

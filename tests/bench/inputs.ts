import type {Browser, Page} from '@playwright/test';
import {SLOWDOWN} from './visit';

const PAGE = '/docs/api/people-create/';
const HYDRATED = 'html[data-has-hydrated="true"]';

/** Notes the longest input. Runs in the page. The browser reports multiples of 8 ms, and none that are shorter than 16. */
function observeInputs(): void {
  const inputs = {longest: 16};
  (globalThis as unknown as {inputs: typeof inputs}).inputs = inputs;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) inputs.longest = Math.max(inputs.longest, duration);
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}

/** From the input to the next paint, in milliseconds. */
async function paintAfter(page: Page, input: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((globalThis as unknown as {inputs: {longest: number}}).inputs.longest = 16));
  await input();
  // Two frames later the browser has reported the input.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        setTimeout(
          () =>
            requestAnimationFrame(() => resolve((globalThis as unknown as {inputs: {longest: number}}).inputs.longest)),
          300,
        ),
      ),
  );
}

/** First paint of a page whose files are in the cache, in milliseconds. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

/** From Back to the first paint of the other page, in milliseconds. */
const timeBack = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(document.querySelector('main') ?? document.body, {childList: true, subtree: true});
        history.back();
      }),
  );

/** What a visitor does on the page of an operation, with the time to the next paint in milliseconds. */
export async function measureInputs(browser: Browser, origin: string): Promise<Record<string, number>> {
  const page = await browser.newPage({viewport: {width: 1350, height: 900}});
  await page.addInitScript(observeInputs);
  const session = await page.context().newCDPSession(page);
  const open = async (): Promise<void> => {
    await page.goto(origin + PAGE, {waitUntil: 'load'});
    await page.locator(HYDRATED).waitFor();
    await page.waitForLoadState('networkidle');
  };
  try {
    await open();
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await open();
    const repeatVisit = await firstPaint(page);
    const link = await paintAfter(page, async () => {
      await page.getByRole('main').getByRole('link', {name: 'person upserts'}).first().click();
      await page.waitForURL('**/person-upserts-create/');
    });
    const back = await timeBack(page);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await page.locator('.DocSearch-Input').waitFor();
    const searchKey = await paintAfter(page, () => page.keyboard.press('r'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Try it'}).click();
    const field = page.getByRole('textbox').first();
    await field.focus();
    const tryItKey = await paintAfter(page, () => page.keyboard.press('a'));
    return {
      'repeat visit': repeatVisit,
      'link inside the site': link,
      Back: back,
      'first key in search': searchKey,
      'first key in try-it': tryItKey,
    };
  } finally {
    await page.close();
  }
}

import type {Page} from '@playwright/test';
import {FONT, FONT_FAMILY, FONT_ITEM} from '../../../src/features/page-loading/core/font';
import {hold} from '../../fixtures/conditions';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {MAIN_SCRIPT} from '../../fixtures/pageFaults';
import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/oauth-authentication/';
const OPERATION = '/docs/api/people-create/';
const PAGES = ['/', GUIDE, OPERATION, '/docs/api/people/', '/docs/api/', '/api-logs/', '/webhooks/', '/nope/'] as const;
const SHEET = '**/assets/css/styles.*.css';

/** Media and widths in which a page is compared. */
const VIEWS = [320, 390, 1350, 1920, 'print'] as const;

/** Properties that show. Browsers return an empty `cssText`. */
const SEEN = [
  ...['background', 'border', 'border-radius', 'box-shadow', 'clip-path', 'color', 'display', 'fill', 'font', 'gap'],
  ...['letter-spacing', 'margin', 'opacity', 'outline', 'overflow', 'padding', 'position', 'stroke', 'text-align'],
  ...['text-decoration', 'text-transform', 'transform', 'visibility', 'white-space', 'z-index'],
];

/**
 * Elements, and what they generate, that look different from the first call in this page: ten at most for each view. What is
 * compared stays in the page, because it is large.
 */
async function changedLooks(page: Page): Promise<string[]> {
  const changed: string[] = [];
  for (const view of VIEWS) {
    await page.emulateMedia({media: view === 'print' ? 'print' : 'screen'});
    if (view !== 'print') await page.setViewportSize({width: view, height: 900});
    const found = await page.evaluate(
      async ([name, seen]) => {
        // What shows only where code is cut off follows the scroll area, one frame later.
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        // A notice says that the style sheet is late.
        const visible = [...document.querySelectorAll('body, body *')]
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .filter((element) => !element.closest('[role=alert]'));
        const now = visible.flatMap((element) => {
          const {x, y, width} = element.getBoundingClientRect();
          // What is further down is laid out when it comes into view.
          const place = y < innerHeight ? [x, y, width] : [];
          return [undefined, '::before', '::after']
            .map((pseudo) => [pseudo ?? '', getComputedStyle(element, pseudo)] as const)
            .filter(([pseudo, {content}]) => pseudo === '' || content !== 'none')
            .map(([pseudo, style]) => {
              const values = [...place, ...seen.map((property) => style.getPropertyValue(property))];
              return [`${name}: ${element.outerHTML.slice(0, 80)} ${pseudo}`, values.join('; ')] as const;
            });
        });
        const kept = window as unknown as Record<string, typeof now | undefined>;
        const before = (kept[`looks-${name}`] ??= now);
        if (before.length !== now.length) return [`${name}: another number of elements`];
        return now
          .flatMap(([element, values], at) =>
            values === before[at]?.[1] ? [] : [`${element} had ${String(before[at]?.[1])}, has ${values}`],
          )
          .slice(0, 10);
      },
      [String(view), SEEN] as const,
    );
    changed.push(...found);
  }
  return changed;
}

/** Elements with a picture in their styles that is an SVG: each is a document that the paint waits for. */
const drawnSvg = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [undefined, '::before', '::after'].some((part) => {
          const {backgroundImage, maskImage} = getComputedStyle(element, part);
          return (backgroundImage + maskImage).includes('svg');
        }),
      )
      .map(({outerHTML}) => outerHTML.slice(0, 80)),
  );

test.use({expectedErrors: /status of 404/, reuseContext: false});

test.describe('The first view of a page', () => {
  for (const path of PAGES) {
    test(`@paint-01 draws no SVG, and looks the same when the style sheet of ${path} arrives`, async ({page}) => {
      test.slow();
      const releaseStyles = await hold(page, SHEET);
      await hold(page, MAIN_SCRIPT);
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      expect(await drawnSvg(page)).toEqual([]);
      await changedLooks(page);
      const arrived = page.waitForResponse(SHEET);
      releaseStyles();
      await (await arrived).finished();
      await expect(page.locator('head link[rel=stylesheet]')).toHaveJSProperty('sheet.disabled', false);
      expect(await changedLooks(page)).toEqual([]);
    });
  }

  test('@paint-01 does not move when the style sheet and the scripts arrive', searches, async ({page, site}) => {
    test.slow();
    const shift = await watchLayoutShift(page);
    for (const width of [390, 1350]) {
      await page.setViewportSize({width, height: 900});
      for (const path of PAGES) {
        await site.open(path);
        expect({width, path, shift: await shift()}).toEqual({width, path, shift: 0});
      }
    }
  });

  test('@paint-01 waits for its style sheet before scripts change it', async ({page, site}) => {
    const release = await hold(page, SHEET);
    const script = page.waitForResponse(MAIN_SCRIPT);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await (await script).finished();
    await expect(site.html).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await expect(site.html).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('@paint-01 a link to a heading leads to it, in a page with all styles', async ({page}) => {
    const sheet = page.waitForResponse(SHEET);
    await page.goto(`${GUIDE}#step-3-refresh-and-store`);
    expect((await sheet).ok()).toBe(true);
    await expect(page.locator('#step-3-refresh-and-store')).toBeInViewport();
  });
});

test.describe('The font', () => {
  test.use({prefetches: true});

  /** Whether it is in use. */
  const isInter = (page: Page): Promise<boolean> =>
    page.evaluate((family) => [...document.fonts].some((font) => font.family === family), FONT_FAMILY);

  test('@paint-01 comes when a first visit is idle, and is there at the first paint of the next', async ({
    page,
    site,
  }) => {
    await site.open('/');
    await page.waitForLoadState();
    await expect.poll(() => page.evaluate((item) => localStorage.getItem(item), FONT_ITEM)).toBe(FONT);
    const [loaded, requested] = await page.evaluate(
      (font) => [
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart)[0],
        performance.getEntriesByType('resource').find(({name}) => name.endsWith(font))?.startTime,
      ],
      FONT,
    );
    expect(requested).toBeGreaterThan(loaded ?? Infinity);
    await page.reload();
    await expect.poll(() => isInter(page)).toBe(true);
  });

  test('@paint-01 replaces the fallback on a first visit, and its lines stay', async ({page, site}) => {
    const arrive = await hold(page, `**${FONT}`);
    await site.open('/docs/api/people-index/');
    const heights = (): Promise<number[]> =>
      page.locator('main :is(p, li, td, h2)').evaluateAll((all) => all.map(({clientHeight}) => clientHeight));
    const before = await heights();
    expect(await isInter(page)).toBe(false);
    arrive();
    await expect.poll(() => isInter(page)).toBe(true);
    const after = await heights();
    const changed = after.filter((height, index) => height !== before[index]);
    expect(changed.length / after.length).toBeLessThan(0.02);
  });
});

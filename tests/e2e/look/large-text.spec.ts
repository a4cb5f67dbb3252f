import type {Page} from '@playwright/test';
import {FONT} from '../../../src/features/page-loading/core/font';
import {searches} from '../../fixtures/tags';
import {expect, test} from '../../fixtures/test';
import {contrastOf, crowdsOf, linksOf} from './controls';
import {inPage} from './measure';

const LIST = '/docs/api/people-index/';
/** Letters that are closer than this many pixels look like one word. */
const GAP = 4;

test.use({usesAccount: false});

// Widths of words are those of the site's font.
test.beforeEach(({page}) =>
  page.addInitScript((font) => {
    document.fonts.add(new FontFace('Inter', `url(${font})`, {weight: '100 900', display: 'block'}));
  }, FONT),
);

/** Makes text twice as large. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
  });

test('@look-03 with text of 200 percent each link of the navbar is in sight', async ({page, site}) => {
  await page.setViewportSize({width: 1366, height: 768});
  for (const path of ['/', LIST]) {
    await site.open(path);
    const before = await inPage(page, linksOf, '.navbar');
    await enlarge(page);
    expect.soft(before.length).toBeGreaterThan(4);
    expect.soft(await inPage(page, linksOf, '.navbar'), path).toEqual(before);
  }
});

for (const width of [1366, 390]) {
  test(`@look-03 with text of 200 percent no control covers another at ${String(width)} pixels`, async ({
    operation,
    page,
    site,
    tryIt,
  }) => {
    await page.setViewportSize({width, height: 768});
    await operation.open(LIST);
    await enlarge(page);
    const crowds = (selector: string): Promise<string[]> => inPage(page, crowdsOf, [selector, GAP] as const);
    expect.soft(await crowds('.navbar'), 'the navbar').toEqual([]);
    expect.soft(await crowds('[data-try-it]'), 'the samples').toEqual([]);
    expect.soft(await site.sidewaysScroll(), 'sideways, with the samples').toBe(0);
    await tryIt.open.click();
    await tryIt.send.waitFor();
    expect.soft(await crowds('[data-try-it]'), 'the form').toEqual([]);
    expect.soft(await site.sidewaysScroll(), 'sideways, with the form').toBe(0);
  });
}

test.describe('In high contrast', () => {
  test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'}));

  /** What is selected has a line or a ground that another one doesn't have, and its words can be read. */
  const isMarked = async (page: Page, selected: string, other: string): Promise<void> => {
    const [marked, plain] = await Promise.all([selected, other].map((selector) => inPage(page, contrastOf, selector)));
    expect.soft(marked?.signs, `${selected}: lines and grounds that ${other} also has`).not.toEqual(plain?.signs);
    expect.soft(marked?.isReadable, `${selected} can be read`).toBe(true);
  };

  test('@look-03 a line marks the current page and the chosen language', async ({operation, page}) => {
    await operation.open(LIST);
    await isMarked(page, '[data-try-it] [for=sample-curl]', '[data-try-it] [for=sample-python]');
    await isMarked(page, '.menu [href="/docs/api/people-index/"]', '.menu [href="/docs/api/people-create/"]');
    await isMarked(page, '.navbar__items [href="/docs/api/"]', '.navbar__items [href="/docs/api/1.0/"]');
  });

  test('@look-03 a line marks the selected result, which can be read', searches, async ({page, search, site}) => {
    await site.open('/');
    await search.find('webhook signature');
    await expect(search.selected).toHaveCount(1);
    await isMarked(page, '[role=row][aria-selected=true]', '[role=row][aria-selected=false]');
  });
});

test('@look-03 with large text and no second column, the form opens as a sheet in sight', async ({
  operation,
  page,
  tryIt,
}) => {
  await page.setViewportSize({width: 1366, height: 768});
  await operation.open(LIST);
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '150%');
  });
  await tryIt.open.click();
  await expect(tryIt.send).toBeInViewport({ratio: 1});
  await expect(tryIt.bench).toHaveAttribute('aria-modal', 'true');
  await page.keyboard.press('Escape');
  await expect(tryIt.form).toBeHidden();
  await expect(tryIt.bench).not.toHaveAttribute('aria-modal');
});

test('@look-03 in a narrow window the largest text of the navbar scrolls, and nothing covers it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 1000, height: 768});
  await site.open('/');
  await enlarge(page);
  const [links, rest] = await page
    .locator('.navbar__items')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(links?.right).toBeLessThanOrEqual(rest?.left ?? 0);
  expect(rest?.right).toBeLessThanOrEqual(1000);
});

import {hold} from '../../fixtures/conditions';
import {MAIN_SCRIPT} from '../../fixtures/pageFaults';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const PAGE = '/docs/api/people-index/';
const LANDING = '/docs/api/';
const GUIDE = '/docs/platform/api-basics/rate-limits/';

test('@real-02 Back and Forward between guide, reference and API Logs restore the scroll', async ({page, site}) => {
  const visited: {path: string; heading: string; y: number}[] = [];
  await site.open(GUIDE);
  for (const {path, heading} of [
    {path: GUIDE, heading: 'Rate limits'},
    {path: LANDING, heading: 'Salesloft API 2.0'},
    {path: '/api-logs/', heading: 'API Logs'},
  ]) {
    if (path !== GUIDE) await site.follow(path);
    await site.isAt(path, heading);
    await page.evaluate(() => {
      window.scrollTo({top: 500, behavior: 'instant'});
    });
    visited.push({path, heading, y: await site.scrollY()});
  }
  for (const {path, heading, y} of visited.toReversed().slice(1)) {
    await page.goBack();
    await site.isAt(path, heading);
    await expect.poll(() => site.scrollY()).toBe(y);
  }
  for (const {path, heading, y} of visited.slice(1)) {
    await page.goForward();
    await site.isAt(path, heading);
    await expect.poll(() => site.scrollY()).toBe(y);
  }
});

test('@real-02 Back restores the position between links of the contents', async ({docs, page}) => {
  const readOn = async (): Promise<number> => {
    const before = await docs.scrollY();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => docs.scrollY()).toBe(before + 400);
    return before + 400;
  };
  await docs.open(`${GUIDE}#recover-from-a-429`);
  await expect.poll(() => docs.scrollY()).toBeGreaterThan(500);
  const first = await readOn();
  // Before a click of its own, the test tool can scroll the page.
  await page.locator('.table-of-contents a').first().dispatchEvent('click');
  await expect.poll(() => docs.scrollY()).not.toBe(first);
  const second = await readOn();
  await docs.follow(LANDING);
  await docs.isAt(LANDING);
  await page.goBack();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => docs.scrollY()).toBe(second);
  await page.goBack();
  await expect(page).toHaveURL(`${GUIDE}#recover-from-a-429`);
  await expect.poll(() => docs.scrollY()).toBe(first);
});

test('@real-02 a way back from another site restores the position before scripts load', async ({page, site}) => {
  await site.open(GUIDE);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => site.scrollY()).toBe(500);
  await site.follow(LANDING);
  await site.isAt(LANDING);
  await page.goto('about:blank');
  const release = await hold(page, MAIN_SCRIPT);
  // The navigation would end the evaluation.
  await page.evaluate(() => setTimeout(() => window.history.go(-2)));
  await site.isAt(GUIDE);
  await expect.poll(() => site.scrollY()).toBe(500);
  release();
  await site.isAlive();
  expect(await site.scrollY()).toBe(500);
});

test('@real-02 Back restores a place in a long response, also with a reload', async ({operation, page, site}) => {
  await operation.open('/docs/api/people-create/');
  await page.mouse.move(400, 500);
  // The first input lays out the whole page.
  for (const [by, at] of [
    [100, 100],
    [4900, 5000],
  ] as const) {
    await page.mouse.wheel(0, by);
    await expect.poll(() => site.scrollY()).toBe(at);
  }
  const shown = () => page.evaluate(() => document.elementFromPoint(400, 300)?.closest('li')?.id);
  const before = await shown();
  expect(before).toMatch(/^response-200-/);
  await site.follow(LANDING);
  await site.isAt(LANDING, 'Salesloft API 2.0');
  await page.goBack();
  await expect.poll(shown).toBe(before);
  await site.reload();
  await expect.poll(shown).toBe(before);
});

test('@real-02 Back restores what the visitor opened, and the filter of a list', async ({operation, page, site}) => {
  await operation.open('/docs/api/people-create/');
  const fold = operation.foldOf('response-200-data.counts');
  await fold.click();
  await site.follow(LANDING);
  await site.isAt(LANDING, 'Salesloft API 2.0');
  const filter = page.locator('[data-filter-list] input[type=search]');
  await filter.fill('webhook');
  const shown = page.locator('[data-filter-items] > li:visible');
  const count = await shown.count();
  await site.follow('/api-logs/');
  await site.isAt('/api-logs/', 'API Logs');
  await page.goBack();
  await expect(filter).toHaveValue('webhook');
  await expect(shown).toHaveCount(count);
  await page.goBack();
  await expect(operation.field('response-200-data.counts.calls')).toBeVisible();
});

test.describe('A page that cannot be loaded', () => {
  test.use({expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/});

  test('@real-02 restores the position once Retry loads it', async ({context, page, site}) => {
    await site.open(PAGE);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => site.scrollY()).toBe(500);
    await site.follow(LANDING);
    await site.isAt(LANDING, 'Salesloft API 2.0');
    await site.reload();
    await context.setOffline(true);
    await page.goBack();
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    expect(await site.scrollY()).toBeLessThan(500);
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List people');
    await expect.poll(() => site.scrollY()).toBe(500);
  });
});

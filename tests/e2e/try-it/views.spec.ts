import type {Locator, Page} from '@playwright/test';
import {respond} from '../../fixtures/conditions';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';

/** The part of an element that is in the window and in everything around it, in pixels of height. */
const heightInSight = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    let {top, bottom} = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY === 'visible') continue;
      const box = outer.getBoundingClientRect();
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });

/** Elements of the card that scroll and are in sight, without those in which nothing is hidden. */
const scrolling = (page: Page): Promise<string[]> =>
  page
    .locator('[data-try-it]')
    .evaluate((bench) =>
      [bench, ...bench.querySelectorAll('*')]
        .filter(
          (element) =>
            element.checkVisibility() &&
            /auto|scroll/.test(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight + 1,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );

test.describe('The response', () => {
  test.use({expectedErrors: /status of 422/});

  test('@hand-02 shows the first error of a 422 in a low window and at 200 percent zoom', async ({operation, page}) => {
    const {tryIt} = operation;
    await respond(page, `${api}/v2/people`, {
      status: 422,
      body: {errors: {email_address: ['has already been taken'], phone: ['is too short']}},
    });
    await operation.openForm('/docs/api/people-create/', KEY);
    for (const [width, height] of [
      [1366, 650],
      [675, 450],
    ] as const) {
      await test.step(`${String(width)} by ${String(height)}`, async () => {
        await page.setViewportSize({width, height});
        await tryIt.send.click();
        await expect(tryIt.responseView).toBeChecked();
        await expect(tryIt.statusLine).toContainText('422');
        const error = tryIt.responseBody.getByText('"has already been taken"');
        await expect(error).toBeInViewport({ratio: 1});
        expect(await heightInSight(error)).toBeGreaterThan(10);
        await expect(tryIt.outcome.locator('summary')).toBeInViewport();
        expect((await scrolling(page)).length).toBeLessThanOrEqual(1);
        await tryIt.edit.click();
        await expect(tryIt.body).toBeFocused();
      });
    }
  });

  test('@hand-02 @hand-03 has 300 pixels of a laptop and one scroller', async ({operation, tryIt, page}) => {
    await operation.openForm(PEOPLE, KEY);
    await tryIt.fill('query:ids[]', '70211');
    await tryIt.send.click();
    await expect(tryIt.statusLine).toContainText(/200 OK.*ms.*kB.*Cost 1 · \d+ of 600 left/);
    for (const [width, height, least] of [
      [1366, 768, 300],
      [1350, 900, 400],
      [1440, 789, 300],
      [1366, 650, 200],
      [675, 450, 200],
      [390, 844, 500],
    ] as const) {
      await test.step(`${String(width)} by ${String(height)}`, async () => {
        await page.setViewportSize({width, height});
        const seen = await heightInSight(tryIt.responseBody);
        expect(seen, `${String(width)}x${String(height)}`).toBeGreaterThanOrEqual(least);
        expect(await scrolling(page)).toHaveLength(1);
        await expect(tryIt.edit).toBeInViewport({ratio: 1});
      });
    }
  });
});

test('@hand-03 the wheel over the closed card scrolls the page', async ({operation, page}) => {
  await operation.open(PEOPLE);
  for (const figure of await operation.tryIt.bench.locator('figure').all()) {
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    const box = await figure.boundingBox();
    if (!box) throw new Error('A figure is not in sight.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  }
  const nested = await operation.tryIt.bench.evaluate(
    (bench) =>
      [...bench.querySelectorAll('*')].filter((element) => {
        const scrolls = (one: Element): boolean =>
          /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
        if (!element.checkVisibility({visibilityProperty: true}) || !scrolls(element)) return false;
        for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
          if (scrolls(outer)) return true;
        }
        return false;
      }).length,
  );
  expect(nested).toBe(0);
});

test('the open card meets WCAG 2.2 A and AA on wide and narrow screens', async ({operation, page, axe}) => {
  await operation.open('/docs/api/people-create/');
  await operation.tryIt.call(KEY, /^20/);
  for (const width of [1350, 390]) {
    await test.step(`${String(width)} pixels`, async () => {
      await page.setViewportSize({width, height: 844});
      const {violations} = await axe().include('[data-try-it]').analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).toEqual([]);
      expect(await operation.sidewaysScroll()).toBe(0);
    });
  }
});

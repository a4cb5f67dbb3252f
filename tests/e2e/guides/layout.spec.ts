import {landingPages} from '../../../src/config/routes';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('@work-06 guides and landing pages have one column, and their first words on a phone', async ({docs, page}) => {
    for (const path of [...Object.values(landingPages), GUIDE]) {
      await page.setViewportSize({width: 1350, height: 900});
      await docs.read(path);
      const edges = await docs.main
        .locator('.markdown > :is(p, figure, table, ul, ol, .tabs-container), [role=tabpanel]:not([hidden]) > figure')
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
      expect([path, new Set(edges).size]).toEqual([path, 1]);
      await page.setViewportSize({width: 390, height: 844});
      const lead = await docs.main.locator('h1 ~ p, header ~ p, header > p').first().boundingBox();
      expect(lead?.y, `${path} shows its first paragraph on a phone`).toBeLessThan(340);
    }
  });
});

test('@work-06 on a phone the names of version and resource are complete', async ({docs, page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/docs/api/people-create/', '/docs/api/call-data-records-index/']) {
    await docs.open(path);
    const cut = (name: Element): boolean => (name.firstElementChild?.scrollWidth ?? 0) > name.clientWidth;
    expect([path, await docs.breadcrumbs.nth(0).evaluate(cut), await docs.breadcrumbs.nth(1).evaluate(cut)]).toEqual([
      ...[path, false, false],
    ]);
  }
});

test('@work-06 the menu of a phone has the guides on a landing page', async ({docs, page}) => {
  await docs.open('/webhooks/');
  await expect(docs.sidebar.link('API basics')).toBeVisible();
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'API basics'})).toBeVisible();
});

// tests/a11y/pages.spec.ts has a page of each kind.
test('@routes-04 with text of 200 percent, or 320 pixels, no wide table or open part scrolls sideways', async ({
  docs,
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await docs.open('/docs/platform/webhooks/delivery-headers/');
  expect(await docs.sidewaysScroll()).toBe(0);
  await page.setViewportSize({width: 640, height: 844});
  for (const path of ['recipes/find-or-create-person/', 'api-basics/errors/', 'api-basics/oauth-authentication/']) {
    await docs.open(`/docs/platform/${path}`);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%');
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    expect([path, await docs.sidewaysScroll()]).toEqual([path, 0]);
  }
});

test('@look-03 on a phone a table of two columns keeps them, and large text puts them below each other', async ({
  docs,
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await docs.open('/docs/platform/recipes/find-or-create-person/');
  const table = docs.main.getByRole('table').first();
  await expect(table.getByRole('columnheader', {name: 'Value'})).toBeVisible();
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  const places = async (): Promise<readonly (number | undefined)[]> => {
    const [name, value] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
    return [name?.x, value?.x, name?.y, value?.y];
  };
  const [left, right = 0, top, sameTop] = await places();
  expect(right).toBeGreaterThan(left ?? Infinity);
  expect(sameTop).toBe(top);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [x, sameX, y, below = 0] = await places();
  expect(sameX).toBe(x);
  expect(below).toBeGreaterThan(y ?? Infinity);
  expect(await docs.sidewaysScroll()).toBe(0);
});

test('@look-03 a section index fills its room with cards, and leaves none alone', async ({docs, page}) => {
  await docs.open('/docs/platform/guides/');
  const cards = docs.main.locator('.site-card');
  for (const width of [1366, 1920]) {
    await page.setViewportSize({width, height: 900});
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    const last = boxes.filter(({top}) => top === boxes.at(-1)?.top);
    expect(last.length, `last row at ${String(width)}`).toBeGreaterThan(1);
    const room = (await docs.main.locator('.row > .col').boundingBox())?.width ?? 0;
    expect(Math.max(...boxes.map(({right}) => right)) - Math.min(...boxes.map(({left}) => left))).toBeCloseTo(room, 0);
  }
});

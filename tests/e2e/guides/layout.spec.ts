import {watchLayoutShift} from '../../fixtures/layoutShift';
import {expect, test} from '../../fixtures/test';

test('@routes-04 text, tables and code of a guide end at one edge', async ({docs}) => {
  await docs.open('/docs/platform/api-basics/rate-limits/');
  const edges = await docs.main
    .locator('.markdown > :is(p, ul, table, figure, .tabs-container), [role=tabpanel]:not([hidden]) > figure')
    .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(10);
  expect(new Set(edges).size).toBe(1);
});

test('@shell-07 on phones the contents of a guide are below its first paragraph', async ({docs, page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await docs.open('/docs/platform/api-basics/rate-limits/');
  const contents = docs.main.getByRole('button', {name: 'On this page'});
  await expect(contents).toHaveCount(1);
  const [lead, box] = await Promise.all([
    docs.main.locator('.markdown > p').first().boundingBox(),
    contents.boundingBox(),
  ]);
  expect(box?.y).toBeGreaterThan((lead?.y ?? 0) + (lead?.height ?? 0) - 1);
});

for (const path of [
  '/',
  '/api-logs/',
  '/webhooks/',
  '/docs/platform/intro/',
  '/docs/api/',
  '/docs/api/people-create/',
]) {
  test(`${path} does not move while it loads @mobile`, async ({page, site}) => {
    const layoutShift = await watchLayoutShift(page);
    await site.open(path);
    expect(await layoutShift()).toBeLessThan(0.01);
  });
}

test('@work-06 pages of the docs begin at the same place, and on phones their text is in sight', async ({
  docs,
  page,
}) => {
  const placeOf = (selector: string) =>
    docs.main.locator(selector).evaluateAll(([first]) => {
      const {x, y} = first?.getBoundingClientRect() ?? {x: 0, y: 0};
      return [Math.round(x), Math.round(y)] as const;
    });
  const places = new Set<string>();
  for (const path of ['/guides/', '/api/', '/docs/platform/webhooks/', '/docs/platform/intro/', '/docs/api/']) {
    await page.setViewportSize({width: 1350, height: 900});
    await docs.open(path);
    places.add(`${String(await placeOf('h1'))} ${String(await placeOf('.breadcrumbs'))}`);
    await page.setViewportSize({width: 390, height: 844});
    const [, y] = await placeOf('h1 ~ p, header ~ p, header > p');
    expect(y, path).toBeLessThan(340);
  }
  expect([...places]).toHaveLength(1);
});

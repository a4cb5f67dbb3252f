import {landingPages} from '../../../src/config/routes';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/api-basics/rate-limits/';

test('@work-06 guides and landing pages start at the same position, in one column', async ({docs, page}) => {
  const starts = new Set<string>();
  for (const path of [...Object.values(landingPages), GUIDE]) {
    await page.setViewportSize({width: 1350, height: 900});
    await docs.open(path);
    await expect(docs.breadcrumbs.first(), path).toBeVisible();
    await expect(docs.copyPage, path).toBeVisible();
    const edges = await docs.main
      .locator('.markdown > :is(p, figure, table, ul, ol, .tabs-container), [role=tabpanel]:not([hidden]) > figure')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
    expect([path, new Set(edges).size]).toEqual([path, 1]);
    const {x, y} = (await docs.heading.boundingBox()) ?? {};
    starts.add(`${String(x)} ${String(y)}`);
    await page.setViewportSize({width: 390, height: 844});
    expect(await docs.sidewaysScroll(), path).toBe(0);
    const lead = await docs.main.locator('h1 ~ p, header ~ p, header > p').first().boundingBox();
    expect(lead?.y, `${path} shows its first paragraph on a phone`).toBeLessThan(340);
  }
  expect([...starts]).toHaveLength(1);
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
test('with text of 200 percent no guide with wide tables or parts that open scrolls sideways', async ({docs, page}) => {
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

test('@routes-04 a table with a long signature fits on the narrowest phones', async ({docs, page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await docs.open('/docs/platform/webhooks/delivery-headers/');
  expect(await docs.sidewaysScroll()).toBe(0);
});

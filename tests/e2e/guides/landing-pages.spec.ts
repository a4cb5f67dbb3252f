import {landingPages} from '../../../src/config/routes';
import {expect, test} from '../../fixtures/test';

for (const path of Object.values(landingPages)) {
  test(`@work-06 @routes-01 ${path} has the sidebar, the breadcrumbs and the column of the guides, and their links in the mobile menu`, async ({
    docs,
    page,
  }) => {
    await docs.open(path);
    await expect(page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'API basics'})).toBeVisible();
    await expect(docs.main.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
    await expect(docs.copyPage).toBeVisible();
    await expect(docs.main.locator('h1')).toHaveCount(1);
    const edges = await docs.main
      .locator('.markdown > :is(p, figure, table, ul, ol)')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
    expect(new Set(edges).size).toBe(1);

    await page.setViewportSize({width: 390, height: 844});
    expect(await docs.sidewaysScroll()).toBe(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'API basics'})).toBeVisible();
  });
}

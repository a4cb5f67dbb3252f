import {attempt, sso} from '../fixtures/sandbox';
import {expect, test} from '../fixtures/test';

for (const width of [800, 390]) {
  test(`the pages of the sandbox hold to WCAG 2.2 A and AA at ${String(width)} pixels`, async ({
    axe,
    page,
    baseURL,
  }) => {
    await page.setViewportSize({width, height: 500});
    await page.goto(sso);
    expect((await axe().analyze()).violations).toEqual([]);
    await page.goto(attempt(baseURL ?? '').url);
    await expect(page.getByRole('button', {name: 'Deny'})).toBeInViewport();
    await page.getByText('Simulate an error').click();
    expect((await axe().analyze()).violations).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

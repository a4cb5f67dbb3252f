import type {Page} from '@playwright/test';
import {expect, test} from '../../fixtures/test';

const RATE_LIMITS = '/docs/platform/api-basics/rate-limits/';
const RECIPE = '/docs/platform/recipes/find-or-create-person/';

/** Fields in sight whose text makes a phone zoom, and buttons, tabs and fields that a finger misses. */
const smallControls = (page: Page): Promise<string[]> =>
  page
    .locator(
      'main :is(input:not([type=radio], [type=checkbox]), select, textarea, .site-button, .site-icon-button, .site-tab)',
    )
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({visibilityProperty: true}) && element.clientWidth > 2)
        .flatMap((element) => {
          const {width, height} = element.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          const name = `${element.tagName} ${element.textContent || (element.getAttribute('aria-label') ?? '')}`;
          const isField = element.matches('input, select, textarea');
          return (height < 44 && width > 44) || (isField && size < 16)
            ? [`${name.trim().slice(0, 40)}: ${String(height)} high, text of ${String(size)}`]
            : [];
        }),
    );

test.use({reuseContext: false});

test.describe('With a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, usesAccount: false});

  test('@look-03 fields have text of 16 pixels, and buttons, tabs and fields are 44 pixels high', async ({
    operation,
    page,
    site,
    tryIt,
  }) => {
    for (const [path, tool] of [
      [RATE_LIMITS, 'Plan a sync'],
      [RECIPE, 'Run in the sandbox'],
    ] as const) {
      await site.open(path);
      const opener = page.getByRole('button', {name: tool});
      await opener.tap();
      await expect(page.locator('main input').first()).toBeVisible();
      expect.soft(await smallControls(page), path).toEqual([]);
    }
    await operation.open('/docs/api/people-index/');
    expect.soft(await smallControls(page), 'an operation').toEqual([]);
    await tryIt.open.tap();
    await tryIt.send.waitFor();
    expect.soft(await smallControls(page), 'the form').toEqual([]);
  });
});

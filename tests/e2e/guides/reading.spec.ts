import type {Page} from '@playwright/test';
import {introduction} from '../../../src/config/guides';
import {guideUrl} from '../../../src/config/routes';
import {parts} from '../../fixtures/routes';
import {expect, test} from '../../fixtures/test';
import {wordsSplit} from '../../fixtures/wordsSplit';

/** A desktop and a phone. Each page is loaded once. */
const SIZES = [
  {width: 1350, height: 900},
  {width: 390, height: 844},
] as const;

/** Figures whose diagram is not shown, and texts of diagrams that leave the page or are too small. */
const faultsOfDiagrams = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main figure:has([data-diagram])')].flatMap((figure) => {
      const shown = [...figure.querySelectorAll('[data-diagram]')].filter((one) => one.checkVisibility());
      if (shown.length === 0) return [`No diagram is shown: ${figure.textContent.slice(0, 40)}`];
      return shown
        .flatMap((diagram) => [...diagram.querySelectorAll('text, li')])
        .flatMap((text) => {
          const {left, right} = text.getBoundingClientRect();
          const drawing = text.closest('svg');
          const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          return left < 0 || right > edge || size < 12
            ? [`${text.textContent}: ${String(left)} to ${String(right)}, ${String(size)} px`]
            : [];
        });
    });
  });

test.describe('Guides and top pages', () => {
  // Tables and diagrams have no script, and pages without it load in a third of the time.
  test.use({javaScriptEnabled: false});

  for (const {name, paths} of parts().filter((part) => !part.name.startsWith('API '))) {
    test(`@routes-04 no page scrolls sideways, words of tables are whole, and diagrams can be read: ${name}`, async ({
      page,
      site,
    }) => {
      test.slow();
      for (const [index, path] of paths.entries()) {
        await site.read(path);
        await page.evaluate(() => document.fonts.ready);
        // A page is opened at the width that the one before it ended with, which saves half of the layouts.
        for (const size of index % 2 === 0 ? SIZES : SIZES.toReversed()) {
          await page.setViewportSize(size);
          const faults = [...(await wordsSplit(page)), ...(await faultsOfDiagrams(page))];
          const found = {path, ...size, sideways: await site.sidewaysScroll(), faults};
          expect(found).toEqual({path, ...size, sideways: 0, faults: []});
        }
        if (path === guideUrl(introduction))
          await expect(page.locator('main figure [role=img]').first()).toBeAttached();
      }
    });
  }
});

test('a drawing has the colors of the system in high contrast', async ({page, site}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await site.open('/docs/platform/api-basics/oauth-authentication/');
  const drawing = page.locator('main figure svg').first();
  const colorOf = (selector: string, property: string): Promise<string> =>
    drawing
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(await colorOf('polygon', 'fill')).toBe(ink);
  expect(await colorOf('text', 'fill')).toBe(ink);
  expect(await colorOf('line', 'stroke')).toBe(ink);
  expect(await colorOf('text', 'stroke')).not.toBe(ink);
});

test('a filled button has the colors of the system in high contrast', async ({page, site}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await site.open('/');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const button = page.getByRole('link', {name: 'Start building'}).first();
  await expect(button).toHaveCSS('background-color', ink);
  await expect(button).not.toHaveCSS('color', ink);
});

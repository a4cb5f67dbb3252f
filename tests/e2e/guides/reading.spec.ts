import type {Locator} from '@playwright/test';
import {readPage} from '../../fixtures/builtSite';
import {parts, routes} from '../../fixtures/routes';
import {expect, test} from '../../fixtures/test';
import {wordsSplit} from '../../fixtures/wordsSplit';

/** A desktop and a phone. Each page is loaded once. */
const SIZES = [
  {width: 1350, height: 900},
  {width: 390, height: 844},
] as const;

/** Texts of a diagram that leave the page or are too small. */
const faultsOfLetters = (diagram: Locator): Promise<string[]> =>
  diagram.evaluate((element) => {
    const edge = document.documentElement.clientWidth;
    const texts = [...element.querySelectorAll('text, li')];
    return texts.flatMap((text) => {
      const {left, right} = text.getBoundingClientRect();
      const drawing = text.closest('svg');
      const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      return left < 0 || right > edge || size < 12
        ? [`${text.textContent}: ${String(left)} to ${String(right)}, ${String(size)} px`]
        : [];
    });
  });

test.describe('Guides and top pages', () => {
  // Tables and diagrams have no script, and pages without it load in a third of the time.
  test.use({javaScriptEnabled: false});

  for (const {name, paths} of parts.filter((part) => !part.name.startsWith('API '))) {
    test(`@routes-04 no page scrolls sideways, and no word of a table is split: ${name}`, async ({page, site}) => {
      test.slow();
      for (const path of paths) {
        await page.setViewportSize(SIZES[0]);
        await site.read(path);
        await page.evaluate(() => document.fonts.ready);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const found = {path, ...size, sideways: await site.sidewaysScroll(), faults: await wordsSplit(page)};
          expect(found).toEqual({path, ...size, sideways: 0, faults: []});
        }
      }
    });
  }

  test('@routes-04 each diagram fits the page and has letters to read', async ({page, site}) => {
    test.slow();
    const guides = routes.guides.filter((path) => /var\(--diagram-|data-lanes/.test(readPage(path)));
    expect(guides).toContain('/docs/platform/intro/');
    for (const path of guides) {
      await site.read(path);
      const shown = page.locator('main figure').locator('[data-lanes], [role=img]').first();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(shown, path).toBeVisible();
        expect({path, ...size, faults: await faultsOfLetters(shown)}).toEqual({path, ...size, faults: []});
        expect(await site.sidewaysScroll(), path).toBe(0);
      }
    }
  });
});

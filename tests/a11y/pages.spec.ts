import {axeByStyle} from '../fixtures/axe';
import {parts} from '../fixtures/routes';
import {pagesOfEachKind} from '../fixtures/samplePages';
import {expect, test} from '../fixtures/test';

const widths = [1350, 390];
/** Every page of the site takes most of an hour: `npm run nightly -- a11y`. */
const isNightly = process.env.A11Y === 'all';
const addresses = isNightly ? parts.flatMap(({paths}) => paths) : pagesOfEachKind;

test.describe('WCAG 2.2 A and AA', () => {
  test.use({expectedErrors: /status of 404/});

  for (const path of [...addresses, '/nope/']) {
    test(`holds on ${path} at ${widths.join(' and ')} pixels`, async ({axe, docs, page}) => {
      await docs.open(path);
      // On a page with a long path the open menu of a page covers half of a button, which axe takes for a small one.
      await docs.unfold({menus: !isNightly});
      for (const width of widths) {
        await page.setViewportSize({width, height: 844});
        const {violations} = await axe(isNightly ? undefined : axeByStyle).analyze();
        const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
        expect(found, `${String(width)} pixels wide`).toEqual([]);
        // 1.4.10, which axe cannot see.
        expect(await docs.sidewaysScroll(), `reflow at ${String(width)} pixels`).toBe(0);
      }
    });
  }
});

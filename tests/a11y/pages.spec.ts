import {axeByStyle} from '../fixtures/axe';
import {watchPolicy} from '../fixtures/policy';
import {parts} from '../fixtures/routes';
import {pagesOfEachKind} from '../fixtures/samplePages';
import {searches} from '../fixtures/tags';
import {expect, test} from '../fixtures/test';

const NOT_FOUND = '/nope/';
const widths = [1350, 390];
/** Every page of the site takes most of an hour: `npm run nightly -- a11y`. */
const isNightly = process.env.A11Y === 'all';
const addresses = isNightly ? parts().flatMap(({paths}) => paths) : pagesOfEachKind;

test.describe('WCAG 2.2 A and AA', () => {
  test.use({expectedErrors: /status of 404/});

  // One visit to each page also checks its policy and large text.
  for (const path of [...addresses, NOT_FOUND]) {
    const details = path === NOT_FOUND ? searches : {};
    test(`holds on ${path}, which needs no other host`, details, async ({axe, baseURL, context, docs, page}) => {
      const {origins, violations} = await watchPolicy(context);
      await docs.open(path);
      await test.step('with text of 200 percent it does not scroll sideways', async () => {
        await page.setViewportSize({width: 640, height: 844});
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await docs.sidewaysScroll()).toBe(0);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      });

      // On a page with a long path the open menu of a page covers half of a button, which axe takes for a small one.
      await docs.unfold({menus: !isNightly});
      for (const width of widths) {
        await test.step(`${String(width)} pixels`, async () => {
          await page.setViewportSize({width, height: 844});
          const results = await axe(isNightly ? undefined : axeByStyle).analyze();
          const found = results.violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
          expect(found).toEqual([]);
          // 1.4.10, which axe cannot see.
          expect(await docs.sidewaysScroll(), 'reflow').toBe(0);
        });
      }

      await test.step('the policy blocks nothing that the page needs', async () => {
        await page.waitForLoadState();
        await docs.footer.root.scrollIntoViewIfNeeded();
        await expect(docs.footer.logo).toHaveJSProperty('complete', true);
        expect({origins: [...origins], violations}).toEqual({origins: [baseURL], violations: []});
      });
    });
  }
});

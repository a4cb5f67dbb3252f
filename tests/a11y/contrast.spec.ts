import {axeByStyle} from '../fixtures/axe';
import {expect, test} from '../fixtures/test';

test('contrast is measured for each style, however it comes about', async ({axe, page}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Made up</title><main>
    <p class="text">Readable</p>
    <p class="text">Readable</p>
    <p class="text" style="color: #ccc" id="by-color">Too pale</p>
    <div style="background: #222"><p class="text" id="by-background">Black on black</p></div>
    <div hidden><p class="note" style="color: #ccc">Hidden</p></div>
    <p class="note" style="color: #ccc" id="after-hidden">Too pale, and the first in sight</p>
  </main></html>`);
  const {violations} = await axe(axeByStyle).withRules('color-contrast').analyze();
  const found = violations.flatMap(({nodes}) => nodes.map(({target}) => target.join(' ')));
  expect(found.toSorted()).toEqual(['#after-hidden', '#by-background', '#by-color']);
  await expect(page.locator('[data-first-of-style]')).toHaveCount(4);
});

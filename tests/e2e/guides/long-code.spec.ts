import type {Locator, Page} from '@playwright/test';
import {Keyboard} from '../../fixtures/pages/Keyboard';
import {expect, test} from '../../fixtures/test';

/** A guide with a program of 216 lines, some of them longer than the column. */
const WAREHOUSE = '/docs/platform/tutorials/warehouse/';

const program = (page: Page): Locator => page.getByRole('figure').filter({hasText: 'import sqlite3'});
const showAll = (page: Page): Locator => program(page).getByRole('checkbox', {name: 'Show all 216 lines'});
const button = (page: Page): Locator => program(page).locator('label', {hasText: 'lines'});
const wrap = (page: Page): Locator => program(page).getByRole('checkbox', {name: 'Wrap lines'});

const wrapLabel = (page: Page): Locator => program(page).locator('label', {hasText: /^Wrap$/});

const heightOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => Math.round(element.getBoundingClientRect().height));

/** Scrolls the page, so that the upper edge of an element is at this height of the window. */
const putAt = (locator: Locator, top: number): Promise<void> =>
  locator.evaluate((element, at) => {
    window.scrollBy({top: element.getBoundingClientRect().top - at, behavior: 'instant'});
  }, top);

const sideways = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.scrollWidth - element.clientWidth);

test('a long program shows its first lines, and what is wider fades out', async ({docs, page}) => {
  await docs.open(WAREHOUSE);
  await expect(docs.main.getByRole('checkbox', {name: /^Show all/})).toHaveCount(1);
  const code = program(page).locator('pre');
  expect(await heightOf(code)).toBeLessThan(440);

  await test.step('the wheel over it scrolls the page', async () => {
    await putAt(program(page), 100);
    const box = await code.boundingBox();
    if (!box) throw new Error('The program is not in sight.');
    await page.mouse.move(box.x + 100, box.y + 100);
    const before = await docs.scrollY();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => docs.scrollY()).toBe(before + 300);
    expect(await code.evaluate((element) => element.scrollTop)).toBe(0);
  });

  await test.step('what is wider fades out until its end is in sight', async () => {
    await expect(code).not.toHaveCSS('mask-image', 'none');
    await code.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    await expect(code).toHaveCSS('mask-image', 'none');
    await expect(docs.main.locator('pre', {hasText: /^python3 warehouse\.py$/})).toHaveCSS('mask-image', 'none');
  });
});

test('the button stays under the pointer when the lines are hidden again', async ({docs, page}) => {
  await docs.open(WAREHOUSE);
  await putAt(button(page), 300);
  const before = await docs.scrollY();
  await button(page).click();
  await expect.poll(() => heightOf(program(page).locator('pre'))).toBeGreaterThan(4000);
  expect(await docs.scrollY()).toBe(before);
  await expect(button(page)).toContainText('Show fewer lines');
  await putAt(button(page), 500);
  // Browsers choose what stays in its place when the reader has scrolled.
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 40);
  const top = (): Promise<number> =>
    button(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(470);
  const shown = await top();
  await button(page).click();
  await expect.poll(() => heightOf(program(page).locator('pre'))).toBeLessThan(440);
  expect(Math.abs((await top()) - shown)).toBeLessThan(4);
});

test.describe('Without script', () => {
  test.use({javaScriptEnabled: false});

  test('a keyboard or a click shows and wraps all lines of a program, and paper has them', async ({docs, page}) => {
    await docs.read(WAREHOUSE);
    const code = program(page).locator('pre');
    await wrap(page).focus();
    await new Keyboard(page).tabTo(showAll(page), 3);
    await expect(button(page)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Space');
    await expect(showAll(page)).toBeChecked();
    expect(await heightOf(code)).toBeGreaterThan(4000);
    await wrapLabel(page).click();
    expect(await sideways(code)).toBe(0);
    await button(page).click();
    expect(await heightOf(code)).toBeLessThan(440);
    await page.emulateMedia({media: 'print'});
    expect(await heightOf(code)).toBeGreaterThan(4000);
    await expect(button(page)).toBeHidden();
    await expect(wrapLabel(page)).toBeHidden();
  });
});

import {type DocsPage} from '../../fixtures/pages/DocsPage';
import {watchLayoutShift} from '../../fixtures/layoutShift';
import {expect, test} from '../../fixtures/test';

async function isHidden({sidebar}: DocsPage): Promise<void> {
  await expect(sidebar.show).toBeVisible();
  await expect(sidebar.list).toBeHidden();
}

async function isShown({sidebar}: DocsPage): Promise<void> {
  await expect(sidebar.list).toBeVisible();
  await expect(sidebar.show).toHaveCount(0);
}

test('@shell-05 the docs sidebar stays hidden or shown, on other pages and after a reload', async ({docs, page}) => {
  await docs.open('/docs/platform/intro/');
  await isShown(docs);
  const before = (await docs.main.boundingBox())?.width ?? 0;
  await docs.sidebar.hide.click();
  await isHidden(docs);

  await test.step('gives its space to the text while it is hidden', async () => {
    await expect.poll(async () => (await docs.main.boundingBox())?.width).toBeGreaterThan(before + 100);
  });

  await test.step('stays hidden on the next page', async () => {
    await docs.navbar.link('API 2.0').click();
    await docs.isAt('/docs/api/', /2\.0/);
    await isHidden(docs);
  });

  await test.step('stays hidden after a reload, and shown once it was shown again', async () => {
    const shift = await watchLayoutShift(page);
    await docs.reload();
    await isHidden(docs);
    expect(await shift()).toBe(0);
    await docs.sidebar.show.click();
    await isShown(docs);
    await docs.reload();
    await isShown(docs);
  });

  await test.step('is hidden and shown with the keyboard', async () => {
    await docs.sidebar.hide.press('Enter');
    await expect(docs.sidebar.show).toBeFocused();
    await page.keyboard.press('Space');
    await expect(docs.sidebar.hide).toBeFocused();
    await docs.reload();
    await expect(docs.sidebar.hide).not.toBeFocused();
  });

  await test.step('stays hidden after a reload for visitors who want less motion', async () => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await docs.sidebar.hide.click();
    await isHidden(docs);
    await docs.reload();
    await isHidden(docs);
  });
});

test.describe('In a low window', () => {
  test.use({viewport: {width: 1350, height: 480}});

  test('the docs sidebar shows a category that a visitor opens at its lower edge', async ({docs}) => {
    await docs.open('/docs/platform/intro/');
    const category = docs.sidebar.entries.last();
    await category.getByRole('button').click();
    await expect(category.getByRole('list').getByRole('link').last()).toBeInViewport({ratio: 0.9});
  });
});

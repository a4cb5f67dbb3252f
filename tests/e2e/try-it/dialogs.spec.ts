import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test('@real-08 B7 B8: the dialog before a deletion is in the middle, all of it in reach, and restores the focus', async ({
  axe,
  operation,
  page,
}) => {
  await operation.open('/docs/api/people-destroy/');
  const {tryIt} = operation;
  await tryIt.openWith(KEY);
  await tryIt.input('path:id').fill('70211');

  for (const [width, height] of [
    [320, 400],
    [390, 844],
    [1350, 900],
  ] as const) {
    await test.step(`is in the middle of ${String(width)} × ${String(height)} pixels`, async () => {
      await page.setViewportSize({width, height});
      await tryIt.send.click();
      const box = await tryIt.dialog.boundingBox();
      if (!box) throw new Error('No dialog.');
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(10);
      expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(10);
      expect(box.y).toBeGreaterThan(0);
      expect(box.height).toBeLessThan(height);
      expect(await operation.sidewaysScroll()).toBe(0);
      const remove = tryIt.dialog.getByRole('button', {name: 'Delete person 70211'});
      await remove.scrollIntoViewIfNeeded();
      await expect(remove).toBeInViewport();
      await expect(remove).toHaveCSS('background-color', 'rgb(176, 42, 42)');
      const {violations} = await axe().include('dialog').analyze();
      expect(violations.map(({id}) => id)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(tryIt.dialog).toBeHidden();
    });
  }

  await test.step('restores the focus on Escape, No and Yes', async () => {
    await tryIt.send.focus();
    await page.keyboard.press('Enter');
    await expect(tryIt.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tryIt.dialog).toBeHidden();
    await expect(tryIt.send).toBeFocused();
    await tryIt.input('path:id').focus();
    await page.keyboard.press('Control+Enter');
    await tryIt.dialog.getByRole('button', {name: 'Do not send'}).click();
    await expect(tryIt.input('path:id')).toBeFocused();
    await tryIt.send.focus();
    await page.keyboard.press('Enter');
    await tryIt.dialog.getByRole('button', {name: 'Delete person 70211'}).focus();
    await page.keyboard.press('Enter');
    await expect(tryIt.outcome).toContainText('204');
    await expect(tryIt.statusLine).toBeFocused();
  });
});

test.describe('By touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('@real-08 B7: the dialog before a deletion gives the focus back', async ({operation}) => {
    await operation.open('/docs/api/people-destroy/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.input('path:id').fill('70211');
    await tryIt.send.tap();
    await tryIt.dialog.getByRole('button', {name: 'Do not send'}).tap();
    await expect(tryIt.send).toBeFocused();
    await tryIt.send.tap();
    await tryIt.dialog.getByRole('button', {name: 'Delete person 70211'}).tap();
    await expect(tryIt.outcome).toContainText('204');
    await expect(tryIt.statusLine).toBeFocused();
  });
});

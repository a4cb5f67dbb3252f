import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test('@real-08 the dialog before a deletion is in the middle, and returns the focus', async ({axe, operation}) => {
  const {tryIt, page} = operation;
  await operation.openForm('/docs/api/people-destroy/', KEY);
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
      const remove = tryIt.dialog.getByRole('button', {name: 'Send DELETE request'});
      await remove.scrollIntoViewIfNeeded();
      await expect(remove).toBeInViewport();
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
    await tryIt.dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(tryIt.input('path:id')).toBeFocused();
    await tryIt.send.focus();
    await page.keyboard.press('Enter');
    await tryIt.dialog.getByRole('button', {name: 'Send DELETE request'}).focus();
    await page.keyboard.press('Enter');
    await expect(tryIt.outcome).toContainText('204');
    await expect(tryIt.statusLine).toBeFocused();
  });
});

test('@work-04 a write says whose data it changes, next to Send', async ({logIn, operation, tryIt}) => {
  await operation.openForm('/docs/api/people-create/');
  await expect(tryIt.target).toHaveCount(0);
  await tryIt.key.fill(KEY);
  await expect(tryIt.target).toHaveText("Writes to this key's account");
  await tryIt.clearKey.click();
  const popup = await logIn.open(tryIt.form.getByRole('button', {name: 'Log in instead'}));
  await popup.choose('Maya Okafor');
  await expect(tryIt.form.getByText('Logged in as').locator('..')).toBeFocused();
  await expect(tryIt.target).toHaveText('Writes to Larkfield Systems as Maya Okafor');
  await expect(tryIt.target).toBeInViewport();
  await operation.openForm('/docs/api/people-index/');
  await expect(tryIt.target).toHaveCount(0);
});

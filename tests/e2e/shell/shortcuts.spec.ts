import {expect, test} from '../../fixtures/test';

test('shortcuts are listed by ? and from the footer, which returns the focus', async ({axe, docs, page, search}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/shortcuts\.[^/]+\.js/.test(request.url())) chunks.push(request.url());
  });
  await docs.open('/docs/platform/api-basics/rate-limits/');
  const sheet = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const opener = docs.footer.root.getByRole('button', {name: 'Keyboard shortcuts'});

  await test.step('? is text in an input', async () => {
    await search.open();
    await page.keyboard.type('?');
    await expect(search.input).toHaveValue('?');
    await page.keyboard.press('Escape');
    await expect(search.button).toBeFocused();
    expect(chunks).toEqual([]);
  });

  await test.step('? opens it, with the shortcuts that exist', async () => {
    await page.keyboard.press('?');
    await expect(sheet).toContainText(/Search.*Ctrl K.*\//);
    await expect(sheet).toContainText(/Send the request in Try it.*Ctrl Enter/);
    await expect(sheet.getByRole('button', {name: 'Close'})).toBeFocused();
    expect((await axe().include('dialog').analyze()).violations).toEqual([]);
    await page.keyboard.press('?');
    await expect(sheet).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(search.button).toBeFocused();
  });

  await test.step('the footer opens it again', async () => {
    await opener.click();
    await page.emulateMedia({media: 'print'});
    await expect(sheet).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await sheet.getByRole('button', {name: 'Close'}).click();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

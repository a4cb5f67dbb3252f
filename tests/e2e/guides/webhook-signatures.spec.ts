import {createHmac} from 'node:crypto';
import {expect, test} from '../../fixtures/test';

const GUIDE = '/docs/platform/webhooks/delivery-headers/';
const TOKEN = "wht_'$(id)";

const sign = (body: string, token = TOKEN): string => createHmac('sha1', token).update(body).digest('hex');

test('@run-07 signs a delivery by keyboard and explains a signature', async ({axe, page, site}) => {
  await site.open(GUIDE);
  const bench = page.getByRole('region', {name: 'Sign a delivery'});
  await bench.getByRole('button', {name: 'Sign a delivery'}).focus();
  await page.keyboard.press('Enter');
  const token = bench.getByLabel('callback_token');
  await expect(token).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(token).toBeFocused();
  await page.keyboard.type(TOKEN);

  const body = bench.getByLabel('Code: Delivery body');
  const headers = bench.getByLabel('Delivery headers');
  await expect(headers).toContainText('x-salesloft-event: person_updated');
  await bench.getByLabel('Event').selectOption('task_completed');
  await expect(headers).toContainText('x-salesloft-event: task_completed');
  const text = (await body.textContent()) ?? '';
  await expect(headers).toContainText(`x-salesloft-signature: ${sign(text)}`);
  await expect(bench).toContainText('Start a receiver of this guide with your token');

  const curl = bench.getByLabel('Command for a POSIX shell');
  await bench.getByLabel('Port of your receiver').fill('70000');
  await expect(bench.getByRole('alert')).toContainText('Enter a whole number from 1 to 65,535. Using 65,535.');
  await bench.getByLabel('Port of your receiver').fill('9090');
  await expect(bench.getByRole('alert')).toHaveCount(0);
  await expect(curl).toContainText('http://127.0.0.1:9090');
  await expect(curl).not.toContainText('$(id)');

  await page.setViewportSize({width: 390, height: 844});
  expect(await site.sidewaysScroll()).toBe(0);

  const verdict = bench.getByRole('status').last();
  await bench.getByLabel('Received body').fill(text);
  await bench.getByLabel('Signature', {exact: true}).fill(sign(text));
  await expect(verdict).toContainText('Valid. The signature matches this body and token.');
  await bench.getByLabel('Signature', {exact: true}).fill(sign(text, 'other'));
  await expect(verdict).toContainText('It was made with another token, or the body has different content.');
  expect((await axe().include('#webhook-bench').analyze()).violations).toEqual([]);
  await bench.getByLabel('Received body').fill('');
  await expect(verdict).toHaveText(/^Enter the token, .* delivery\.$/);

  await test.step('the token is in the memory of the page only', async () => {
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + window.location.href);
    expect(stored).not.toContain('wht_');
    await bench.getByRole('button', {name: 'Close'}).click();
    await expect(token).toHaveCount(0);
    await bench.getByRole('button', {name: 'Sign a delivery'}).click();
    await expect(token).toHaveValue('');
  });
});

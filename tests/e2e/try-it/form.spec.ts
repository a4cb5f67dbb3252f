import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {contrast} from '../../fixtures/contrast';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.describe('The form', () => {
  test('@form-07 a reset is undone by keyboard, and a reload keeps the values', async ({operation, tryIt, page}) => {
    await operation.openForm('/docs/api/people-update/');
    // A long body is stored at a pause, or when the page is left.
    const body = `{"title": "${'CEO '.repeat(3000)}"}`;
    await tryIt.fill('path:id', '70212');
    await tryIt.body.fill(body);
    await tryIt.reset.press('Enter');
    await expect(tryIt.input('path:id')).toHaveValue('');
    await tryIt.undoReset.press('Enter');
    await expect(tryIt.reset).toBeFocused();
    await expect(tryIt.undoReset).toHaveCount(0);
    await page.reload();
    await expect(tryIt.input('path:id')).toHaveValue('70212');
    await expect(tryIt.body).toHaveValue(body);
  });

  test('@api-05 every control at rest can be read while a request is on its way', async ({operation, tryIt, page}) => {
    await operation.openForm('/docs/api/people-create/', KEY);
    await page.route(`${api}/**`, () => undefined);
    await tryIt.fullExample.click();
    await tryIt.send.click();
    const busy = tryIt.form.getByRole('button', {name: 'Sending…'});
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    const resting = tryIt.form.locator('button:is(:disabled, [aria-disabled=true])');
    expect(await resting.count()).toBeGreaterThan(0);
    for (const control of await resting.all()) expect(await control.evaluate(contrast)).toBeGreaterThanOrEqual(4.5);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect(busy.locator('span').first()).toHaveCSS('animation-iteration-count', '1');
  });

  test('@api-02 loads 95 kB at most, and samples follow it in every language until it is cleared', async ({
    operation,
    tryIt,
    page,
  }) => {
    await operation.open('/docs/api/people-create/');
    const {samples} = operation;
    const before = await samples.shown.innerHTML();
    await test.step('its script, highlighter and all', async () => {
      const files = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
      });
      await tryIt.open.click();
      await tryIt.body.fill('{"last_name": "Raman"}');
      await expect(samples.shown).not.toContainText('leila.novak');
      await expect(samples.shown.locator('.hl-string').first()).toBeAttached();
      const weights = [...files].map(
        (file) => gzipSync(readFileSync(path.join('build', file)), {level: 9}).length / 1000,
      );
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(95);
    });

    for (const input of await samples.languages.all()) {
      // Their labels are in the code tab, and the form tab is selected.
      await input.evaluate((element: HTMLInputElement) => element.click());
      await expect(samples.shown).toContainText('Raman');
      await expect(samples.shown).not.toContainText('leila.novak');
    }
    await tryIt.body.fill('{"last_name": "<img src=x onerror=alert(1)>"}');
    await samples.choose('curl');
    await expect(samples.shown).toContainText('<img src=x');
    await expect(samples.shown.locator('.hl-string').first()).toBeVisible();
    await expect(samples.shown.locator('img')).toHaveCount(0);
    await tryIt.showRequest();
    await tryIt.reset.click();
    await expect(samples.shown).toContainText('leila.novak');
    await tryIt.close.click();
    expect(await samples.shown.innerHTML()).toBe(before);
  });
});

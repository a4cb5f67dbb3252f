import {hold} from '../../fixtures/conditions';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const PEOPLE = '/docs/api/people-index/';

test('@work-03 @form-06 a long path is cut before its last part, in a row with the tabs and Close, also in large text', async ({
  operation,
  tryIt,
  page,
}) => {
  await operation.openForm('/docs/api/integrations-signals-registrations-plays-destroy/');
  await expect(tryIt.responseView).toBeAttached();
  const head = [tryIt.bench.locator('code').first(), tryIt.bench.getByRole('radiogroup').first(), tryIt.close];
  await expect(head[0] ?? tryIt.bench).toHaveAttribute('title', '/v2/integrations/signals/registrations/plays/{id}');
  const widths = [560, 768, 1100, 1180, 1280, 1366, 1440, 1920].map((width) => [width, 100] as const);
  for (const [width, text] of [...widths, [1180, 200], [1366, 200], [1920, 200]] as const) {
    await page.setViewportSize({width, height: 844});
    await page.evaluate((size) => void (document.documentElement.style.fontSize = `${String(size)}%`), text);
    const boxes = await Promise.all(head.map((part) => part.boundingBox()));
    const [path = 0, tabs = 0, close = 0] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.max(Math.abs(path - close), Math.abs(tabs - close)), `${String(width)} ${String(text)}%`).toBeLessThan(
      2,
    );
    expect(boxes[1]?.height).toBeLessThan(text / 2);
    expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
    expect(boxes[1]?.x).toBeLessThan(boxes[2]?.x ?? 0);
    await expect(tryIt.close).toBeInViewport({ratio: 1});
  }
});

test('@form-06 Send is in sight on a low laptop as soon as the form is open', async ({operation, tryIt, page}) => {
  await page.setViewportSize({width: 1366, height: 650});
  for (const path of [PEOPLE, '/docs/api/people-create/', '/docs/api/people-update/']) {
    await operation.openForm(path);
    await expect(tryIt.send).toBeInViewport({ratio: 1});
  }
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('@work-03 the form is a sheet over an inert page, and Escape closes it', async ({operation, tryIt, page}) => {
    await operation.open(PEOPLE);
    await tryIt.open.scrollIntoViewIfNeeded();
    const before = await operation.scrollY();
    await tryIt.open.tap();
    await tryIt.key.fill(KEY);
    const sheet = page.getByRole('dialog', {name: 'Request and response'});
    await expect(sheet).toBeVisible();
    expect(await tryIt.bench.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    await expect(page.locator('nav.navbar')).toHaveJSProperty('inert', true);
    await tryIt.send.tap();
    await expect(tryIt.outcome).toContainText('200 OK');
    await expect(tryIt.statusLine).toBeInViewport();
    await expect(tryIt.send).toBeInViewport();
    expect(await operation.sidewaysScroll()).toBe(0);
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            !document.activeElement ||
            document.activeElement === document.body ||
            document.activeElement.closest('[data-try-it]') !== null,
        ),
      ).toBe(true);
    }
    await tryIt.edit.click();
    await expect(tryIt.send).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tryIt.form).toBeHidden();
    await expect(tryIt.open).toBeFocused();
    expect(await operation.scrollY()).toBe(before);
    await tryIt.open.tap();
    await tryIt.close.tap();
    await expect(tryIt.form).toBeHidden();
  });

  test('@work-03 the head of the sheet has the whole path, above its tabs', async ({operation, tryIt}) => {
    await operation.open('/docs/api/integrations-signals-registrations-plays-destroy/');
    await tryIt.open.tap();
    await expect(tryIt.responseView).toBeAttached();
    const [path, tabs] = [tryIt.bench.locator('code').first(), tryIt.bench.locator('[data-try-it-tabs]')];
    await expect(path).toHaveText('DELETE /v2/integrations/signals/registrations/plays/{id}');
    await expect(path).toBeInViewport({ratio: 1});
    expect(await path.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    const [box, below] = [await path.boundingBox(), await tabs.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('@work-03 Back from the field of a response returns to the response', async ({operation, tryIt, page}) => {
    await operation.open(PEOPLE);
    await tryIt.open.tap();
    await tryIt.key.fill(KEY);
    await tryIt.fill('query:ids[]', '70211');
    await tryIt.send.tap();
    await tryIt.responseBody.getByRole('link', {name: 'email_address', exact: true}).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#response-200-/);
    await expect(tryIt.form).toBeHidden();
    await expect.poll(() => operation.scrollY()).toBeGreaterThan(500);
    await page.goBack();
    await expect(tryIt.responseBody).toBeVisible();
    await page.goForward();
    await expect(tryIt.form).toBeHidden();
    await page.reload();
    await page.goBack();
    await expect(tryIt.form).toBeVisible();
    await page.goBack();
    await expect(tryIt.form).toBeHidden();
    await expect(page).toHaveURL(PEOPLE);
    await page.reload();
    await page.goForward();
    await expect(tryIt.form).toBeVisible();
    await page.reload();
    await expect(tryIt.form).toBeVisible();
    await tryIt.close.tap();
    await expect(tryIt.form).toBeHidden();
  });

  test('@work-03 Back closes the form, and Back again leaves the page', async ({operation, tryIt, page}) => {
    await operation.open('/docs/api/');
    await operation.open(PEOPLE);
    await tryIt.open.scrollIntoViewIfNeeded();
    const before = await operation.scrollY();
    await tryIt.open.tap();
    await tryIt.fill('query:per_page', '3');
    await page.goBack();
    await expect(tryIt.form).toBeHidden();
    await expect(page).toHaveURL(PEOPLE);
    expect(await operation.scrollY()).toBe(before);
    await page.goForward();
    await expect(tryIt.input('query:per_page')).toHaveValue('3');
    await tryIt.close.tap();
    await expect(tryIt.form).toBeHidden();
    await expect(page).toHaveURL(PEOPLE);
    await page.goBack();
    await operation.isAt('/docs/api/', /API 2\.0/);
  });

  test('@work-03 Back closes the form while it is loading, and Forward opens it', async ({operation, tryIt, page}) => {
    const release = await hold(page, '**/openapi/v2/people-index.json');
    await operation.open('/');
    await operation.link(PEOPLE).click();
    await operation.isAt(PEOPLE, 'List people');
    await tryIt.open.tap();
    await expect(tryIt.bench).toContainText('Loading the form');
    await page.goBack();
    await expect(tryIt.close).toBeHidden();
    await expect(page).toHaveURL(PEOPLE);
    await page.goForward();
    release();
    await expect(tryIt.form).toBeVisible();
    await page.goBack();
    await expect(tryIt.form).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

import {hold} from '../../fixtures/conditions';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';

test.describe('Before a write', () => {
  test('@work-04 the form says whose data it changes, next to Send', async ({logIn, operation}) => {
    await operation.open('/docs/api/people-create/');
    const {tryIt} = operation;
    await tryIt.open.click();
    await expect(tryIt.target).toHaveCount(0);
    await tryIt.key.fill(KEY);
    await expect(tryIt.target).toHaveText("Writes to this key's account");
    await tryIt.clearKey.click();
    const popup = await logIn.open(tryIt.form.getByRole('button', {name: 'Log In instead'}));
    await popup.choose('Maya Okafor');
    await expect(tryIt.form.getByText('Logged in as').locator('..')).toBeFocused();
    await expect(tryIt.target).toHaveText('Writes to Larkfield Systems as Maya Okafor');
    await expect(tryIt.target).toBeInViewport();
    await operation.open(PEOPLE);
    await tryIt.open.click();
    await expect(tryIt.target).toHaveCount(0);
  });

  test('@work-04 a deletion names what it deletes, on a red button, and a double-click on the confirmation deletes once', async ({
    operation,
    page,
  }) => {
    let deletions = 0;
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions += 1;
    });
    await operation.open('/docs/api/people-destroy/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.input('path:id').fill('70211');
    await expect(tryIt.send).toHaveCSS('background-color', 'rgb(176, 42, 42)');
    await tryIt.send.click();
    await expect(tryIt.dialog).toContainText('Delete person 70211?');
    // Two clicks by position: the second one reaches whatever is there by then.
    const box = await tryIt.dialog.getByRole('button', {name: 'Delete person 70211'}).boundingBox();
    if (!box) throw new Error('The confirmation has no button.');
    // A link behind the button, as on a smaller window.
    await page.evaluate(({x, y, width, height}) => {
      const link = document.createElement('a');
      link.href = '/api/';
      link.style.cssText = `position:fixed;left:${String(x)}px;top:${String(y)}px;width:${String(width)}px;height:${String(height)}px;z-index:9999`;
      document.body.append(link);
    }, box);
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect(tryIt.outcome).toContainText('204');
    await expect(operation.heading).toHaveText('Delete a person');
    expect(deletions).toBe(1);
  });
});

test.describe('A body', () => {
  test.use({expectedErrors: /status of 422/});

  test('@work-03 that is empty is sent only after a second click', async ({operation}) => {
    await operation.open('/docs/api/people-create/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.body.fill('');
    await tryIt.send.click();
    await expect(tryIt.form.getByRole('alert')).toContainText('Not sent');
    await expect(tryIt.outcome).toHaveText('');
    await tryIt.sendAnyway.click();
    await expect(tryIt.outcome).toContainText('422');
  });

  test('@work-03 that the API rejects shows the response, and Edit request the first wrong field, in a low window', async ({
    operation,
    page,
  }) => {
    await page.setViewportSize({width: 1350, height: 800});
    await page.route(/\/v2\/people$/, (route) =>
      route.fulfill({
        status: 422,
        json: {errors: {work_state: ['is invalid']}},
        headers: {'access-control-allow-origin': '*'},
      }),
    );
    await operation.open('/docs/api/people-create/');
    const {tryIt} = operation;
    await tryIt.openWith(KEY);
    await tryIt.asForm.click();
    const field = tryIt.form.getByLabel('work_state');
    await field.fill('Oregon');
    await tryIt.form.getByLabel('email_address', {exact: true}).fill('priya@brightwater.example');
    await tryIt.sends('422');
    await expect(tryIt.statusLine).toBeInViewport();
    await tryIt.edit.click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(tryIt.form.getByText('is invalid', {exact: true})).toBeInViewport();
  });
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('@work-03 the form is a sheet over an inert page, and Escape closes it and restores the scroll position', async ({
    operation,
    page,
  }) => {
    await operation.open(PEOPLE);
    const {tryIt} = operation;
    await tryIt.open.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
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
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await tryIt.open.tap();
    await tryIt.close.tap();
    await expect(tryIt.form).toBeHidden();
  });

  test('@work-03 Back from the field of a response returns to the response, and each press of Back does something', async ({
    operation,
    page,
  }) => {
    await operation.open(PEOPLE);
    const {tryIt} = operation;
    await tryIt.open.tap();
    await tryIt.key.fill(KEY);
    await tryIt.send.tap();
    await tryIt.responseBody.getByRole('link', {name: 'email_address', exact: true}).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#response-200-/);
    await expect(tryIt.form).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
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

  test('@work-03 Back closes the form, and Back again leaves the page', async ({operation, page}) => {
    await operation.open('/docs/api/');
    await operation.open(PEOPLE);
    const {tryIt} = operation;
    await tryIt.open.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await tryIt.open.tap();
    await tryIt.fill('query:per_page', '3');
    await page.goBack();
    await expect(tryIt.form).toBeHidden();
    await expect(page).toHaveURL(PEOPLE);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.goForward();
    await expect(tryIt.input('query:per_page')).toHaveValue('3');
    await tryIt.close.tap();
    await expect(tryIt.form).toBeHidden();
    await expect(page).toHaveURL(PEOPLE);
    await page.goBack();
    await operation.isAt('/docs/api/', /API 2\.0/);
  });

  test('@work-03 Back closes the form while it is loading, and Forward opens it', async ({operation, page}) => {
    const release = await hold(page, '**/openapi/v2/people-index.json');
    await operation.open('/');
    await operation.link(PEOPLE).click();
    await operation.isAt(PEOPLE, 'List people');
    const {tryIt} = operation;
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

import type {Page} from '@playwright/test';
import {KEY, api} from '../../fixtures/sandbox';
import {LogIn, LogInPopup} from '../../fixtures/pages/LogIn';
import {readClipboard} from '../../fixtures/clipboard';
import {expect, test} from '../../fixtures/test';

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));

test.describe('The page of API logs', () => {
  test('@api-07 offers a visitor without calls a first call and Log In, whatever is stored', async ({
    apiLogs,
    page,
  }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('devdocs.visitor.calls', '[{"id":1,"page":"javascript:alert(1)"},{"path":');
    });
    await apiLogs.open('/api-logs/');
    await expect(apiLogs.main).toContainText('No calls yet');
    await expect(apiLogs.calls).toHaveCount(0);
    await expect(apiLogs.main.getByRole('link', {name: 'Try GET /v2/me'})).toHaveAttribute(
      'href',
      '/docs/api/me-index/#try-it?',
    );
    const [popup] = await Promise.all([page.waitForEvent('popup'), apiLogs.logIn.click()]);
    await new LogInPopup(popup).choose('Maya Okafor');
    await expect(apiLogs.logIn).toHaveCount(0);
    await expect(apiLogs.main).toContainText('No calls yet');
  });

  test('@api-07 @login-16 lists, filters, opens, repeats and clears the calls of a login', async ({
    apiLogs,
    operation,
    page,
    context,
    logIn,
  }) => {
    await logIn.earlierAs('Maya Okafor');
    await operation.open('/docs/api/people-index/');
    await logIn.isLoggedInAs('MO');
    const {token = ''} = await logIn.stored();
    const {tryIt} = operation;
    await tryIt.open.click();
    await expect(tryIt.form).toContainText('Logged in as');
    await expect(tryIt.key).toHaveCount(0);
    await tryIt.fill('query:per_page', '3');
    const sent = page.waitForRequest((request) => request.url().startsWith(`${api}/v2/people`));
    await tryIt.send.click();
    expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`);
    await expect(tryIt.outcome).toContainText('200 OK');

    await operation.sidebar.link('Create a person').click();
    await operation.isAt('/docs/api/people-create/', 'Create a person');
    await tryIt.open.click();
    await tryIt.body.fill('{"email_address": "ines.carvalho@cobaltdental.example"}');
    await tryIt.sends(/^20/);
    const kept = JSON.parse(
      await page.evaluate(() => sessionStorage.getItem('devdocs.visitor.calls') ?? ''),
    ) as unknown;
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toContain('ines.carvalho');

    await test.step('code has the body until the page is reloaded', async () => {
      await operation.navbar.link('API Logs').click();
      const latest = await apiLogs.unfold(0);
      await latest.getByRole('button', {name: 'Copy as curl'}).click();
      await expect(latest.getByRole('button', {name: 'Copied'})).toBeVisible();
      expect(await readClipboard(context)).toContain('ines.carvalho@cobaltdental.example');
    });

    await page.goto('/api-logs/');
    await expect(apiLogs.count).toHaveText('2 calls, newest first');
    await expect(apiLogs.calls.nth(0)).toContainText(/POST.*Create a person.*\/v2\/people/);
    await expect(apiLogs.calls.nth(1)).toContainText(/GET.*List people.*\/v2\/people\?.*per_page=3/);
    await expect(apiLogs.method).toHaveCount(0);

    const write = await apiLogs.unfold(0);
    await expect(write).toContainText("Request bodies aren't stored.");
    await write.getByRole('button', {name: 'Copy as curl'}).click();
    await expect(write.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(context)).toContain('"email_address": "priya.raman@brightwater.example"');
    await write.getByRole('link', {name: 'Repeat in Try it'}).click();
    await expect(tryIt.form).toContainText('This is the last body that you entered here. Check it before you send.');
    await expect(tryIt.body).toHaveValue(/ines\.carvalho/);
    await page.reload();
    await expect(tryIt.form).toContainText("API Logs doesn't store bodies.");
    await tryIt.body.fill('{"email_address": "tiago.moreira@cobaltdental.example"}');
    await expect(tryIt.form).not.toContainText("API Logs doesn't store bodies.");

    await page.goto('/api-logs/');
    const call = await apiLogs.unfold(1);
    await expect(call).not.toContainText("Request bodies aren't stored.");
    await expect(call).toContainText('per_page=3');
    await call.getByRole('button', {name: 'Copy as curl'}).click();
    await expect(call.getByRole('button', {name: 'Copied'})).toBeVisible();
    const sample = await readClipboard(context);
    expect(sample).toContain('per_page=3');
    expect(sample).not.toContain(token);
    await call.getByLabel('Language of the sample').selectOption('Ruby');
    await call.getByRole('button', {name: 'Copy as Ruby'}).click();
    await expect(call.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(context)).toContain('Net::HTTP');
    await call.getByRole('link', {name: 'Repeat in Try it'}).click();
    await expect(tryIt.input('query:per_page')).toHaveValue('3');

    await page.goto('/api-logs/');
    await apiLogs.clear.click();
    await expect(apiLogs.button('Keep')).toBeFocused();
    await apiLogs.button('Keep').click();
    await expect(apiLogs.clear).toBeFocused();
    await expect(apiLogs.calls).toHaveCount(2);
    await apiLogs.clear.click();
    await apiLogs.button('Remove').click();
    await expect(apiLogs.main).toContainText('No calls yet');
  });

  test('@work-05 lists calls made with a key, until the key is cleared or another visitor logs in', async ({
    apiLogs,
    logIn,
    operation,
    page,
  }) => {
    const {tryIt} = operation;
    await operation.open('/docs/api/me-index/');
    await tryIt.openWith(KEY);
    await tryIt.sends('200');
    await page.goto('/api-logs/');
    await expect(apiLogs.calls).toHaveCount(1);
    await expect(apiLogs.calls).toContainText('/v2/me');
    expect(await page.evaluate(() => sessionStorage.getItem('devdocs.visitor.calls'))).not.toContain(KEY);
    await page.goBack();
    await operation.tryIt.clearKey.click();
    await page.goto('/api-logs/');
    await expect(apiLogs.main).toContainText('No calls yet');

    await operation.open('/docs/api/me-index/');
    await tryIt.openWith(KEY);
    await tryIt.sends('200');
    await apiLogs.open('/api-logs/');
    await expect(apiLogs.calls).toHaveCount(1);
    await logIn.as('Tomas Lindqvist');
    await expect(apiLogs.main).toContainText('No calls yet');
    await logIn.end();
    await expect.poll(() => stored(page)).not.toContain('devdocs.visitor');
  });

  test('@work-05 ends and forgets a call whose key is cleared before the response comes', async ({
    apiLogs,
    operation,
    page,
  }) => {
    const {tryIt} = operation;
    await operation.open('/docs/api/me-index/');
    await tryIt.openWith(KEY);
    let respond = (): void => undefined;
    const gate = new Promise<void>((resolve) => (respond = resolve));
    await page.route(`${api}/v2/me`, async (route) => {
      await gate;
      await route.continue();
    });
    await tryIt.send.click();
    await expect(tryIt.cancel).toBeVisible();
    const ended = page.waitForEvent('requestfailed', (request) => request.url() === `${api}/v2/me`);
    await tryIt.showRequest();
    await tryIt.clearKey.click();
    await ended;
    respond();
    await expect(tryIt.cancel).toHaveCount(0);
    await expect(tryIt.outcome).toHaveText('');
    await page.goto('/api-logs/');
    await expect(apiLogs.main).toContainText('No calls yet');
  });
});

test.describe('A failed call with a login', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@api-05 does not change the login', async ({operation, page}) => {
    const logIn = new LogIn(page);
    await logIn.earlierAs('Maya Okafor');
    await operation.open('/docs/api/people-index/');
    await logIn.isLoggedInAs('MO');
    await page.route(`${api}/**`, (route) =>
      route.fulfill({status: 401, headers: {'access-control-allow-origin': '*'}, json: {error: 'expired'}}),
    );
    await operation.tryIt.open.click();
    await operation.tryIt.sends("didn't accept");
    await logIn.isLoggedInAs('MO');
  });
});

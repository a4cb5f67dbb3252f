import {api} from '../../fixtures/sandbox';
import {readClipboard} from '../../fixtures/clipboard';
import {respond} from '../../fixtures/conditions';
import {expect, test} from '../../fixtures/test';

const PAGE = '/api-logs/';

test('@api-07 @login-16 the calls of a login are listed, repeated, and copied', async ({
  apiLogs,
  axe,
  context,
  logIn,
  operation,
  tryIt,
  page,
}) => {
  await logIn.earlierOn(operation, '/docs/api/people-index/');
  const {token = ''} = await logIn.stored();
  await tryIt.open.click();
  await expect(tryIt.form).toContainText('Logged in as');
  await expect(tryIt.key).toHaveCount(0);
  await tryIt.fill('query:per_page', '3');
  const sent = page.waitForRequest((request) => request.url().startsWith(`${api}/v2/people`));
  await tryIt.sends();
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${token}`);

  await operation.sidebar.link('Create a person').click();
  await operation.isAt('/docs/api/people-create/', 'Create a person');
  // An open form stays open to the next operation.
  await tryIt.body.fill('{"email_address": "paula.carvalho@cobaltdental.example"}');
  await tryIt.sends(/^20/);
  const kept = await page.evaluate(() => sessionStorage.getItem('devdocs.visitor.calls'));
  expect(kept).not.toContain(token);
  await tryIt.edit.click();
  await tryIt.body.fill('{"email_address": "someone.else@cobaltdental.example"}');

  await test.step('a call is repeated with its body', async () => {
    await apiLogs.open(PAGE);
    await expect(apiLogs.count).toHaveText('2 calls, newest first');
    await expect(apiLogs.calls.nth(0)).toContainText(/POST.*Create a person.*\/v2\/people/);
    await expect(apiLogs.calls.nth(1)).toContainText(/GET.*List people.*\/v2\/people\?.*per_page=3/);
    const write = await apiLogs.unfold(0);
    for (const width of [390, 1350]) {
      await page.setViewportSize({width, height: 900});
      expect((await axe().include('main').analyze()).violations).toEqual([]);
      expect(await apiLogs.sidewaysScroll()).toBe(0);
    }
    const body = write.getByRole('region', {name: 'Request body'});
    await expect(body).toContainText('paula.carvalho');
    await expect(body.locator('.hl-string').first()).toContainText('paula.carvalho');
    await write.getByRole('figure', {name: 'Request body'}).getByRole('button', {name: 'Copy'}).click();
    expect(JSON.parse(await readClipboard(context))).toEqual({email_address: 'paula.carvalho@cobaltdental.example'});
    await write.getByRole('link', {name: 'Repeat in Try it'}).click();
    await expect(tryIt.body).toHaveValue(/paula\.carvalho/);
    await apiLogs.open(PAGE);
    const call = await apiLogs.unfold(1);
    await expect(call.getByRole('region', {name: 'Request body'})).toHaveCount(0);
    await call.getByRole('button', {name: 'Copy as curl'}).click();
    await expect(call.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await readClipboard(context)).toMatch(/\/v2\/people[^]*SALESLOFT_API_KEY[^]*per_page=3/);
    await call.getByRole('link', {name: 'Repeat in Try it'}).click();
    await expect(tryIt.input('query:per_page')).toHaveValue('3');
  });
});

test.describe('A call that failed', () => {
  test.use({expectedErrors: /Failed to load resource|fetch user data/});

  test('@api-05 with a token that is not accepted does not end the login', async ({logIn, operation, page}) => {
    await logIn.earlierOn(operation, '/docs/api/people-index/');
    await respond(page, `${api}/**`, {status: 401, body: {error: 'expired'}});
    await operation.tryIt.open.click();
    await operation.tryIt.sends("didn't accept");
    await logIn.isLoggedInAs('MO');
  });
});

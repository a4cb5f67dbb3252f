import type {Page} from '@playwright/test';
import {client} from '../../../sandbox/settings';
import {LogInPopup} from '../../fixtures/pages/LogIn';
import {type Attempt, api, attempt, sso} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

/** Requests a token as a page of the site does: another origin, JSON, no cookies. */
const exchange = (page: Page, code: string, {verifier}: Attempt): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([url, body]) => {
      const headers = {'Content-Type': 'application/json'};
      const response = await fetch(url, {method: 'POST', credentials: 'omit', headers, body: JSON.stringify(body)});
      return (await response.json()) as Record<string, unknown>;
    },
    [
      `${sso}/oauth/token`,
      {
        client_id: client.id,
        client_secret: client.secret,
        code,
        code_verifier: verifier,
        grant_type: 'authorization_code',
        redirect_uri: new URL(page.url()).origin,
        context: '',
        scope: '',
      },
    ] as const,
  );

/** What the single sign-on sends back. The site removes it from the URL immediately, so it is read from the request. */
async function returned(page: Page, site: string, button: string): Promise<URLSearchParams> {
  const request = page.waitForRequest((one) => one.isNavigationRequest() && one.url().startsWith(`${site}/?`));
  await page.getByRole('button', {name: button}).click();
  const {searchParams} = new URL((await request).url());
  await page.waitForURL(`${site}/`);
  return searchParams;
}

/** Calls the API as a page of the site does. */
const call = (page: Page, path: string, token: unknown): Promise<{cost: string | null; body: unknown}> =>
  page.evaluate(
    async ([url, bearer]) => {
      const response = await fetch(url, {credentials: 'omit', headers: {Authorization: `Bearer ${bearer}`}});
      return {cost: response.headers.get('x-ratelimit-endpoint-cost'), body: (await response.json()) as unknown};
    },
    [`${api}${path}`, String(token)] as const,
  );

test('a page of the site can use the sandbox: log in, request a token, call the API', async ({page, baseURL}) => {
  const one = attempt(baseURL ?? '');
  await page.goto(one.url);
  const query = await returned(page, baseURL ?? '', 'Log in as Tomas Lindqvist');
  expect(query.get('state')).toBe(one.state);
  const code = query.get('code') ?? '';
  const {access_token: token, expires_in: life} = await exchange(page, code, one);
  expect(life).toBe(7200);
  expect(await call(page, '/v2/me', token)).toMatchObject({cost: '1', body: {data: {name: 'Tomas Lindqvist'}}});
  expect(await call(page, '/v2/people?page=600', token)).toMatchObject({cost: '30'});
});

test('a visitor who denies is sent back without a code', async ({page, baseURL}) => {
  await page.goto(attempt(baseURL ?? '').url);
  const query = await returned(page, baseURL ?? '', 'Deny');
  expect(query.get('error')).toBe('access_denied');
  expect(query.has('code')).toBe(false);
});

test('an error is selected on the login page and applies to this login only', async ({page, baseURL}) => {
  const one = attempt(baseURL ?? '');
  await page.goto(one.url);
  await new LogInPopup(page).provoke({tokenLife: 5, state: 'wrong'});
  const query = await returned(page, baseURL ?? '', 'Log in as Maya Okafor');
  expect(query.get('state')).not.toBe(one.state);
  expect(await exchange(page, query.get('code') ?? '', one)).toMatchObject({expires_in: 5});
});

test.describe('In the sandbox, from a page', () => {
  test.use({expectedErrors: /Failed to load resource/});

  test('@real-10 a login without a scope gets a 403 that names the scope, as users do for admin-only operations', async ({
    operation,
    logIn,
  }) => {
    const {tryIt} = operation;
    await operation.open('/docs/api/people-index/');
    const popup = await logIn.open();
    await popup.clear('people:read');
    await popup.choose('Maya Okafor');
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.sends('403');
    await expect(tryIt.outcome).toContainText('people:read');
    await expect(tryIt.responseBody).toContainText('does not have the required scopes');
    await logIn.end();
    await logIn.as('Tomas Lindqvist');
    await logIn.isLoggedInAs('TL');
    await tryIt.sends();
    await operation.open('/docs/api/data-control-requests-index/');
    await tryIt.open.click();
    await tryIt.sends('403');
  });

  test('@real-10 a 422 names the sent fields, and a list the applied filters', async ({operation, logIn}) => {
    const {tryIt} = operation;
    await logIn.earlierAs('Maya Okafor');
    await operation.open('/docs/api/people-create/');
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.body.fill('{"first_name": 3}');
    await tryIt.send.click();
    await tryIt.sendAnyway.click();
    await expect(tryIt.outcome).toContainText('422');
    await expect(tryIt.responseBody).toContainText('first_name');
    await expect(tryIt.responseBody).not.toContainText('email_address');
    await expect(tryIt.responseBody).not.toContainText('sort_by');
    await operation.open('/docs/api/people-index/');
    await tryIt.open.click();
    await tryIt.fill('query:crm_id[]', '003XX00000P7021AAA');
    await tryIt.sends();
    await expect(tryIt.responseBody).toContainText(/filtering[^]{0,80}crm_id/);
  });
});

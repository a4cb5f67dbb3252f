import type {Page} from '@playwright/test';
import {KEY, api} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const ME = '/docs/api/me-index/';
const TAGS = '/docs/api/tags-index/';

/** What a visitor left in the tab. */
const left = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('devdocs.visitor.')));

/** Holds the next responses of an operation back. @returns what lets them through */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(`${api}${path}`, async (route) => {
    const response = await route.fetch();
    await gate;
    // The page has given the call up.
    await route.fulfill({response}).catch(() => undefined);
  });
  return open;
}

test.describe('Two visitors, one after the other in one tab', () => {
  test('@real-03 B3: the next visitor sees no response, no value and no call of the first', async ({
    apiLogs,
    logIn,
    operation,
    page,
  }) => {
    const {tryIt} = operation;
    await logIn.earlierAs('Maya Okafor');
    await operation.open(TAGS);
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.fill('query:per_page', '3');
    await tryIt.sends();
    await logIn.end();
    await expect(tryIt.departure).toHaveText(
      'Logged out. The response was removed. The values of the form were removed. API Logs was cleared.',
    );
    await expect(tryIt.outcome).toBeEmpty();
    await expect(tryIt.responseBody).toHaveCount(0);
    await expect(tryIt.input('query:per_page')).toHaveValue('');
    expect(await left(page)).toEqual([]);

    await logIn.as('Tomas Lindqvist');
    await expect(tryIt.form).toContainText('Logged in as');
    await expect(tryIt.outcome).toBeEmpty();
    await apiLogs.open('/api-logs/');
    await expect(apiLogs.main).toContainText('No calls yet');
  });

  test('@real-03 S1: a call that is on its way at Log Out is given up, and neither shown nor kept', async ({
    apiLogs,
    logIn,
    operation,
    page,
  }) => {
    const {tryIt} = operation;
    const letThrough = await holdBack(page, '/v2/tags*');
    await logIn.earlierAs('Maya Okafor');
    await operation.open(TAGS);
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    const given = page.waitForEvent('requestfailed');
    await tryIt.sends('Sending');
    await logIn.end();
    expect((await given).url()).toContain('/v2/tags');
    letThrough();
    await expect(tryIt.departure).toContainText('Logged out.');
    await expect(tryIt.cancel).toHaveCount(0);
    await logIn.as('Tomas Lindqvist');
    await logIn.isLoggedInAs('TL');
    await expect(tryIt.outcome).toBeEmpty();
    expect(await left(page)).toEqual([]);
    await apiLogs.open('/api-logs/');
    await expect(apiLogs.main).toContainText('No calls yet');
  });

  test('@real-03 B3: a login keeps the values of a form, and those of a key go with the key and its response', async ({
    logIn,
    operation,
    page,
  }) => {
    const {tryIt} = operation;
    await operation.open(TAGS);
    await tryIt.open.click();
    await tryIt.fill('query:per_page', '3');
    await logIn.as('Maya Okafor');
    await expect(tryIt.form).toContainText('Logged in as');
    await expect(tryIt.input('query:per_page')).toHaveValue('3');
    await logIn.end();

    await tryIt.key.fill(KEY);
    await tryIt.fill('query:per_page', '3');
    await tryIt.sends();
    await logIn.as('Maya Okafor');
    await expect(tryIt.form).toContainText('Logged in as');
    await expect(tryIt.departure).toHaveText(
      'Logged in. The response was removed. The values of the form were removed. API Logs was cleared.',
    );
    await expect(tryIt.outcome).toBeEmpty();
    await expect(tryIt.input('query:per_page')).toHaveValue('');
    await expect.poll(() => left(page)).toEqual([]);
    await logIn.end();
    await expect(tryIt.key).toHaveValue('');
  });

  test('@real-03 B3: the confirmation of a deletion closes at the end of its login', async ({
    logIn,
    operation,
    page,
  }) => {
    await page.clock.install();
    const {tryIt} = operation;
    await logIn.earlierAs('Maya Okafor', 90);
    await operation.open('/docs/api/people-destroy/');
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.input('path:id').fill('70211');
    await tryIt.send.click();
    await expect(tryIt.dialog).toBeVisible();
    await page.clock.fastForward(91_000);
    await expect(tryIt.departure).toContainText('Your login has expired.');
    await expect(tryIt.dialog).toHaveCount(0);
  });
});

test.describe('An expired login', () => {
  test.beforeEach(({page}) => page.clock.install());

  test('@real-03 B25: shows a notice in the form, and removes response and values', async ({
    axe,
    logIn,
    operation,
    page,
  }) => {
    const {tryIt} = operation;
    await logIn.earlierAs('Maya Okafor', 90);
    await operation.open(ME);
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.sends();
    await page.clock.fastForward(91_000);
    await expect(tryIt.departure).toHaveText(
      'Your login has expired. Log in again, or enter a key. The response was removed. API Logs was cleared.',
    );
    await expect(tryIt.key).toBeVisible();
    await expect(tryIt.outcome).toBeEmpty();
    expect((await axe().include('form').analyze()).violations).toEqual([]);
    await tryIt.key.fill(KEY);
    await tryIt.sends();
    await expect(tryIt.departure).toBeEmpty();
  });

  test('@real-04 S3: never sends a call with a key that the form does not show', async ({logIn, operation, page}) => {
    const {tryIt} = operation;
    await logIn.earlierAs('Maya Okafor', 90);
    await operation.open(ME);
    await logIn.isLoggedInAs('MO');
    // As an earlier version of the site has left it.
    await page.evaluate((key) => sessionStorage.setItem('devdocs.visitor.key', key), KEY);
    await tryIt.open.click();
    await expect(tryIt.form).toContainText('Logged in as');
    // A computer that sleeps: its clock goes on, and no timer fires.
    await page.clock.setSystemTime(Date.now() + 3_600_000);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(api)) calls.push(request.url());
    });
    await tryIt.send.click();
    await expect(tryIt.departure).toContainText('Your login has expired.');
    await expect(tryIt.departure).toContainText('Nothing was sent, because the form named another login.');
    await expect(tryIt.key).toHaveValue('');
    expect(calls).toEqual([]);
  });

  test('@real-03 S8: that is found after a reload leaves no call for the next visitor', async ({
    apiLogs,
    logIn,
    operation,
    page,
  }) => {
    await logIn.earlierAs('Maya Okafor', 90);
    await operation.open(ME);
    await logIn.isLoggedInAs('MO');
    await operation.tryIt.open.click();
    await operation.tryIt.sends();
    await operation.open('/docs/platform/intro/');
    await expect.poll(() => left(page)).toEqual(['devdocs.visitor.calls']);
    // The tab is put aside, and comes back from the browser's memory of tabs when the token has expired.
    await page.goto('about:blank');
    await page.clock.setSystemTime(Date.now() + 3_600_000);
    await apiLogs.open('/api-logs/');
    await expect(logIn.button).toBeVisible();
    await expect.poll(() => left(page)).toEqual([]);
  });
});

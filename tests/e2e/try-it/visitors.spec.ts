import {hold} from '../../fixtures/conditions';
import {KEY, api} from '../../fixtures/sandbox';
import {left} from '../../fixtures/session';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const ME = '/docs/api/me-index/';
const TAGS = '/docs/api/tags-index/';

test.describe('Two visitors, one after the other in one tab', () => {
  test('@real-03 the next visitor sees nothing of the first', async ({apiLogs, logIn, operation, tryIt, page}) => {
    await operation.openLoggedIn(logIn, TAGS);
    await tryIt.fill('query:per_page', '3');
    await tryIt.sends();
    await logIn.end();
    await expect(tryIt.departure).toHaveText(
      'Logged out. Responses, values of forms, and calls in API Logs were removed.',
    );
    await expect(tryIt.outcome).toBeEmpty();
    await expect(tryIt.responseBody).toHaveCount(0);
    await expect(tryIt.input('query:per_page')).toHaveCount(0);
    expect(await left(page)).toEqual([]);

    await logIn.as('Tomas Lindqvist');
    await expect(tryIt.form).toContainText('Logged in as');
    await expect(tryIt.outcome).toBeEmpty();
    await apiLogs.open('/api-logs/');
    await expect(apiLogs.main).toContainText('No calls yet');
  });

  test('@real-03 a call that is sent before Log Out is canceled, and not kept', async ({logIn, operation, page}) => {
    const {tryIt} = operation;
    const letThrough = await hold(page, `${api}/v2/tags*`);
    await operation.openLoggedIn(logIn, TAGS);
    const canceled = page.waitForEvent('requestfailed');
    await tryIt.sends('Sending');
    await logIn.end();
    expect((await canceled).url()).toContain('/v2/tags');
    letThrough();
    await expect(tryIt.departure).toContainText('Logged out.');
    await expect(tryIt.cancel).toHaveCount(0);
    await expect(tryIt.outcome).toBeEmpty();
    await expect.poll(() => left(page)).toEqual([]);
  });

  test('@real-03 no entry of the history fills in values of the first', async ({logIn, operation, tryIt, page}) => {
    await operation.openLoggedIn(logIn, '/docs/api/people-index/');
    await tryIt.fill('query:per_page', '49');
    await operation.sidebar.link('Create a person').click();
    await operation.isAt('/docs/api/people-create/', 'Create a person');
    await logIn.end();
    await page.goBack();
    await expect(tryIt.send).toBeVisible();
    await expect(page).toHaveURL(/people-index\/$/);
    await expect(tryIt.input('query:per_page')).toHaveCount(0);
  });
});

test.describe('An expired login', () => {
  test.beforeEach(({page}) => page.clock.install());

  test('@real-03 @real-04 shows a notice in the form, removes its data, and Send has no credential', async ({
    axe,
    logIn,
    operation,
    tryIt,
    page,
  }) => {
    await operation.openLoggedIn(logIn, TAGS, 90);
    await tryIt.fill('query:per_page', '3');
    await tryIt.sends();
    await page.clock.fastForward(91_000);
    await expect(tryIt.departure).toHaveText(
      'Your login has expired. Log in again, or enter a key. Responses, values of forms, and calls in API Logs were removed.',
    );
    await expect(tryIt.outcome).toBeEmpty();
    await expect(tryIt.input('query:per_page')).toHaveCount(0);
    await expect(tryIt.form.getByText('No key or login yet')).toBeInViewport();
    expect((await axe().include('form').analyze()).violations).toEqual([]);
    await tryIt.key.fill(KEY);
    await expect(tryIt.form.getByText('No key or login yet')).toHaveCount(0);
    await tryIt.sends();
    await expect(tryIt.departure).toBeEmpty();
  });

  test('@real-04 sends no call with a key that the form does not show', async ({logIn, operation, tryIt, page}) => {
    await logIn.earlierOn(operation, ME, 90);
    // As an earlier version of the site stored it.
    await page.evaluate((key) => sessionStorage.setItem('devdocs.visitor.key', key), KEY);
    await tryIt.open.click();
    await expect(tryIt.form).toContainText('Logged in as Maya Okafor');
    // A computer that sleeps: its clock goes on, and no timer fires.
    await page.clock.setSystemTime(Date.now() + 3_600_000);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(api)) calls.push(request.url());
    });
    await tryIt.send.click();
    await expect(tryIt.departure).toContainText('Your login has expired.');
    await expect(tryIt.departure).toContainText('Nothing was sent, because the login or key has changed.');
    await expect(tryIt.key).toHaveValue('');
    expect(calls).toEqual([]);
  });
});

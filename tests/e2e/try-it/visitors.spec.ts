import {KEY, OTHER_KEY} from '../../fixtures/sandbox';
import {left} from '../../fixtures/session';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

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

  test('@real-03 a page that comes back with Back has the login of the next visitor', async ({
    logIn,
    operation,
    tryIt,
    page,
  }) => {
    await operation.openForm(TAGS, KEY);
    const items = {token: OTHER_KEY, expiry: String(Math.floor(Date.now() / 1000) + 600), initials: 'TL'};
    // The browser of these tests keeps no page whole, so this does what another page of the tab did in the meantime.
    await page.evaluate((login) => {
      sessionStorage.clear();
      sessionStorage.setItem('devdocs.visit', '7');
      for (const [key, value] of Object.entries(login)) sessionStorage.setItem(`devdocs.auth.${key}`, value);
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    }, items);
    await logIn.isLoggedInAs('TL');
    await expect(tryIt.form).toContainText('Logged in as Tomas Lindqvist');
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
});

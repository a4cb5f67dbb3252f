import {LogIn} from '../../fixtures/pages/LogIn';
import {OperationPage} from '../../fixtures/pages/OperationPage';
import {left} from '../../fixtures/session';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const ME = '/docs/api/me-index/';

test.describe('Two tabs', () => {
  test('@real-03 a duplicated tab logs out with its original, and one with its own login does not', async ({
    context,
    logIn,
    operation,
    page,
  }) => {
    await operation.openLoggedIn(logIn, ME);
    const other = new OperationPage(await context.newPage());
    const otherLogIn = new LogIn(other.page);
    await otherLogIn.earlierAs('Tomas Lindqvist');
    await other.openForm(ME);
    await other.tryIt.sends();
    const opened = context.waitForEvent('page');
    // A tab that a page opens gets a copy of its session storage, as a duplicated one does.
    await page.evaluate(() => {
      window.open(window.location.href);
    });
    const duplicate = await opened;
    const {tryIt} = new OperationPage(duplicate);
    await new LogIn(duplicate).isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.sends();
    await logIn.end();
    await new LogIn(duplicate).isLoggedOut();
    await expect(tryIt.departure).toHaveText(
      'Logged out. Responses, values of forms, and calls in API Logs were removed.',
    );
    await expect(tryIt.outcome).toBeEmpty();
    expect(await left(duplicate)).toEqual([]);
    await otherLogIn.isLoggedInAs('TL');
    await expect(other.tryIt.outcome).toContainText('200 OK');
  });
});

import {LogIn} from '../../fixtures/pages/LogIn';
import {OperationPage} from '../../fixtures/pages/OperationPage';
import {expect, test} from '../../fixtures/test';

const ME = '/docs/api/me-index/';

test.describe('Two tabs', () => {
  test('@real-03 B3: a duplicate of a tab logs out with it, and shows nothing any more', async ({
    context,
    logIn,
    operation,
    page,
  }) => {
    await logIn.earlierAs('Maya Okafor');
    await operation.open(ME);
    await logIn.isLoggedInAs('MO');
    const [twin] = await Promise.all([
      context.waitForEvent('page'),
      // A tab that a page opens gets a copy of its session storage, as a duplicated one does.
      page.evaluate(() => {
        window.open(window.location.href);
      }),
    ]);
    const copy = new OperationPage(twin);
    await new LogIn(twin).isLoggedInAs('MO');
    await copy.tryIt.open.click();
    await copy.tryIt.sends();
    await logIn.end();
    await new LogIn(twin).isLoggedOut();
    await expect(copy.tryIt.departure).toHaveText('Logged out. The response was removed. API Logs was cleared.');
    await expect(copy.tryIt.outcome).toBeEmpty();
    const left = await twin.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('visitor')));
    expect(left).toEqual([]);
  });

  test('@real-03 B3: a tab with its own login stays logged in when another one logs out', async ({
    context,
    logIn,
    operation,
  }) => {
    await logIn.earlierAs('Maya Okafor');
    await operation.open(ME);
    const other = new OperationPage(await context.newPage());
    const otherLogIn = new LogIn(other.page);
    await otherLogIn.earlierAs('Tomas Lindqvist');
    await other.open(ME);
    await otherLogIn.isLoggedInAs('TL');
    await other.tryIt.open.click();
    await other.tryIt.sends();
    await logIn.end();
    await logIn.isLoggedOut();
    await otherLogIn.isLoggedInAs('TL');
    await expect(other.tryIt.outcome).toContainText('200 OK');
  });
});

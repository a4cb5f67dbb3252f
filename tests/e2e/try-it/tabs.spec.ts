import type {Page} from '@playwright/test';
import {LogIn} from '../../fixtures/pages/LogIn';
import {OperationPage} from '../../fixtures/pages/OperationPage';
import {KEY, OTHER_KEY} from '../../fixtures/sandbox';
import {left} from '../../fixtures/session';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

const ME = '/docs/api/me-index/';

/** A tab that a page opens gets a copy of its session storage, as a duplicated one does. */
async function duplicateOf(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => {
    window.open(window.location.href);
  });
  return opened;
}

test.describe('Two tabs', () => {
  test('@real-03 a duplicated tab logs out with its original', async ({logIn, operation, page}) => {
    await operation.openLoggedIn(logIn, ME);
    const duplicate = await duplicateOf(page);
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
  });

  test('@real-03 a duplicated tab that shows another site logs out when it returns', async ({
    logIn,
    operation,
    page,
  }) => {
    await operation.openLoggedIn(logIn, ME);
    const duplicate = await duplicateOf(page);
    const duplicateLogIn = new LogIn(duplicate);
    await duplicateLogIn.isLoggedInAs('MO');
    await duplicate.goto('about:blank');
    await logIn.end();
    await duplicate.goBack();
    await duplicateLogIn.isLoggedOut();
    expect(await left(duplicate)).toEqual([]);
  });

  test('@real-03 a duplicated tab loses a key that its original replaces', async ({operation, page}) => {
    await operation.openForm(ME, KEY);
    await operation.tryIt.sends();
    const {tryIt} = new OperationPage(await duplicateOf(page));
    await tryIt.open.click();
    await expect(tryIt.key).toHaveValue(KEY);
    await operation.tryIt.edit.click();
    await operation.tryIt.key.fill(OTHER_KEY);
    await operation.tryIt.sends();
    await expect(tryIt.departure).toBeVisible();
    await expect(tryIt.key).toHaveValue('');
    await expect(operation.tryIt.key).toHaveValue(OTHER_KEY);
  });

  test('@real-03 a tab with its own login stays logged in', async ({context, logIn, operation}) => {
    await operation.openLoggedIn(logIn, ME);
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

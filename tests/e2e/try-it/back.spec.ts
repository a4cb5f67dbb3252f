import type {Page} from '@playwright/test';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

/**
 * A page that the browser keeps whole and shows again with Back. The browser of these tests keeps none, so another page of the tab is
 * played here: it leaves in session storage what Log Out and the next visitor leave there, and the browser says `pageshow`.
 */
async function comeBack(page: Page, nextVisitor: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.evaluate((items) => {
    const visit = Number(sessionStorage.getItem('devdocs.visit'));
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('devdocs.')) sessionStorage.removeItem(key);
    sessionStorage.setItem('devdocs.visit', String(visit + 1));
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  }, nextVisitor);
}

test.describe('A page that comes back with Back', () => {
  test('@real-03 B3: shows nothing of a visitor who has logged out meanwhile', async ({logIn, operation, page}) => {
    const {tryIt} = operation;
    await logIn.earlierAs('Maya Okafor');
    await operation.open('/docs/api/me-index/');
    await logIn.isLoggedInAs('MO');
    await tryIt.open.click();
    await tryIt.sends();
    await comeBack(page);
    await logIn.isLoggedOut();
    await expect(tryIt.outcome).toBeEmpty();
    await expect(tryIt.departure).toContainText('The response was removed.');
  });

  test('@real-03 B3: shows no data of a visitor who typed a key, and keeps the data of the next visitor', async ({
    operation,
    page,
  }) => {
    const {tryIt} = operation;
    await operation.open('/docs/api/people-index/');
    await tryIt.openWith(KEY);
    await tryIt.fill('query:per_page', '3');
    await tryIt.sends();
    const draft = JSON.stringify({values: {'query:per_page': ['7']}});
    await comeBack(page, {'devdocs.visitor.draft.v2/people-index': draft});
    await expect(tryIt.key).toHaveValue('');
    await expect(tryIt.outcome).toBeEmpty();
    await expect(tryIt.departure).toContainText('The login in this tab has changed.');
    await expect(tryIt.input('query:per_page')).toHaveValue('7');
  });

  test('@real-03 B3: is logged in as the visitor who has logged in meanwhile', async ({logIn, operation, page}) => {
    await operation.open('/docs/api/me-index/');
    await operation.tryIt.call(KEY);
    const expiry = String(Math.floor(Date.now() / 1000) + 600);
    await comeBack(page, {'devdocs.auth.token': 'abc', 'devdocs.auth.expiry': expiry, 'devdocs.auth.initials': 'TL'});
    await logIn.isLoggedInAs('TL');
    await expect(operation.tryIt.form).toContainText('Logged in as');
    await expect(operation.tryIt.outcome).toBeEmpty();
  });

  test('@real-04 B3: takes over a key that another page of the tab replaced or removed', async ({operation, page}) => {
    const {tryIt} = operation;
    await operation.open('/docs/api/me-index/');
    await tryIt.call(KEY);
    const keepPage = (key: string): Promise<void> =>
      page.evaluate((text) => {
        if (text === '') sessionStorage.removeItem('devdocs.visitor.key');
        else sessionStorage.setItem('devdocs.visitor.key', text);
        window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
      }, key);
    await keepPage('another-key');
    await expect(tryIt.key).toHaveValue('another-key');
    await keepPage('');
    await expect(tryIt.key).toHaveValue('');
  });
});

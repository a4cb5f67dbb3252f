import type {Page} from '@playwright/test';
import {KEY, OTHER_KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

test.use({reuseContext: false});

/**
 * Shows a page that the browser kept whole again, as Back does. The browser of these tests keeps none, so this does what
 * another page of the tab did in the meantime, and fires `pageshow`.
 */
async function comeBack(page: Page, items: Readonly<Record<string, string>>, isNewVisit = true): Promise<void> {
  await page.evaluate(
    ([stored, isNew]) => {
      const visit = Number(sessionStorage.getItem('devdocs.visit'));
      for (const key of Object.keys(sessionStorage))
        if (isNew && key.startsWith('devdocs.')) sessionStorage.removeItem(key);
      if (isNew) sessionStorage.setItem('devdocs.visit', String(visit + 1));
      for (const [key, value] of Object.entries(stored))
        if (value) sessionStorage.setItem(key, value);
        else sessionStorage.removeItem(key);
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    },
    [items, isNewVisit] as const,
  );
}

test.describe('A page that comes back with Back', () => {
  test('@real-03 shows the values of the next visitor, and then their login', async ({logIn, operation, page}) => {
    const {tryIt} = operation;
    await operation.openForm('/docs/api/people-index/', KEY);
    await tryIt.fill('query:per_page', '3');
    await tryIt.sends();
    const draft = new URLSearchParams({'query:per_page': '7', origin: 'account'}).toString();
    await comeBack(page, {'devdocs.visitor.draft.v2/people-index': draft});
    await expect(tryIt.key).toHaveValue('');
    await expect(tryIt.outcome).toBeEmpty();
    await expect(tryIt.departure).toContainText('The login in this tab has changed.');
    await expect(tryIt.input('query:per_page')).toHaveValue('7');

    const expiry = String(Math.floor(Date.now() / 1000) + 600);
    await comeBack(page, {
      'devdocs.auth.token': OTHER_KEY,
      'devdocs.auth.expiry': expiry,
      'devdocs.auth.initials': 'TL',
    });
    await logIn.isLoggedInAs('TL');
    await expect(tryIt.form).toContainText('Logged in as Tomas Lindqvist');
  });

  test('@real-04 has the key that another page of the tab stored or removed', async ({operation, tryIt, page}) => {
    await operation.open('/docs/api/me-index/');
    await tryIt.call(KEY);
    for (const key of ['another-key', '']) {
      await comeBack(page, {'devdocs.visitor.key': key}, false);
      await expect(tryIt.key).toHaveValue(key);
    }
  });
});

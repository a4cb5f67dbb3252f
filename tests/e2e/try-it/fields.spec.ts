import type {Locator} from '@playwright/test';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';

test.describe('A name in the response', () => {
  test.describe('On a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test('@hand-06 is explained by a tap, and the explanation leads to the field', async ({operation, tryIt, page}) => {
      await operation.open('/docs/api/me-index/');
      await tryIt.open.tap();
      await tryIt.key.fill(KEY);
      await tryIt.send.tap();
      await expect(tryIt.form.getByText('Point to a name, tap it')).toBeVisible();
      const name = tryIt.responseBody.getByRole('link', {name: 'first_name', exact: true});
      await name.tap();
      await expect(tryIt.explanation).toContainText('data.first_name string');
      expect(await tryIt.explanation.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
      await expect(tryIt.form).toBeVisible();
      await tryIt.explanation.getByRole('link').tap();
      await expect(tryIt.form).toBeHidden();
      await expect(page).toHaveURL(/#response-200-data\.first_name$/);
      await expect(operation.field('response-200-data.first_name')).toBeInViewport();
    });
  });
});

test('@form-02 @hand-06 parameters and fields of the text are added to the request', async ({
  operation,
  tryIt,
  page,
}) => {
  await operation.open(PEOPLE);
  const add = (name: string): Locator =>
    operation.main.getByRole('button', {name: `Add ${name} to the request`, exact: true});
  await operation.field('query-per_page').hover();
  await add('per_page').click();
  await expect(tryIt.input('query:per_page')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await add('updated_at').click();
  await expect(tryIt.input('query:updated_at[gt]')).toBeFocused();
  await expect(tryIt.input('query:per_page')).toHaveValue('7');
  await tryIt.close.click();
  await expect(add('per_page')).toBeFocused();

  await test.step('a field is added to the body', async () => {
    await operation.open('/docs/api/people-create/');
    await add('do_not_contact').click();
    await expect(tryIt.body).toHaveValue(/"do_not_contact": \n\}$/);
    await page.keyboard.press('Enter');
    await expect(tryIt.body).toHaveValue(/"do_not_contact": true\n\}$/);
  });
});

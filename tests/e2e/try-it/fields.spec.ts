import type {Locator} from '@playwright/test';
import {KEY} from '../../fixtures/sandbox';
import {expect, test} from '../../fixtures/test';

const PEOPLE = '/docs/api/people-index/';

test.describe('A name in the response', () => {
  test('@hand-06 shows its type and description, by mouse and by keyboard', async ({operation, tryIt, page}) => {
    await operation.openForm(PEOPLE, KEY);
    await tryIt.fill('query:ids[]', '70211');
    await tryIt.send.click();
    await tryIt.responseBody.getByRole('link', {name: 'email_address', exact: true}).first().hover();
    await expect(tryIt.explanation).toHaveText(/^data\.email_address string, nullable\W+Main work email address/);
    await tryIt.responseBody.locator('summary', {hasText: 'counts'}).first().hover();
    await expect(tryIt.explanation).toContainText('data.counts object');

    await test.step('the arrow keys go from name to name, and Enter goes to the field', async () => {
      await tryIt.responseBody.locator('summary', {hasText: 'counts'}).first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(tryIt.explanation).toContainText(/^data\.counts\.\w+ integer/);
      const name = await tryIt.explanation.getByRole('link').innerText();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#response-200-${name}$`));
      await expect(page.locator(':target')).toBeInViewport();
      await expect(tryIt.statusLine).toBeVisible();
    });
  });

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

test('@hand-06 a parameter of the text is added to the request', async ({operation, tryIt, page}) => {
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
});

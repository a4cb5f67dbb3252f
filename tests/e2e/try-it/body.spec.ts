// cspell:words emial
import {expect, test} from '../../fixtures/test';

const CREATE = '/docs/api/people-create/';
const TASK = '/docs/api/tasks-create/';

test.use({usesAccount: false});

const segment = (name: 'Form' | 'JSON') => ({hasText: new RegExp(`^${name}$`)});

test('@form-02 a body is completed with the record that the visitor created', async ({operation, page}) => {
  const {tryIt} = operation;
  const list = page.getByRole('listbox', {name: 'Suggestions'});
  await operation.openForm(CREATE);
  await tryIt.body.fill('{\n  "email_address": "tiago.moreira@cobaltdental.example"\n}');
  await tryIt.sends(/20[01]/);
  await operation.openForm(TASK);
  await tryIt.body.fill('{"subject": "Call"}');
  await tryIt.form.getByRole('button', {name: 'Add a field'}).click();
  await page.keyboard.type('person_id');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option').first()).toContainText(/^\d+/);
  await page.keyboard.press('Enter');
  await expect(tryIt.body).toHaveValue(/"person_id": "?\d+"?\}$/);
});

test('@form-02 a long body is checked and sent as it is, although it is read at a pause', async ({operation, page}) => {
  const {tryIt} = operation;
  const body = (field: string): string =>
    JSON.stringify({
      tags: Array.from({length: 900}, (_, index) => `tag ${String(index)}`),
      [field]: 'ada@acme.example',
    });
  await operation.openForm(CREATE);
  await tryIt.body.fill(body('email_address'));
  await tryIt.body.fill(body('emial_address'));
  await page.keyboard.press('Control+Enter');
  await expect(tryIt.form).toContainText('Not sent.');
  await expect(tryIt.form).toContainText('email_address');
  await tryIt.body.fill(body('email_address'));
  await tryIt.sends(/20[01]/);
  await expect(tryIt.responseBody).toContainText('ada@acme.example');
});

test('@form-03 the form and the JSON are one text, and the next form opens in the same view', async ({
  operation,
  axe,
}) => {
  const {tryIt} = operation;
  const views = tryIt.form.getByRole('radiogroup', {name: 'How to write the body'}).locator('label');
  await operation.openForm(CREATE);
  await tryIt.body.fill('{ "unknown": [1,  2], "email_address": "a" }');
  await views.filter(segment('Form')).click();
  const email = tryIt.form.getByLabel('email_address', {exact: true});
  await email.fill('lena.vogt@cobaltdental.example');
  expect((await axe().include('[data-try-it]').analyze()).violations).toEqual([]);
  await tryIt.send.click();
  // The unknown field is wrong at its row.
  await expect(tryIt.form.getByLabel('unknown', {exact: true})).toBeFocused();
  await tryIt.form.getByRole('button', {name: 'Remove unknown'}).click();
  await tryIt.sends(/20[01]/);
  await tryIt.edit.click();
  await views.filter(segment('JSON')).click();
  await expect(tryIt.body).toHaveValue('{ "email_address": "lena.vogt@cobaltdental.example" }');
  await views.filter(segment('Form')).click();
  await operation.openForm(TASK);
  await expect(tryIt.form.getByRole('radio', {name: 'Form', exact: true})).toBeChecked();
});

test('@form-02 @hand-06 a field of the text is added to the body', async ({operation, page}) => {
  const {tryIt} = operation;
  await operation.open(CREATE);
  await operation.field('body-do_not_contact').hover();
  await operation.main.getByRole('button', {name: 'Add do_not_contact to the request'}).click();
  await expect(tryIt.body).toHaveValue(/"do_not_contact": \n\}$/);
  await page.keyboard.press('Enter');
  await expect(tryIt.body).toHaveValue(/"do_not_contact": true\n\}$/);
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('@form-03 @form-04 the form comes first, and the text has suggestions as buttons', async ({axe, operation}) => {
    const {tryIt} = operation;
    await operation.open(CREATE);
    await tryIt.open.tap();
    await expect(tryIt.form.getByLabel('email_address', {exact: true})).toBeVisible();
    await tryIt.form.locator('label').filter(segment('JSON')).tap();
    await tryIt.body.fill('{"ph');
    await tryIt.form.getByRole('group', {name: 'Suggestions'}).getByRole('button', {name: 'phone', exact: true}).tap();
    await expect(tryIt.body).toHaveValue('{"phone": ""');
    await expect(tryIt.body).toBeFocused();
    expect((await axe().include('[data-try-it]').analyze()).violations).toEqual([]);
    expect(await operation.sidewaysScroll()).toBe(0);
  });
});

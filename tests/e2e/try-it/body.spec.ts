import {expect, test} from '../../fixtures/test';

const CREATE = '/docs/api/people-create/';

test.use({usesAccount: false});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('@form-03 @form-04 the form comes first, and the text has suggestions as buttons', async ({axe, operation}) => {
    const {tryIt} = operation;
    await operation.open(CREATE);
    await tryIt.open.tap();
    await expect(tryIt.form.getByLabel('email_address', {exact: true})).toBeVisible();
    expect((await axe().include('[data-try-it]').analyze()).violations).toEqual([]);
    await tryIt.form
      .locator('label')
      .filter({hasText: /^JSON$/})
      .tap();
    await tryIt.body.fill('{"ph');
    await tryIt.form.getByRole('group', {name: 'Suggestions'}).getByRole('button', {name: 'phone', exact: true}).tap();
    await expect(tryIt.body).toHaveValue('{"phone": ""');
    await expect(tryIt.body).toBeFocused();
    expect((await axe().include('[data-try-it]').analyze()).violations).toEqual([]);
    expect(await operation.sidewaysScroll()).toBe(0);
  });
});

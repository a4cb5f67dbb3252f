// cspell:words emial
import {beforeEach, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {KEY, respondWith, api, button, notice, openTryIt, outcome, tryIt} from './openTryIt';

const CREATED = '{"email_address": "paula.carvalho@cobaltdental.example"}';

beforeEach(async () => {
  await page.viewport(1350, 900);
  sessionStorage.clear();
  localStorage.clear();
  api.mockReset();
  respondWith();
});

const lastUrl = (): URL => new URL(api.mock.lastCall?.[0] as string);
const lastBody = () => api.mock.lastCall?.[1]?.body;
const stored = (): string => JSON.stringify(sessionStorage);
const switchTo = (target: string) => tryIt.form.getByText(target, {exact: true}).click();

test('a parameter is added by a part of its name, and the wrong value of a list is named', async () => {
  await openTryIt('people-index');
  const add = tryIt.input('Add a parameter');
  await add.fill('not_contact');
  await userEvent.keyboard('{Enter}');
  const added = tryIt.input('do_not_contact');
  await expect.element(added).toHaveFocus();
  await expect.element(added).toHaveAccessibleDescription(/opted out of all outreach/);
  await button('Remove do_not_contact').click();
  await expect.element(added).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await add.fill('ids[]');
  await tryIt.input('ids[]').fill(' 70211 \nmany');
  await tryIt.send.click();
  await expect.element(tryIt.input('ids[]')).toHaveFocus();
  await expect.element(tryIt.input('ids[]')).toHaveAccessibleDescription(/Line 2: Must be a whole number\./);
  expect(api).not.toHaveBeenCalled();
  await tryIt.input('ids[]').fill(' 70211 \n70212 ');
  await tryIt.send.click();
  await outcome().toContain('200 OK');
  expect(lastUrl().searchParams.getAll('ids[]')).toEqual(['70211', '70212']);
});

test('@api-02 a list opens empty, and the sync example joins what is there, until a reset', async () => {
  await openTryIt('people-index');
  const sent = async (): Promise<object> => {
    await tryIt.send.click();
    await outcome().toContain('200 OK');
    await tryIt.edit.click();
    return Object.fromEntries(lastUrl().searchParams);
  };
  expect(await sent()).toEqual({});
  await tryIt.input('Add a parameter').fill('page');
  await tryIt.input('page').fill('2');
  await button('Insert the sync example').click();
  const example = {per_page: '100', sort_by: 'updated_at', 'updated_at[gt]': expect.any(String) as string};
  expect(await sent()).toEqual({page: '2', ...example});
  expect(button(/^Remove /).elements()).toHaveLength(4);
  await button('Reset all').click();
  expect(button(/^Remove /).elements()).toEqual([]);
});

test('@form-02 a body starts with what is required, can be the full example, and comes back', async () => {
  await openTryIt('people-create');
  await expect.element(tryIt.body).toHaveValue('{\n  "email_address": "leila@brightwater.example"\n}');
  await tryIt.body.fill('{"first_name": "Ada"}');
  await button('Insert the full example').click();
  await expect.element(tryIt.body).toHaveValue(expect.stringContaining('"last_name": "Novak"') as string);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(tryIt.body).toHaveValue('{"first_name": "Ada"}');
  await expect.element(button('Bring back my body')).not.toBeInTheDocument();
  await button('Insert the full example').click();
  await button('Bring back my body').click();
  await expect.element(tryIt.body).toHaveValue('{"first_name": "Ada"}');
  await expect.element(tryIt.body).toHaveFocus();
});

test('@api-03 a body is sent as it was typed, and what the description rejects is pointed at', async () => {
  await openTryIt('people-create');
  await tryIt.send.click();
  await outcome().toContain('200 OK');
  await tryIt.edit.click();
  await tryIt.body.fill('{\n  "email_address": \n}');
  await expect.element(tryIt.form).toHaveTextContent('Line 3, column 1');
  await tryIt.send.click();
  await expect.element(tryIt.body).toHaveFocus();
  await tryIt.body.fill('{"email_address": "a", "first_name": 3}');
  await tryIt.send.click();
  await expect.element(tryIt.form).toHaveTextContent('first_name Must be text.');
  await expect.element(tryIt.body).toHaveAttribute('aria-invalid', 'true');
  // The response of the request before.
  await expect.element(tryIt.form.getByLabelText('Response', {exact: true})).not.toBeVisible();
  await tryIt.body.fill('{"first_name": "Priya"}');
  await expect.element(tryIt.body).toHaveAccessibleDescription(/Enter email_address, or phone and last_name\./);
  expect(api).toHaveBeenCalledOnce();
  const typed = '{"email_address": "a", "account_id": 9007199254740993123}';
  await tryIt.body.fill(typed);
  await expect.element(button('Send anyway')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await outcome().toContain('200 OK');
  expect(lastBody()).toBe(typed);
});

test('@api-05 what only the description is against can be sent anyway, and a missing parameter cannot', async () => {
  await openTryIt('people-update');
  await tryIt.body.fill('{"first_name": "Priya"}');
  await tryIt.send.click();
  await expect.element(tryIt.input('id')).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent. Fix the fields marked above.');
  await expect.element(button('Send anyway')).not.toBeInTheDocument();
  await tryIt.input('id').fill('70211');
  await button('Send anyway').click();
  await outcome().toContain('200 OK');
  expect(lastBody()).toBe('{"first_name": "Priya"}');
});

test('@form-02 a long body is checked and sent as it is, although it is read at a pause', async () => {
  const long = (field: string): string => JSON.stringify({first_name: 'x'.repeat(12_000), [field]: 'a'});
  await openTryIt('people-create');
  await tryIt.body.fill(long('email_address'));
  await tryIt.body.fill(long('emial_address'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent.');
  await expect.element(tryIt.form.getByRole('listitem').last()).toHaveTextContent(/^emial_address/);
  await tryIt.body.fill(long('email_address'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await outcome().toContain('200 OK');
  expect(lastBody()).toBe(long('email_address'));
});

test('@form-03 the form and the JSON are one text, and the next form opens in the same view', async () => {
  await openTryIt('people-create');
  await tryIt.body.fill('{ "unknown": [1,  2], "email_address": "a" }');
  await tryIt.form.getByText('Form', {exact: true}).click();
  await tryIt.input('email_address').fill('lena.vogt@cobaltdental.example');
  await tryIt.send.click();
  // The unknown field is wrong at its row.
  await expect.element(tryIt.input('unknown')).toHaveFocus();
  await button('Remove unknown').click();
  await tryIt.form.getByText('JSON', {exact: true}).click();
  await expect.element(tryIt.body).toHaveValue('{ "email_address": "lena.vogt@cobaltdental.example" }');
  await tryIt.form.getByText('Form', {exact: true}).click();
  await openTryIt('people-update');
  await expect.element(tryIt.form.getByRole('radio', {name: 'Form', exact: true})).toBeChecked();
});

test('@run-06 the records of responses are offered with their names, also in a body', async () => {
  respondWith({data: [{id: 70211, name: 'Ana'}, {id: 70212}]});
  await openTryIt('people-index');
  await tryIt.send.click();
  await outcome().toContain('200 OK');
  await tryIt.edit.click();
  await tryIt.input('Add a parameter').fill('ids[]');
  await tryIt.input('ids[]').fill('5');
  await button('70211 Ana').click();
  await expect.element(tryIt.input('ids[]')).toHaveValue('5\n70211');
  await openTryIt('people-show');
  await button('70211 Ana').click();
  await expect.element(tryIt.input('id')).toHaveValue('70211');
  await expect.element(button('70211 Ana')).not.toBeInTheDocument();
  const known = [{resource: 'accounts', id: '5501', name: 'Brightwater'}];
  sessionStorage.setItem('devdocs.visitor.ids', JSON.stringify({target: 'account', known, created: []}));
  await openTryIt('people-create');
  await tryIt.body.fill('{"email_address": "a"}');
  await button('Add a field').click();
  await userEvent.keyboard('account_id{Enter}');
  await expect.element(page.getByRole('option')).toHaveTextContent('5501');
  await userEvent.keyboard('{Enter}');
  await expect.element(tryIt.body).toHaveValue('{"email_address": "a", "account_id": 5501}');
});

test('@target-02 IDs of the sandbox are put back on demand, and a write with them asks first', async () => {
  await openTryIt('people-update');
  await switchTo('Sandbox');
  await tryIt.input('id').fill('70213');
  await tryIt.body.fill('{"email_address": "a", "account_id": 5501}');
  await switchTo('Your account');
  await expect.element(tryIt.input('id')).toHaveValue('');
  await expect.element(tryIt.body).toHaveValue('{"email_address": "a"}');
  await expect.element(tryIt.form).toHaveTextContent('can be those of other records: id, account_id.');
  await button('Put them back').click();
  await expect.element(tryIt.input('id')).toHaveValue('70213');
  await tryIt.send.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('This request was for the sandbox before');
  await expect.element(dialog).toHaveTextContent('PUT https://api.example.com/v2/people/70213');
  await expect.element(dialog).toHaveTextContent('{"email_address": "a", "account_id": 5501}');
  expect(api).not.toHaveBeenCalled();
  await dialog.getByRole('button', {name: 'Send PUT request'}).click();
  await outcome().toContain('200 OK');
});

test('@hand-07 typing a key removes nothing, and sending with another one removes what the first one made', async () => {
  sessionStorage.setItem('devdocs.visitor.draft.v2/people-show', 'path%3Aid=70211');
  respondWith({}, 401);
  await openTryIt('people-create', {key: 'mistyped'});
  await tryIt.body.fill(CREATED);
  await tryIt.send.click();
  await outcome().toContain('401');
  await tryIt.edit.click();
  await tryIt.key.fill(`Bearer ${KEY}`);
  await expect.element(tryIt.key).toHaveValue(KEY);
  respondWith();
  await tryIt.send.click();
  await outcome().toContain('200 OK');
  // A mistyped key belongs to no visitor.
  await notice().toBe('');
  expect(stored()).toContain('people-show');
  await tryIt.edit.click();
  await tryIt.key.fill('ak_second_0123456789');
  await notice().toBe('');
  await outcome().toContain('200 OK');
  await tryIt.send.click();
  await notice().toBe('The key was replaced. Earlier responses and calls in API Logs were removed.');
  await outcome().toContain('200 OK');
  expect(JSON.parse(sessionStorage.getItem('devdocs.visitor.calls') ?? '')).toHaveLength(1);
  expect(stored()).not.toContain(KEY);
  expect(stored()).not.toContain('people-show');
  await tryIt.edit.click();
  await expect.element(tryIt.key).toHaveValue('ak_second_0123456789');
  await expect.element(tryIt.body).toHaveValue(CREATED);
  await expect.element(tryIt.key).toHaveAttribute('type', 'password');
  expect(JSON.stringify(localStorage)).not.toContain(KEY);
  await button('Clear key').click();
  await expect.element(tryIt.key).toHaveFocus();
  await notice().toContain('The key was removed. Responses, values of forms, and calls in API Logs were removed.');
  expect(sessionStorage.getItem('devdocs.visitor.calls')).toBeNull();
});

test.each(['another-key', ''])('@real-04 after Back, the form has the key %j that another page stored', async (key) => {
  await openTryIt('people-index');
  sessionStorage.setItem('devdocs.visitor.key', key);
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  await expect.element(tryIt.key).toHaveValue(key);
});

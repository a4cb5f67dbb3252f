import {afterEach, beforeEach, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {endVisit} from '@site/src/features/visit';
import {respondWith, api, button, notice, openTryIt, outcome, tryIt} from './openTryIt';

beforeEach(async () => {
  await page.viewport(1350, 900);
  sessionStorage.clear();
  api.mockReset();
  respondWith();
});
const {href} = window.location;
afterEach(() => window.history.replaceState(null, '', href));

const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', {name});
const left = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith('devdocs.visitor.'));

test.each([
  [320, 400],
  [1350, 900],
])('@real-08 the dialog before a deletion is in the middle of %i × %i pixels', async (width, height) => {
  await page.viewport(width, height);
  await openTryIt('people-destroy');
  await tryIt.input('id').fill('70211');
  await tryIt.send.click();
  await expect.element(dialog).toBeVisible();
  const box = dialog.element().getBoundingClientRect();
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(10);
  expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(10);
  expect(box.width).toBeLessThan(width);
  expect(box.height).toBeLessThan(height);
});

test('@real-08 the dialog before a deletion returns the focus on Escape, Cancel and Send', async () => {
  await openTryIt('people-destroy');
  await tryIt.input('id').fill('70211');
  tryIt.send.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(tryIt.send).toHaveFocus();
  tryIt.input('id').element().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await inDialog('Cancel').click();
  await expect.element(tryIt.input('id')).toHaveFocus();
  expect(api).not.toHaveBeenCalled();
  respondWith(null, 204);
  tryIt.send.element().focus();
  await userEvent.keyboard('{Enter}');
  await inDialog('Send DELETE request').click();
  await outcome().toContain('204');
  expect(document.querySelector('[data-outcome]')).toHaveFocus();
});

test('@real-04 a link to a write is confirmed, with method, URL, account and body, also after a reload', async () => {
  const body = encodeURIComponent('{"email_address":"Attacker"}');
  window.history.replaceState(null, '', `#try-it?path:id=&path:id=991&body=${body}`);
  await openTryIt('people-update');
  expect(window.location.hash).toBe('');
  await tryIt.send.click();
  // The first value is blank, and so is the field: a required one.
  await expect.element(tryIt.input('id')).toHaveFocus();
  await userEvent.keyboard('70211');
  await tryIt.send.click();
  await expect.element(dialog).toHaveTextContent('This request was filled in by a link');
  await expect.element(dialog).toHaveTextContent('PUT https://api.example.com/v2/people/70211');
  await expect.element(dialog).toHaveTextContent("Writes to this key's account");
  await expect.element(dialog).toHaveTextContent('"email_address":"Attacker"');
  await inDialog('Cancel').click();
  // A second visit from storage, without the link, is still not the visitor's own.
  await openTryIt('people-update');
  await tryIt.send.click();
  expect(api).not.toHaveBeenCalled();
  await inDialog('Send PUT request').click();
  await outcome().toContain('200');
});

test('@work-04 a write with a key says whose data it changes, and a read does not', async () => {
  await openTryIt('people-create', {key: ''});
  await expect.element(tryIt.form).toHaveTextContent('No key or login yet');
  await tryIt.key.fill('ak_1');
  await expect.element(tryIt.form).toHaveTextContent("Writes to this key's account");
  await openTryIt('people-index');
  await expect.element(tryIt.form).not.toHaveTextContent('Writes to');
});

test('@real-03 a call that is on its way when a visit ends is canceled, and not kept', async () => {
  let signal: AbortSignal | null | undefined;
  api.mockImplementation((_, init) => {
    ({signal} = init ?? {});
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('Aborted')));
    });
  });
  await openTryIt('people-index');
  await tryIt.send.click();
  await outcome().toBe('Sending…');
  endVisit('loggedOut');
  await notice().toBe('Logged out. Responses, values of forms, and calls in API Logs were removed.');
  expect(signal?.aborted).toBe(true);
  await outcome().toBe('');
  await expect.element(button('Cancel')).not.toBeInTheDocument();
  await expect.poll(left).toEqual([]);
});

test('@real-04 a call is not sent if the visit has ended since the form was drawn', async () => {
  await openTryIt('people-index');
  // Another page of this tab, of which this one has heard nothing.
  sessionStorage.setItem('devdocs.visit', '7');
  await tryIt.send.click();
  await notice().toContain('Nothing was sent, because the login or key has changed.');
  expect(api).not.toHaveBeenCalled();
});

test.each([
  ['sandbox', '{"email_address":"mine"}'],
  ['account', ''],
])('@target-01 a call of the sandbox that a link repeats leaves its body there: %s', async (target, body) => {
  window.history.replaceState(null, '', '/docs/api/people-create/');
  const call = {
    ...{id: 'one', page: '/docs/api/people-create/', method: 'POST', path: '/v2/people', query: '', at: 0, took: 1},
    ...{fragment: '#try-it?', isSandbox: true, request: {text: '{"email_address":"mine"}'}},
  };
  sessionStorage.setItem('devdocs.visitor.calls', JSON.stringify([call]));
  await openTryIt('people-create');
  await tryIt.body.fill('{"email_address": "typed"}');
  window.location.hash = `#try-it?target=${target}&call=one`;
  await expect.element(tryIt.form.getByRole('radio', {checked: true}).first()).toHaveAttribute('value', target);
  await expect.element(tryIt.body).toHaveValue(body);
});

test('@run-04 in the sandbox, the visitor takes a scope or the whole key away', async () => {
  await openTryIt('people-index');
  await tryIt.form.getByText('Sandbox', {exact: true}).click();
  await tryIt.form.getByText('Key, scopes, points, and records').click();
  await tryIt.form.getByRole('checkbox', {name: 'Scope'}).click();
  await tryIt.send.click();
  await outcome().toContain('The operation requires the scope people:all.');
  await tryIt.edit.click();
  await tryIt.form.getByRole('checkbox', {name: 'Key'}).click();
  await tryIt.send.click();
  await outcome().toContain('The request had no key.');
  expect(api).not.toHaveBeenCalled();
});

test('@real-03 a page that comes back with Back shows the values of the next visitor', async () => {
  await openTryIt('people-index');
  await tryIt.input('Add a parameter').fill('per_page');
  await tryIt.input('per_page').fill('3');
  await tryIt.send.click();
  await outcome().toContain('200 OK');
  sessionStorage.clear();
  sessionStorage.setItem('devdocs.visit', '7');
  sessionStorage.setItem('devdocs.visitor.draft.v2/people-index', 'query%3Aper_page=7&origin=account');
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  await notice().toContain('The login in this tab has changed.');
  await expect.element(tryIt.key).toHaveValue('');
  await outcome().toBe('');
  await expect.element(tryIt.input('per_page')).toHaveValue('7');
});

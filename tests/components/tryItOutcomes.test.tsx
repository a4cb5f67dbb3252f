// cspell:ignore Aname
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {KEY, respondWith, api, button, openTryIt, outcome, tryIt} from './openTryIt';

const {saved} = vi.hoisted(() => ({saved: vi.fn<(file: Blob, name: string) => void>()}));
vi.mock('@site/src/utils/download', () => ({download: saved}));

beforeEach(() => {
  sessionStorage.clear();
  api.mockReset();
  respondWith();
});
afterEach(() => vi.useRealTimers());

/** The label of a view, which is above the form. */
const view = (name: string) => page.getByText(name, {exact: true}).first();

async function send(): Promise<void> {
  await openTryIt('people-show');
  await tryIt.input('id').fill('70211');
  await tryIt.send.click();
}

test.each([
  ['with a wrong token', 401, {}, "didn't accept the token or key"],
  ['without the scope', 403, {}, 'The operation requires the scope people:all.'],
  ['of a missing record', 404, {}, 'Record not found.'],
  ['that breaks the API', 500, '<html>', 'The API returned an error.'],
])('@api-05 a request %s says what happened', async (_, status, body, words) => {
  respondWith(body, status, typeof body === 'string' ? 'text/html' : undefined);
  await send();
  await outcome().toContain(words);
});

test.each([
  [true, "Either the API can't be reached, or its response doesn't allow this site to read it (CORS)."],
  [false, "You're offline. Nothing was sent."],
])('@api-05 a request that does not arrive says why, with a network: %s', async (onLine, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  api.mockRejectedValue(new TypeError('Failed to fetch'));
  await send();
  await outcome().toContain(words);
  await expect.element(tryIt.send).toHaveTextContent('Send again');
});

test('@api-05 a request that hangs can be canceled, and ends after 30 seconds', async () => {
  api.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('Aborted')));
      }),
  );
  await send();
  await button('Cancel').click();
  await outcome().toContain('Canceled.');
  await expect.element(tryIt.send).toHaveFocus();
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  await tryIt.send.click();
  await outcome().toBe('Sending…');
  await vi.advanceTimersByTimeAsync(30_000);
  await outcome().toContain('No response within 30 seconds.');
});

test('@hand-02 the response is shown as soon as the request is sent, unless the visitor goes back', async () => {
  let respond: (response: Response) => void = () => undefined;
  api.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  await openTryIt('people-index');
  await view('Response').click();
  await expect.element(tryIt.form).toHaveTextContent('No response yet.');
  await view('Request').click();
  tryIt.key.element().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await outcome().toBe('Sending…');
  // The input is hidden, so the focus goes to what remains.
  await expect.element(button('Sending…')).toHaveFocus();
  await view('Request').click();
  tryIt.key.element().focus();
  respond(Response.json({id: 1}));
  await outcome().toContain('200 OK');
  await expect.element(tryIt.key).toHaveFocus();
  await view('Response').click();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy body').click();
  expect(copied).toHaveBeenCalledWith('{\n  "id": 1\n}');
});

test.each([
  ['a file of 10.0 MB', `"${'x'.repeat(10_000_000)}"`, 'people-show.json'],
  ['a file of 6 B', new Blob([new Uint8Array([37, 80, 68, 70, 0, 255])]), '70211'],
])('a response that is large, or no text, is offered as %s', async (words, body, name) => {
  respondWith(body, 200, typeof body === 'string' ? undefined : 'application/pdf');
  await send();
  await expect.element(tryIt.form).toHaveTextContent(words);
  await button('Download').click();
  expect(saved.mock.lastCall?.[1]).toBe(name);
});

test.each<[what: string, body: string | Blob]>([
  ['null', 'null'],
  ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['300 levels', '{"a":'.repeat(300) + '1' + '}'.repeat(300)],
  ['a line of a megabyte', `"${'x'.repeat(1_000_000)}"`],
  ['a name of 200 kB', `{"${'n'.repeat(200_000)}":1}`],
  ['no JSON', '<html>'],
  ['bytes that are no text', new Blob([new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d])])],
])('@real-05 a response of any shape is shown, and the form still works: %s', async (_, body) => {
  respondWith(body);
  await send();
  await outcome().toContain('200 OK');
  await expect.element(tryIt.send).toBeVisible();
});

test('@api-05 the errors of a 422 stay until other content takes the place of theirs', async () => {
  respondWith({errors: {email_address: ['is taken'], phone: ['is too short']}}, 422);
  await openTryIt('people-create');
  await tryIt.body.fill('{"email_address": "a@cobaltdental.example", "phone": "1"}');
  await tryIt.send.click();
  await tryIt.edit.click();
  await expect.element(tryIt.body).toHaveFocus();
  await expect.element(page.getByText('email_address is taken')).toBeVisible();
  await expect.element(tryIt.body).toHaveAttribute('aria-invalid', 'true');
  await button('Insert the full example').click();
  await expect.element(tryIt.form).not.toHaveTextContent('phone is too short');
  await expect.element(tryIt.body).not.toHaveAttribute('aria-invalid');
  await outcome().toContain('422');
});

test('@real-05 of many errors, twenty are listed', async () => {
  const many = Object.fromEntries([...Array(5000).keys()].map((n) => [`f${String(n)}`, ['no']]));
  respondWith({errors: many}, 422);
  await openTryIt('people-create');
  await tryIt.send.click();
  await tryIt.edit.click();
  await expect.element(page.getByText(/^and \d+ more$/)).toHaveTextContent('and 4980 more');
});

test('@shown-03 a form sends a file that nothing keeps, and a download is saved under its name', async () => {
  const headers = {'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="q1 report.pdf"'};
  api.mockImplementation(() => Promise.resolve(new Response('%PDF', {headers})));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openTryIt('files-create');
  await tryIt.send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent.');
  await tryIt.input('file').upload(new File(['a,b'], 'report.csv', {type: 'text/csv'}));
  await tryIt.input('name').fill('Q1');
  await button('Copy link').click();
  expect(copied.mock.lastCall?.[0]).toMatch(/#try-it\?body%3Aname=Q1$/);
  await tryIt.send.click();
  await outcome().toContain('200 OK');
  await button('Download').click();
  const [blob, name] = saved.mock.lastCall ?? [];
  expect([name, await blob?.text()]).toEqual(['q1 report.pdf', '%PDF']);
  const {body, headers: sentHeaders} = api.mock.lastCall?.[1] ?? {};
  const file = (body as FormData).get('file') as File;
  expect([(body as FormData).get('name'), file.name, await file.text()]).toEqual(['Q1', 'report.csv', 'a,b']);
  // The browser adds the type, which has the boundary.
  expect(sentHeaders).toEqual({Accept: 'application/pdf', Authorization: `Bearer ${KEY}`});
  const stored = JSON.stringify(sessionStorage);
  expect(stored).toContain('report.csv (3 B)');
  expect(stored).not.toContain('a,b');
  await tryIt.edit.click();
  await button('Reset all').click();
  await expect.element(tryIt.input('file')).toHaveValue('');
});

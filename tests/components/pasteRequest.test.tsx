import {beforeEach, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {button, openTryIt, tryIt} from './openTryIt';

const TOKEN = 'v2_ak_never_shown_0123456789';
const API = 'https://api.example.com';

vi.mock('@site/src/features/reference-sidebar/core/sidebarStore', () => ({
  loadSidebar: () => Promise.resolve(),
  loadedSidebar: (name: string) => {
    const link = (method: string, path: string, href: string) => ({
      ...{label: '', path, href},
      className: `operation operation--${method}`,
    });
    const operations = [
      link('put', '/v2/people/{id}', window.location.pathname),
      link('post', '/v2/tasks', '/docs/api/tasks-create/'),
    ];
    const overview = {label: '', href: '/'};
    return {overview, sections: name === 'api-v2.0' ? [{groups: [{...overview, operations}]}] : []};
  },
}));

const open = () => openTryIt('people-update', {key: ''});
const {body, key} = tryIt;
const id = tryIt.input('id');
const use = page.getByRole('dialog').getByRole('button', {name: 'Use this request'});
const text = page.getByRole('dialog').getByRole('textbox');

/** Pastes as the browser does: the event, then the text. */
async function pasteInto(element: HTMLElement, pasted: string): Promise<void> {
  element.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', pasted);
  element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, pasted);
  await Promise.resolve();
}

beforeEach(() => {
  sessionStorage.clear();
});

test('@form-05 a pasted command fills the form, and what does not fit is listed once', async () => {
  await open();
  await button('Paste a request').click();
  await use.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Paste a request first.');
  await text.fill(
    `curl -E a.pem -X PUT '${API}/v2/people/5?name=1' -H 'Authorization: Bearer ${TOKEN}' -d '{"title": "CTO"}'`,
  );
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(id).toHaveValue('5');
  await expect.element(body).toHaveValue('{"title": "CTO"}');
  await expect.element(page.getByText('Filled in from the pasted request.')).toBeVisible();
  const notes = document.querySelector('[data-pasted]');
  expect(notes).toHaveFocus();
  expect(notes).toHaveTextContent(
    /A credential was dropped.*The option --cert is left out.*The parameter name is unknown/,
  );
  await expect.poll(() => document.body.innerHTML).not.toContain(TOKEN);
  expect(page.getByRole('dialog').elements()).toEqual([]);
  // The dialog starts empty again.
  await button('Paste a request').click();
  await expect.element(text).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(id).toHaveValue('5');
});

test('@form-05 a body alone is the body, and what is no request is refused', async () => {
  await open();
  await button('Paste a request').click();
  await text.fill('List all people');
  await use.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is no curl command');
  await text.fill(`GET /v2/tusks/${TOKEN}`);
  await use.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^No operation has this path\.$/);
  await text.fill('GET /v2/tusks');
  await use.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The nearest one is /v2/tasks.');
  await text.fill('{"title": "CFO"}');
  await use.click();
  await expect.element(body).toHaveValue('{"title": "CFO"}');
});

test('@form-05 a request in a field is offered, and never taken silently', async () => {
  await open();
  const field = id.element() as HTMLInputElement;
  await pasteInto(field, `curl -X PUT ${API}/v2/people/5 -H 'Authorization: Bearer ${TOKEN}' -d '{}'`);
  expect(field.value).toContain('curl -X PUT');
  await button('Use this request').click();
  await expect.element(id).toHaveValue('5');
  await expect.poll(() => document.body.innerHTML).not.toContain(TOKEN);
  await expect.element(button('Use this request')).not.toBeInTheDocument();
});

test('@form-05 also one in the field of the key, which then has what it had', async () => {
  await open();
  await pasteInto(key.element() as HTMLInputElement, `${API}/v2/people/5?token=${TOKEN}`);
  await button('Use this request').click();
  await expect.element(key).toHaveValue('');
  await expect.element(id).toHaveValue('5');
});

test('@form-05 JSON and a URL in a string of the body stay a paste', async () => {
  await open();
  await id.fill('1');
  const field = body.element() as HTMLTextAreaElement;
  await pasteInto(field, '{"a": 1}');
  await expect.element(button('Use this request')).not.toBeInTheDocument();
  await body.fill('{"url": "');
  field.setSelectionRange(9, 9);
  await pasteInto(field, `${API}/v2/people/5`);
  await expect.element(button('Use this request')).not.toBeInTheDocument();
});

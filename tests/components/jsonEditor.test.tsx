// cspell:ignore emial
import {type ReactNode, useState} from 'react';
import {beforeEach, describe, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {type BodyDescription, JsonEditor, type WantedField} from '@site/src/features/body-editor';
import {described, schema} from '../unit/features/body-editor/body';

const description: BodyDescription = {
  schema,
  idsFor: described.idsFor,
  rowOf: (names) => `#body-${names.join('.')}`,
  onFollow: () => undefined,
  check: (text) =>
    text.includes('emial') ? [{path: 'emial', text: 'Did you mean phone?', isName: true, fix: 'phone'}] : [],
};

function Harness({initial}: {readonly initial: string}): ReactNode {
  const [value, setValue] = useState(initial);
  const [wanted, setWanted] = useState<WantedField>();
  return (
    <>
      <label htmlFor="body">Body</label>
      <JsonEditor
        id="body"
        value={value}
        onChange={setValue}
        description={description}
        problems={[]}
        isRequired
        isInvalid={false}
        describedBy={undefined}
        wanted={wanted}
      />
      <button type="button" onClick={() => setWanted({names: ['settings', 'priority']})}>
        Add settings.priority
      </button>
    </>
  );
}

const body = page.getByRole('textbox', {name: 'Body'});
const list = page.getByRole('listbox', {name: 'Suggestions'});
const options = list.getByRole('option');
const selected = list.getByRole('option', {selected: true});

/** Opens an editor with the caret at the mark, and waits for its help. */
async function open(marked: string): Promise<HTMLTextAreaElement> {
  const position = marked.indexOf('|');
  await render(<Harness initial={marked.replace('|', '')} />);
  const element = body.element() as HTMLTextAreaElement;
  element.focus();
  element.setSelectionRange(position, position);
  await expect.element(body).toHaveAttribute('aria-autocomplete', 'list');
  return element;
}

beforeEach(() => page.viewport(1366, 768));

describe('@form-02 Completion', () => {
  test('names and values are chosen by keyboard, and undo takes them back', async () => {
    const element = await open('{\n  "phone": "1"\n  |\n}');
    await userEvent.keyboard('"job');
    await expect.element(selected).toHaveTextContent('job_seniority');
    await userEvent.keyboard('{Enter}');
    expect(element.value).toBe('{\n  "phone": "1",\n  "job_seniority": ""\n}');
    // The values follow at once.
    await expect.element(options).toHaveLength(2);
    expect(getComputedStyle(selected.element()).outlineStyle, 'the selected one is marked').toBe('solid');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    expect(element.value).toBe('{\n  "phone": "1",\n  "job_seniority": "executive"\n}');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(element.value).toBe('{\n  "phone": "1",\n  "job_seniority": ""\n}');
  });

  test('an option can be clicked, and the textarea keeps the focus', async () => {
    const element = await open('{|}');
    await userEvent.keyboard('{Control>} {/Control}');
    await expect.element(options.first()).toHaveTextContent('email_address');
    await options.filter({hasText: 'archived'}).click();
    expect(element.value).toBe('{"archived": }');
    await options.filter({hasText: 'true'}).click();
    expect(element.value).toBe('{"archived": true}');
    await expect.element(body).toHaveFocus();
  });

  test('the quote that ends a string opens no list', async () => {
    await open('{|}');
    await userEvent.keyboard('"phone"');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('a name and a value that are typed in full are completed too', async () => {
    const element = await open('{"phone": "1"|}');
    await page.getByRole('button', {name: 'Add a field'}).click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('person_id{Enter}');
    await expect.element(options).toHaveTextContent(/Ana/);
    await userEvent.keyboard('{Enter}');
    expect(element.value).toBe('{"phone": "1", "person_id": 1234567890123456789}');
    await userEvent.keyboard(', "archived{Enter}true');
    await expect.element(list).not.toBeInTheDocument();
    expect(element.value).toBe('{"phone": "1", "person_id": 1234567890123456789, "archived": true}');
  });

  test('a field of the text of the page is added with its values, or found', async () => {
    const element = await open('{"phone": "1"|}');
    const button = page.getByRole('button', {name: 'Add settings.priority'});
    await button.click();
    await expect.element(options).toHaveLength(2);
    expect(element.value).toBe('{"phone": "1", "settings": {"priority": ""}}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(element.value).toBe('{"phone": "1", "settings": {"priority": "high"}}');
    await button.click();
    await expect.element(body).toHaveFocus();
    expect(element.value).toBe('{"phone": "1", "settings": {"priority": "high"}}');
    expect(element.selectionStart).toBe(element.value.indexOf('high'));
  });

  test('one line has the type, the meaning and the row of the field at the caret', async () => {
    await open('{"email_address": "|"}');
    const line = page.getByRole('status').filter({hasText: 'email_address'});
    await expect.element(line).toHaveTextContent('email_address string · Address of the person.');
    await expect.element(line.getByRole('link')).toHaveAttribute('href', '#body-email_address');
  });

  test('a wrong name is marked, and replaced by the one that was meant', async () => {
    const element = await open('{"em|ial": "1"}');
    const fix = page.getByRole('button', {name: 'Use phone'});
    await fix.click();
    expect(element.value).toBe('{"phone": "1"}');
  });
});

describe('@form-04 The editor is a textarea', () => {
  test('Escape closes the list only, and Tab leaves', async () => {
    const element = await open('{|}');
    let escapes = 0;
    const count = ({key}: KeyboardEvent): void => void (key === 'Escape' && escapes++);
    document.addEventListener('keydown', count);
    await userEvent.keyboard('"');
    await expect.element(list).toBeVisible();
    expect(element.getAttribute('aria-controls')).toBe(list.element().id);
    expect(element.getAttribute('aria-activedescendant')).toBe(selected.element().id);
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(element.hasAttribute('aria-activedescendant')).toBe(false);
    expect(escapes).toBe(0);
    await userEvent.keyboard('{Escape}');
    expect(escapes).toBe(1);
    document.removeEventListener('keydown', count);
    await userEvent.keyboard('{Control>} {/Control}');
    await expect.element(list).toBeVisible();
    await userEvent.tab();
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', {name: 'Add a field'})).toHaveFocus();
    expect(element.value).toBe('{"}');
  });

  test('nothing is chosen while a word is composed', async () => {
    const element = await open('{|}');
    await userEvent.keyboard('"');
    await expect.element(list).toBeVisible();
    const press = new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true, cancelable: true});
    expect(element.dispatchEvent(press)).toBe(true);
    expect(element.value).toBe('{"}');
  });

  test('Enter keeps the indentation, and Format takes one undo', async () => {
    const element = await open('{"settings": {|}}');
    await userEvent.keyboard('{Enter}');
    expect(element.value).toBe('{"settings": {\n  \n}}');
    expect(element.selectionStart).toBe('{"settings": {\n  '.length);
    await userEvent.keyboard('{Alt>}{Shift>}F{/Shift}{/Alt}');
    expect(element.value).toBe('{\n  "settings": {}\n}');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(element.value).toBe('{"settings": {\n  \n}}');
  });

  test('the lines below the text have its places, also when they wrap', async () => {
    const element = await open(`{|\n  "phone": "${'long '.repeat(60)}",\n\n  "tags": []\n}`);
    const overlay = element.nextElementSibling as HTMLElement;
    await expect.poll(() => overlay.textContent).toBe(element.value.replaceAll('\n', ''));
    expect(overlay.clientHeight).toBe(element.clientHeight);
    const lines = [...overlay.children].map((line) => line.getBoundingClientRect().height);
    expect(lines[2]).toBe(lines[0]);
    expect(Math.round((lines[1] ?? 0) / (lines[0] ?? 1))).toBeGreaterThan(1);
  });

  test('a long text scrolls in one part, and loading the help moves nothing', async () => {
    const text = JSON.stringify({tags: Array(60).fill('one')}, null, 2);
    await render(<Harness initial={text} />);
    const element = body.element() as HTMLTextAreaElement;
    const frame = element.closest('[class*=scroller]') ?? element;
    const before = frame.getBoundingClientRect().height;
    element.focus();
    await expect.element(body).toHaveAttribute('aria-autocomplete', 'list');
    expect(frame.getBoundingClientRect().height).toBe(before);
    expect(element.scrollHeight).toBe(element.clientHeight);
    expect(element.clientHeight).toBe(frame.scrollHeight);
    expect(frame.scrollHeight).toBeGreaterThan(2 * frame.clientHeight);
    element.setSelectionRange(text.length, text.length);
    await userEvent.keyboard(' ');
    expect(frame.scrollTop).toBeGreaterThan(100);
  });

  test('a text of more than 200 kB has no colors, and all its characters', async () => {
    const text = JSON.stringify({phone: 'x'.repeat(210_000)});
    const element = await open(`|${text}`);
    expect(element.value).toBe(text);
    expect((element.nextElementSibling as HTMLElement).hidden).toBe(true);
    expect(getComputedStyle(element).color).not.toBe('rgba(0, 0, 0, 0)');
  });
});

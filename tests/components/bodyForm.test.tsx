import {type FormEvent, type ReactNode, useState} from 'react';
import {beforeEach, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import type {BodyDescription, WantedField} from '@site/src/features/body-editor';
import {BodyForm} from '@site/src/features/body-editor/BodyForm';
import {described, schema} from '../unit/features/body-editor/body';

const description: BodyDescription = {
  schema,
  idsFor: described.idsFor,
  rowOf: () => undefined,
  onFollow: () => undefined,
  check: () => [],
};

interface HarnessProps {
  readonly initial: string;
  readonly line?: number;
}

function Harness({initial, line}: HarnessProps): ReactNode {
  const [value, setValue] = useState(initial);
  const [wanted, setWanted] = useState<WantedField>();
  return (
    <>
      <BodyForm
        prefix="body-"
        value={value}
        onChange={setValue}
        description={description}
        problems={[
          {path: 'attendees.0.email', text: 'Must be an email address.'},
          {path: 'base', text: 'Wrong.'},
        ]}
        syntax={line === undefined ? undefined : {line, column: 1, words: 'Line 2.'}}
        onShowText={(place) => setValue(String(place.line))}
        wanted={wanted}
      />
      <button type="button" onClick={() => setWanted({names: ['settings', 'name']})}>
        Want it
      </button>
      <pre data-text>{value}</pre>
    </>
  );
}

const text = (): string => document.querySelector('[data-text]')?.textContent ?? '';
const field = (name: string) => page.getByLabelText(name, {exact: true});
const button = (name: string) => page.getByRole('button', {name, exact: true});

const BODY = `{
    "unknown":  [1,   2],
    "email_address": "a@b.example",
    "person_id": 12345678901234567890
}`;

beforeEach(() => page.viewport(1366, 768));

test('@form-03 an input changes its value, and all other text stays', async () => {
  await render(<Harness initial={BODY} />);
  await field('email_address').fill('c@d.example');
  expect(text()).toBe(BODY.replace('a@b', 'c@d'));
  await field('person_id').fill('12345678901234567891');
  expect(text()).toContain('"person_id": 12345678901234567891\n');
  // An empty number isn't sent, and its row stays.
  await field('person_id').fill('');
  expect(text()).not.toContain('person_id');
  await expect.element(field('person_id')).toHaveFocus();
  await userEvent.keyboard('7');
  expect(text()).toContain('"person_id": 7\n}');
  await expect.element(field('unknown')).toHaveValue('[1,   2]');
});

test('@form-03 required fields are first, others are found by words, and removed', async () => {
  await render(<Harness initial="{}" />);
  await expect.element(field('email_address')).toHaveAttribute('aria-required', 'true');
  await expect.element(field('phone')).not.toBeInTheDocument();
  await button('Add a field').click();
  await userEvent.keyboard('senior');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('job_seniority')).toHaveFocus();
  expect(text()).toBe('{}');
  await field('job_seniority').selectOptions('executive');
  expect(text()).toBe('{\n  "job_seniority": "executive"\n}');
  await button('Remove job_seniority').click();
  expect(text()).toBe('{}');
  await expect.element(button('Add a field')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Filter fields')).toHaveValue('');
});

test('@form-03 lists have values, and lists of objects have cards with problems at their rows', async () => {
  await render(<Harness initial={'{"tags": ["one"], "attendees": [{}]}'} />);
  // At once, so that the form can lead the focus there.
  expect(document.querySelector('[aria-invalid]')?.id).toBe('body-attendees.0.email');
  await button('Add a value').click();
  await expect.element(field('tags 2')).toHaveFocus();
  await userEvent.keyboard('two');
  await button('Remove tags 1').click();
  expect(text()).toBe('{"tags": ["two"], "attendees": [{}]}');
  const email = page.getByRole('group', {name: 'attendees 1'}).getByLabelText('email', {exact: true});
  await expect.element(email).toHaveAccessibleDescription(/Must be an email address\./);
  await email.fill('x');
  expect(text()).toContain('"attendees": [{"email": "x"}]');
  await button('Add to attendees').click();
  expect(text()).toContain('[{"email": "x"}, {}]');
  await button('Remove attendees 2').click();
  await expect.element(page.getByText('Wrong.')).toBeVisible();
});

test('@form-03 dates have pickers with an offset, and IDs of responses a press', async () => {
  await render(
    <Harness initial={'{"due_date": "2026-01-02", "starts_at": "2026-01-02T03:04:05-04:00", "person_id": 1}'} />,
  );
  await field('due_date').fill('2026-02-03');
  await field('starts_at').fill('2026-02-03T04:05:06');
  await page.getByLabelText('Offset from UTC').selectOptions('Z');
  await page.getByRole('button', {name: /Ana/}).click();
  expect(text()).toBe(
    '{"due_date": "2026-02-03", "starts_at": "2026-02-03T04:05:06Z", "person_id": 1234567890123456789}',
  );
});

test('@form-03 what has several shapes is JSON, and is neither taken nor sent before it can be read', async () => {
  const sent: string[] = [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    sent.push(text());
  };
  await render(
    <form onSubmit={send}>
      <Harness initial={'{"step": {"type": "email"}}'} />
      <button type="submit">Send</button>
    </form>,
  );
  await field('step').fill('type: phone');
  await button('Send').click();
  expect(sent).toEqual([]);
  expect(text()).toBe('{"step": {"type": "email"}}');
  await expect.element(field('step')).toHaveFocus();
  await field('step').fill('{"type": "phone"}');
  await button('Send').click();
  expect(sent).toEqual(['{"step": {"type": "phone"}}']);
});

test('@form-03 JSON in the form has no indentation of the body, which stays in the body', async () => {
  await render(<Harness initial={'{\n  "step": {\n    "type": "email"\n  }\n}'} />);
  await expect.element(field('step')).toHaveValue('{\n  "type": "email"\n}');
  await field('step').fill('{\n  "type": "phone"\n}');
  expect(text()).toBe('{\n  "step": {\n    "type": "phone"\n  }\n}');
});

test('@form-03 while the text cannot be read, the form shows the line', async () => {
  await render(<Harness initial={'{\n  "email_address": \n}'} line={2} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Line 2.');
  await expect.element(page.getByText('"email_address":', {exact: true})).toBeVisible();
  await button('Edit the JSON').click();
  expect(text()).toBe('2');
});

test('@form-03 a field of the text of the page gets a row', async () => {
  await render(<Harness initial="{}" />);
  await button('Want it').click();
  await expect.element(field('settings.name')).toHaveFocus();
  await userEvent.keyboard('x');
  expect(text()).toBe('{\n  "settings": {"name": "x"}\n}');
});

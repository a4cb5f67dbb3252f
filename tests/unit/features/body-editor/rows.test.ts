import {parseTree} from 'jsonc-parser';
import {describe, expect, test} from 'vitest';
import {dateTimeParts, rawOf, rowsOf, shownText} from '../../../../src/features/body-editor/core/rows';
import {schema} from './body';

const rows = (text: string) => rowsOf(schema, parseTree(text));
const kindsIn = (text: string) => Object.fromEntries(rows(text).map(({id, kind}) => [id, kind]));

describe('@form-03 The form has a row for each field', () => {
  test('nested objects have dotted names, and what has several shapes is JSON', () => {
    expect(kindsIn('{}')).toEqual({
      archived: 'choice',
      attendees: 'cards',
      custom_fields: 'json',
      due_date: 'date',
      email_address: 'text',
      job_seniority: 'choice',
      languages: 'list',
      phone: 'text',
      person_id: 'number',
      reference: 'text',
      'settings.name': 'text',
      'settings.priority': 'text',
      starts_at: 'date-time',
      step: 'json',
      tags: 'list',
    });
  });

  test('required ones are first, and those of an optional object only if the body has it', () => {
    const required = (text: string) => rows(text).filter(({isRequired}) => isRequired);
    expect(required('{}').map(({id}) => id)).toEqual(['email_address']);
    expect(required('{"settings": {}}').map(({id}) => id)).toEqual(['email_address', 'settings.name']);
    expect(
      rows('{}')
        .slice(0, 2)
        .map(({id}) => id),
    ).toEqual(['email_address', 'phone']);
  });

  test('a value of another shape, and a field that is not described, are JSON', () => {
    expect(kindsIn('{"tags": "one", "settings": 5, "other": 1, "phone": ["x"]}')).toMatchObject({
      tags: 'json',
      settings: 'json',
      other: 'json',
      phone: 'json',
    });
  });

  test('a card has the rows of its item', () => {
    const text = '{"attendees": [{"organizer": true, "x": 1}]}';
    const attendees = rows(text).find(({id}) => id === 'attendees');
    const card = rowsOf(attendees?.schema.items ?? {}, attendees?.node?.children?.[0], ['attendees', 0]);
    expect(card.map(({path, id, name}) => [path, id, name])).toEqual([
      [['attendees', 0, 'email'], 'attendees.0.email', 'email'],
      [['attendees', 0, 'organizer'], 'attendees.0.organizer', 'organizer'],
      [['attendees', 0, 'x'], 'attendees.0.x', 'x'],
    ]);
  });
});

test('@form-03 numbers keep their digits, and an incomplete one is a string', () => {
  expect(['12345678901234567890', '1.50', '-', '5a', ''].map((text) => rawOf('number', text))).toEqual([
    '12345678901234567890',
    '1.50',
    '"-"',
    '"5a"',
    '""',
  ]);
  const text = '{"person_id": 12345678901234567890, "phone": "\\u00e9"}';
  expect(
    rows(text)
      .filter(({node}) => node)
      .map(({node}) => shownText(text, node)),
  ).toEqual(['é', '12345678901234567890']);
});

test.each([
  ['2026-09-14T09:30:00-04:00', {local: '2026-09-14T09:30:00', offset: '-04:00'}],
  ['2026-09-14T09:30Z', {local: '2026-09-14T09:30', offset: 'Z'}],
  ['2026-09-14T09:30:00.123Z', {local: '2026-09-14T09:30:00', offset: 'Z'}],
  ['2026-09-14', undefined],
  ['tomorrow', undefined],
])('@form-03 %s has inputs for its parts, or one for its text', (text, parts) => {
  expect(dateTimeParts(text)).toEqual(parts);
});

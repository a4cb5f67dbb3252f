// cspell:ignore ector ress
import {describe, expect, test} from 'vitest';
import type {Schema} from '../../../../openapi/model/spec';
import {completionsAt, fieldAt} from '../../../../src/features/body-editor/core/completions';
import {choose, described, labelsAt, schema, withCaret} from './body';

describe('@form-02 The names of a body are completed', () => {
  test('required ones are first, then those of alternatives, then those of the description', () => {
    expect(labelsAt('{"|').slice(0, 4)).toEqual(['email_address', 'phone', 'archived', 'attendees']);
    const {items} = completionsAt('{"', 2, described);
    expect(items.filter(({isRequired}) => isRequired).map(({label}) => label)).toEqual(['email_address']);
  });

  test('those that any part of a combination requires are first', () => {
    const parts: Schema[] = ['b', 'c'].map((name) => ({type: 'object', required: [name], properties: {[name]: {}}}));
    const {items} = completionsAt('{"', 2, {...described, schema: {properties: {a: {}}, allOf: parts}});
    expect(items.map(({label}) => label)).toEqual(['b', 'c', 'a']);
  });

  test.each([
    ['{"email_address": "a", "a|', ['archived', 'attendees', 'starts_at']],
    ['{"PERSON|"', ['person_id']],
    ['{"settings": {"|', ['name', 'priority']],
    ['{"attendees": [{"email": "a"}, {"|', ['email', 'organizer']],
    ['{"step": {"type": "phone", "|', ['instructions']],
    ['[{"|', []],
  ])('%s', (marked, labels) => {
    expect(labelsAt(marked).slice(0, 5)).toEqual(labels);
  });

  test.each([
    ['{"ph|', 'phone', '{"phone": "|"'],
    ['{|}', 'archived', '{"archived": |}'],
    ['{"at|}', 'attendees', '{"attendees": [|]}'],
    ['{"se|"}', 'settings', '{"settings": {|}}'],
    ['{"phone": "1" |}', 'tags', '{"phone": "1", "tags": [|]}'],
    ['{\n  "ar|\n  "phone": "1"\n}', 'archived', '{\n  "archived": |,\n  "phone": "1"\n}'],
    ['{"em|": "a"}', 'email_address', '{"email_address"|: "a"}'],
  ])('%s with %s', (marked, label, after) => {
    expect(choose(marked, label)).toBe(after);
  });
});

describe('@form-02 The values of a body are completed', () => {
  test.each([
    ['{"archived": |', ['true', 'false']],
    ['{"job_seniority": "|"}', ['director', 'executive']],
    ['{"settings": {"priority": "|', ['low', 'high']],
    ['{"due_date": "|', ['2026-09-14']],
    ['{"reference": |', ['null']],
    ['{"languages": ["fr", "|"]}', ['de', 'it']],
    ['|', ['{}']],
  ])('%s', (marked, labels) => {
    expect(labelsAt(marked)).toEqual(labels);
  });

  test('a date-time has the offset of the browser', () => {
    expect(labelsAt('{"starts_at": |')[0]).toMatch(/^2026-09-14T09:30:00[+-]\d\d:\d\d$/);
  });

  test.each([
    ['{"job_seniority": "dir|ector", "phone": "1"}', 'director', '{"job_seniority": "director"|, "phone": "1"}'],
    ['{"person_id": |}', '1234567890123456789', '{"person_id": 1234567890123456789|}'],
    ['{"tags": |}', '[]', '{"tags": [|]}'],
  ])('%s with %s', (marked, label, after) => {
    expect(choose(marked, label)).toBe(after);
  });
});

describe('@form-02 The field at the caret is described', () => {
  test.each([
    ['{"email_address": "a|"', ['email_address'], 'string', 'Address of the person.'],
    ['{"attendees": [{"email": |', ['attendees', 0, 'email'], 'string', ''],
    ['{"starts_at|": ', ['starts_at'], 'date-time', ''],
    ['{"reference": |', ['reference'], 'string or null', ''],
  ])('%s', (marked, path, type, about) => {
    expect(fieldAt(...withCaret(marked), schema)).toEqual({path, type, about});
  });

  test('text without a description has no field', () => {
    expect(fieldAt(...withCaret('{"unknown": |'), schema)).toBeUndefined();
    expect(fieldAt(...withCaret('|'), schema)).toBeUndefined();
  });
});

import {describe, expect, test} from 'vitest';
import {fieldsOf} from '../../../../src/features/try-it/core/fields';
import {initialDraft, isInitial, publicDraft, readDraft} from '../../../../src/features/try-it/core/draft';

describe('The draft of a form with initial values', () => {
  const parameters = ['sort_by', 'page'].map((name) => ({name, in: 'query', schema: {type: 'string'}}) as const);
  const form = {fields: fieldsOf({parameters}), hasBody: true, initial: {'query:sort_by': ['updated_at']}};

  test('is initial until a value or the body differs', () => {
    expect(isInitial(initialDraft(form), form)).toBe(true);
    expect(isInitial({values: {'query:page': [' '], 'query:sort_by': ['updated_at']}, body: undefined}, form)).toBe(
      true,
    );
    expect(isInitial({values: {}, body: undefined}, form)).toBe(false);
    expect(isInitial({values: {...form.initial, 'query:page': ['2']}, body: undefined}, form)).toBe(false);
    expect(isInitial({...initialDraft(form), body: '{}'}, form)).toBe(false);
  });
});

describe('A stored draft', () => {
  test('comes back as it was', () => {
    const draft = {values: {'query:page': ['2']}, body: '{}'};
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([null, '', '{', 'null', '[]', '5', '{"values":5}', '{"values":{"a":5,"b":[1]}}', '{"body":{}}'])(
    'is empty when it is %s',
    (text) => {
      expect(readDraft(text)).toEqual({values: {}, body: undefined});
    },
  );

  test('has no secret, not even from invalid JSON', () => {
    const values = {'header:x-signature': ['abc'], 'query:a': ['1']};
    expect(publicDraft({values, body: '{"password": "x"'})).toEqual({values: {'query:a': ['1']}, body: ''});
  });
});

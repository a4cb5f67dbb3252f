import {describe, expect, test} from 'vitest';
import {
  type Draft,
  EMPTY_DRAFT,
  draftOf,
  draftText,
  fragmentOf,
  isInitial,
  readDraft,
} from '../../../../src/features/try-it/core/draft';
import {fieldsOf} from '../../../../src/features/try-it/core/fields';

const parameters = ['sort_by', 'page'].map((name) => ({name, in: 'query', schema: {type: 'string'}}) as const);
const form = {fields: fieldsOf({parameters}), hasBody: true};

test('a draft is initial until a value or the body differs', () => {
  expect(isInitial(EMPTY_DRAFT, form)).toBe(true);
  expect(isInitial({...EMPTY_DRAFT, values: {'query:page': [' ']}}, form)).toBe(true);
  expect(isInitial({...EMPTY_DRAFT, values: {'query:page': ['2']}}, form)).toBe(false);
  expect(isInitial({...EMPTY_DRAFT, body: '{}'}, form)).toBe(false);
});

describe('A draft in a link or in the storage', () => {
  const draft: Draft = {
    values: {'query:ids': ['1', '2'], 'query:name': ['a&b=c#d'], 'query:page': [''], 'header:x-signature': ['abc']},
    body: '{"a": 1, "callback_token": "wht_1"}',
    isLinked: true,
  };

  test('comes back without secrets and empty values', () => {
    const stored = readDraft(draftText(draft, 'account'));
    expect(stored).toEqual({
      values: {'query:ids': ['1', '2'], 'query:name': ['a&b=c#d']},
      body: '{\n  "a": 1\n}',
      isLinked: true,
      isMoved: false,
      origin: 'account',
    });
    const {isMoved: _, origin: __, ...linked} = stored;
    expect(draftOf(fragmentOf({...draft, isLinked: false}))).toEqual(linked);
    expect(readDraft(draftText({values: {}, body: '{"password": "x"'}, 'account')).body).toBe('');
  });

  test.each([
    ['{"callback_url": "https://x.example/h?token=hunter2"}', '{}'],
    ['{"headers": ["Authorization: Bearer hunter2"]}', '{\n  "headers": [\n    null\n  ]\n}'],
    ['{"pairs": {"field": "password", "value": "hunter2"}}', '{}'],
    ['{"pwd": "hunter2", "auth": "hunter2", "private_key": "hunter2", "pass_word": "hunter2"}', '{}'],
    ['{"passphrase": "hunter2", "otp": 1, "user_pin": 2, "mfa_code": 3, "cvv": 4, "otpCode": 5, "accessKey": 6}', '{}'],
    ['{"pinned": true, "spinning": 1}', '{"pinned": true, "spinning": 1}'],
    ['{"text": "{\\"password\\": \\"hunter2\\"}", "url": "https://user:hunter2@x.example/"}', '{}'],
    ['{"notes": "v2_ak_101_hunter2", "API Key": "hunter2", "about": "Basic aHVudGVyMg=="}', '{}'],
    [
      '{"pass": 1, "twoFactor": 2, "pass\\u200bword": 3, "a": "sk_test_hunter2", "b": "ftp://me:hunter2@db.example"}',
      '{}',
    ],
    ['{"pw": "hunter2", "note": "my password is hunter2", "memo": "PIN code: 1, the api key is 4f6c1f0e"}', '{}'],
    ['{"note": "4111 1111 1111 1111", "card": 5500005555555559, "amex": "paid with 3782-822463-10005"}', '{}'],
    [
      '{"a": "The password is required", "b": "The token is expired.", "id": 4111111111111112, "at": 1790000000000}',
      '{"a": "The password is required", "b": "The token is expired.", "id": 4111111111111112, "at": 1790000000000}',
    ],
    ['{"name": "Signature Foods"}', '{"name": "Signature Foods"}'],
    [
      '{"a": "Secretary: Board", "b": "cc:x@y.example", "signature": true}',
      '{"a": "Secretary: Board", "b": "cc:x@y.example", "signature": true}',
    ],
    ['{"note": "Reset your password, and author the reply"}', '{"note": "Reset your password, and author the reply"}'],
  ])('keeps of %s no secret, and all else', (body, kept) => {
    expect(JSON.parse(readDraft(draftText({values: {}, body}, 'account')).body ?? '')).toEqual(JSON.parse(kept));
  });

  test('has a long body in the storage only', () => {
    const long = {values: {}, body: JSON.stringify('x'.repeat(3000))};
    expect(readDraft(draftText(long, 'account')).body).toBe(long.body);
    expect(draftOf(fragmentOf(long))?.body).toBeUndefined();
  });

  test('is no other fragment', () => {
    expect(draftOf('#query-page')).toBeUndefined();
    expect(draftOf('')).toBeUndefined();
  });
});

import {describe, expect, test} from 'vitest';
import {publicDraft, readDraft} from '../../../../src/features/try-it/core/draft';

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

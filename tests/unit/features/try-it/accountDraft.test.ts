import {expect, test} from 'vitest';
import {accountDraft, withoutIds} from '../../../../src/features/try-it/core/accountDraft';

test.each([
  ['{"person_id": 70211, "ids": [1], "upsert_key": "id", "title": "Lead"}', '{"upsert_key": "id", "title": "Lead"}'],
  ['{"data": [{"id": 1, "owner_guid": "a", "crm_id": "003"}]}', '{"data": [{"crm_id": "003"}]}'],
  ['{"ownerId": 1, "OWNER_ID": 2, "Owner ID": 3, "video": 4}', '{"video": 4}'],
])('@run-05 a body loses IDs, and all else stays as it was written: %s', (body, kept) => {
  expect(withoutIds(body)).toBe(kept);
});

test.each([
  ['{"owner_id": 318', '{}'],
  ['x [{"id": 3}', 'x [{}'],
  ['{"note": "my id: 3", "a"', '{"note": "my id: 3", "a"'],
])('@target-01 a body that does not parse loses them too: %s', (body, kept) => {
  expect(withoutIds(body)).toBe(kept);
});

test.each(["{owner_id: 3, 'b': 2}", '{"a": 1} id = 3', `${'['.repeat(300)}{"id": 3}`])(
  '@target-01 a body with names outside of JSON is removed as a whole: %s',
  (body) => {
    const removed = new Set<string>();
    expect(withoutIds(body, undefined, removed)).toBe('');
    expect([...removed]).toContain('body');
  },
);

test('@target-01 a value that the sandbox had as an ID is one, unless it is short', () => {
  const {draft, removed} = accountDraft(
    {values: {'query:name': ['70999'], 'query:page': ['2']}, body: '{"who": [70999]}'},
    [{id: '70999'}, {id: '2'}],
  );
  expect(draft).toMatchObject({values: {'query:page': ['2']}, body: '{}'});
  expect(removed).toEqual(['name', 'who']);
});

import {expect, test} from 'vitest';
import {accountDraft, withoutIds} from '../../../../src/features/try-it/core/draft';

test('@run-05 an example body has no IDs in the account', () => {
  expect(withoutIds('{"person_id": 70211, "ids": [1], "upsert_key": "id", "title": "Lead"}')).toBe(
    '{\n  "upsert_key": "id",\n  "title": "Lead"\n}',
  );
  expect(withoutIds('{"data": [{"id": 1, "owner_guid": "a", "crm_id": "003"}]}')).toBe(
    '{\n  "data": [\n    {\n      "crm_id": "003"\n    }\n  ]\n}',
  );
  expect(withoutIds('{"title": 1}')).toBe('{"title": 1}');
  expect(withoutIds('{"id":')).toBe('{"id":');
});

test('@run-05 IDs of the sandbox stay there, and other values go along', () => {
  const draft = {
    values: {'path:id': ['9000001'], 'query:owner_id': ['318'], 'query:title': ['318']},
    body: '{"person_id": 9000001, "title": "Lead"}',
    isLinked: true,
  };
  expect(accountDraft(draft)).toEqual({
    values: {'query:title': ['318']},
    body: '{\n  "title": "Lead"\n}',
    isLinked: true,
  });
});

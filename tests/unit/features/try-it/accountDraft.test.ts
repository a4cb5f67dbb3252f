import {expect, test} from 'vitest';
import {accountDraft, withoutIds} from '../../../../src/features/try-it/core/draft';
import {fieldsOf} from '../../../../src/features/try-it/core/fields';
const parameters = [
  {name: 'id', in: 'path' as const, required: true, schema: {type: 'integer' as const}},
  {name: 'owner_id', in: 'query' as const, schema: {type: 'array' as const, items: {type: 'integer' as const}}},
  {name: 'title', in: 'query' as const, schema: {type: 'string' as const}},
];
const fields = fieldsOf({parameters});

test('@run-05 an example body has no IDs in the account', () => {
  expect(withoutIds('{"person_id": 70211, "ids": [1], "upsert_key": "id", "title": "Lead"}')).toBe(
    '{\n  "upsert_key": "id",\n  "title": "Lead"\n}',
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
  expect(accountDraft(draft, fields)).toEqual({
    values: {'query:title': ['318']},
    body: '{\n  "title": "Lead"\n}',
    isLinked: true,
  });
});

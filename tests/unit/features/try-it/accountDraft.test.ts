import {expect, test} from 'vitest';
import {accountDraft, withoutIds} from '../../../../src/features/try-it/core/accountDraft';
import {fieldsOf} from '../../../../src/features/try-it/core/fields';
import type {KnownId} from '../../../../src/features/try-it/core/knownIds';
import type {LoadedOperation} from '../../../../src/features/try-it/core/operation';

const path = '/v2/people/{id}';
const parameters = [
  {name: 'id', in: 'path' as const, required: true, schema: {type: 'integer' as const}},
  {name: 'owner_id', in: 'query' as const, schema: {type: 'array' as const, items: {type: 'integer' as const}}},
  {name: 'title', in: 'query' as const, schema: {type: 'string' as const}},
];
const loaded = {operation: {path}, fields: fieldsOf({parameters})} as unknown as LoadedOperation;
const known: readonly KnownId[] = [
  {resource: 'people', id: '9000001', name: 'Nadia'},
  {resource: 'users', id: '318', name: 'Maya'},
];

test('@run-05 an example body has no IDs in the account', () => {
  expect(withoutIds('{"person_id": 70211, "ids": [1], "upsert_key": "id", "title": "Lead"}')).toBe(
    '{\n  "upsert_key": "id",\n  "title": "Lead"\n}',
  );
  expect(withoutIds('{"title": 1}')).toBe('{"title": 1}');
  expect(withoutIds('{"id":')).toBe('{"id":');
});

test('@run-05 IDs of the sandbox stay there, and other values go along', () => {
  const draft = {
    values: {'path:id': ['9000001'], 'query:owner_id': ['318', '319'], 'query:title': ['318']},
    body: '{"person_id": 9000001, "owner_id": "318", "account_id": 318}',
  };
  expect(accountDraft(draft, loaded, known)).toEqual({
    values: {'path:id': [], 'query:owner_id': ['319'], 'query:title': ['318']},
    body: '{\n  "account_id": 318\n}',
  });
});

test('@run-05 a form without IDs of the sandbox stays as it is', () => {
  const draft = {values: {'path:id': ['70211']}, body: '{"person_id":70211}', isLinked: true};
  expect(accountDraft(draft, loaded, known)).toEqual(draft);
});

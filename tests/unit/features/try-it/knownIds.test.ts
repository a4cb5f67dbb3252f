import {describe, expect, test} from 'vitest';
import {idsFor, idsIn, withIds, withoutId} from '../../../../src/features/try-it/core/knownIds';
import {createdIn, withNewestIds} from '../../../../src/features/try-it/core/newestIds';

const PEOPLE = {path: '/v2/people'};
const list = JSON.stringify({
  data: [
    {id: 70211, display_name: 'Priya Raman', email_address: 'priya.raman@brightwater.example', account: {id: 5501}},
    {id: 70212, display_name: '', email_address: 'ines.carvalho@cobaltdental.example'},
  ],
});

describe('@run-06 The IDs of a response', () => {
  test('have the list and the name of their record, and nothing else', () => {
    expect(idsIn({path: '/v2/bulk_jobs/{id}/results'}, list)[0]?.resource).toBe('results');
    expect(idsIn(PEOPLE, list)).toEqual([
      {resource: 'people', id: '70211', name: 'Priya Raman'},
      {resource: 'people', id: '70212', name: 'ines.carvalho@cobaltdental.example'},
    ]);
  });

  test('keep all digits', () => {
    expect(idsIn({path: '/v2/notes/{id}'}, '{"data": {"id": 9007199254740993123}}')).toEqual([
      {resource: 'notes', id: '9007199254740993123', name: ''},
    ]);
  });

  test.each(['', 'null', '[]', '{"data": null}', '{"data": [null, 3, {"id": {}}]}', '{"data":', '<p>'])(
    'are none in %s',
    (text) => {
      expect(idsIn(PEOPLE, text)).toEqual([]);
    },
  );

  test('are known once, with their latest name, newest first', () => {
    const before = idsIn(PEOPLE, list);
    const renamed = {resource: 'people', id: '70212', name: 'Ines Carvalho'};
    expect(withIds(before, [renamed])).toEqual([renamed, before[0]]);
  });
});

describe('@run-06 A deleted record', () => {
  const person = {resource: 'people', id: '70211', name: ''};
  const note = {...person, resource: 'notes'};
  const ids = {known: [person, note], created: [person]};
  test.each([
    ['/v2/people/{id}', '70211', {known: [note], created: []}],
    ['/v2/people/{id}', '70212', ids],
    ['/v2/people/{id}/notes', '70211', ids],
  ])('of %s with the ID %s is the only one that is dropped', (path, id, rest) => {
    expect(withoutId(ids, {path}, {'path:id': [id]})).toEqual(rest);
  });
});

describe('@run-06 A parameter', () => {
  const known = ['people', 'users', 'cadences', 'bulk_jobs', 'activities', 'calls'].map((resource) => ({
    resource,
    id: '1',
    name: '',
  }));
  test.each([
    ['id', '/v2/people/{id}', 'people'],
    ['id', '/v2/conversations/{id}/recording', undefined],
    ['person_id', '/v2/notes', 'people'],
    ['owner_id', '/v2/people', 'users'],
    ['bulk_jobs_id', '/v2/bulk_jobs/{bulk_jobs_id}/results', 'bulk_jobs'],
  ])('%s of %s takes IDs of %s', (name, path, resource) => {
    expect(idsFor({name}, {path}, known).map((one) => one.resource)).toEqual(resource === undefined ? [] : [resource]);
  });
});

describe('@home-02 A request of a guide', () => {
  const loaded = {operation: {path: '/v2/cadence_memberships'}} as Parameters<typeof withNewestIds>[0];
  const draft = {values: {'query:person_id': ['9000001']}, body: '{"person_id": 9000001, "cadence_id": 8840}'};
  const created = createdIn([
    ['/v2/people', [{id: 70211}, {id: 9000001}, {id: 9000003}]],
    ['/v2/notes', [{id: 9000004}]],
  ]);

  test('uses the record that the visitor created last', () => {
    const {draft: sent, used, missing} = withNewestIds(loaded, draft, created);
    expect(sent.values).toEqual({'query:person_id': ['9000003']});
    expect(JSON.parse(sent.body ?? '')).toEqual({person_id: 9000003, cadence_id: 8840});
    expect({used, missing}).toEqual({used: new Map([['person_id', '9000003']]), missing: new Set()});
  });

  test('says which record is not there yet, and stays as printed', () => {
    const {draft: sent, used, missing} = withNewestIds(loaded, {...draft, values: {}}, createdIn([]));
    expect(JSON.parse(sent.body ?? '')).toEqual({person_id: 9000001, cadence_id: 8840});
    expect({used, missing}).toEqual({used: new Map(), missing: new Set(['person_id'])});
  });
});

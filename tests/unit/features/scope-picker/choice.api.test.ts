import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readPublished} from '../../../../openapi/tools/bundle/readBundle';
import {operationFacts} from '../../../../plugins/guide-tools';
import {apiVersions} from '../../../../src/config/apiVersions';
import {idsIn, matching, needsOf} from '../../../../src/features/scope-picker/core/choice';

const OPERATIONS = operationFacts(readPublished(apiVersions[0]));
const IDS = OPERATIONS.map(({id}) => id);

const needs = (ids: readonly string[]): ReturnType<typeof needsOf> =>
  needsOf(OPERATIONS.filter(({id}) => ids.includes(id)));

describe('@run-10 a choice of operations needs', () => {
  test('each scope once, the points of all calls, and the events of the records', () => {
    expect(needs(['people-index', 'people-show', 'people-create', 'notes-index'])).toEqual({
      scopes: ['notes:read', 'people:read', 'people:write'],
      points: 4,
      events: ['note_created', 'note_deleted', 'note_updated', 'person_created', 'person_deleted', 'person_updated'],
    });
  });

  test('no events for writes, and nothing without operations', () => {
    expect(needs(['people-create']).events).toEqual([]);
    expect(needs([])).toEqual({scopes: [], points: 0, events: []});
  });

  test('also the event that extends a record', () => {
    expect(needs(['activities-emails-index']).events).toEqual(['email_updated', 'email_with_body_and_subject_updated']);
  });
});

test('@run-10 a link can contain anything, and carries any choice', () => {
  fc.assert(
    fc.property(fc.subarray(IDS), (ids) => {
      expect(idsIn(`?operations=${ids.join(',')},__proto__,<b>&per_minute=-1`, OPERATIONS)).toEqual(new Set(ids));
    }),
  );
});

test('@run-10 finds operations by words of their name, method or path', () => {
  expect(matching(OPERATIONS, 'GET people').map(({id}) => id)).toContain('people-index');
  expect(matching(OPERATIONS, ' ')).toHaveLength(IDS.length);
  expect(matching(OPERATIONS, 'no such operation')).toEqual([]);
});

test('@run-10 begins with people and accounts, and with the resource that a filter names', () => {
  expect(OPERATIONS[0]?.resource).toBe('Account stages');
  const found = matching(OPERATIONS, 'people').map(({resource}) => resource);
  expect(found[0]).toBe('People');
  expect(found.lastIndexOf('People')).toBe(found.filter((resource) => resource === 'People').length - 1);
  expect(found).toContain('Opportunity people');
});

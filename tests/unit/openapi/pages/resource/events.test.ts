import {describe, expect, test} from 'vitest';
import {entityOf} from '../../../../../openapi/pages/resource/entity';
import {eventsOf} from '../../../../../openapi/pages/resource/events';
import {scopesOf} from '../../../../../openapi/pages/resource/scopes';
import type {PathItem, PlacedOperation, Schema, Spec} from '../../../../../openapi/model/spec';

const ref = (name: string): Schema => ({$ref: `#/components/schemas/${name}`}) as Schema;
const hook = (summary: string, schema: Schema): PathItem => ({
  post: {operationId: 'w', summary, requestBody: {content: {'application/json': {schema}}}},
});

const spec: Spec = {
  openapi: '3.1.0',
  info: {title: 'Made-up API', version: '9.0'},
  servers: [],
  tags: [],
  paths: {},
  webhooks: {
    note_created: hook('A note was written', ref('Note')),
    task_done: hook('A task was done', ref('Task')),
    note_deleted: hook('A note was deleted', ref('Note')),
  },
  components: {schemas: {Note: {title: 'Note'}, Task: {title: 'Task'}}},
};

const operation = (id: string, events?: readonly string[]): PlacedOperation => ({
  operationId: id,
  summary: id,
  method: 'post',
  path: '/a',
  responses: {200: {content: {'application/json': {schema: {properties: {data: ref('Note')}}}}}},
  'x-webhook-events': events,
});

const events = (operations: readonly PlacedOperation[], of: Spec = spec) =>
  eventsOf(of, operations, entityOf(of, operations)).map(({name, summary, triggers}) => [
    name,
    summary,
    triggers.map(({operationId}) => operationId),
  ]);

describe('eventsOf', () => {
  test('names the events that carry the record, and what sets them off', () => {
    expect(events([operation('write', ['note_created']), operation('write-again', ['note_created'])])).toEqual([
      ['note_created', 'A note was written', ['write', 'write-again']],
      ['note_deleted', 'A note was deleted', []],
    ]);
  });

  test('adds events of other records that the operations set off', () => {
    expect(events([operation('write', ['task_done', 'unheard_of'])]).slice(2)).toEqual([
      ['task_done', 'A task was done', ['write']],
      ['unheard_of', undefined, ['write']],
    ]);
  });

  test('names none where there is no record and no webhook', () => {
    expect(events([], spec)).toEqual([]);
    expect(events([operation('write')], {...spec, webhooks: undefined})).toEqual([]);
  });
});

describe('scopesOf', () => {
  const scoped = (id: string, ...scopes: NonNullable<PlacedOperation['x-scopes']>): PlacedOperation => ({
    ...operation(id),
    'x-scopes': scopes,
  });

  test('names each scope once, with the operations that need it', () => {
    const uses = scopesOf([
      scoped('list', {scope: 'notes:read'}),
      scoped('show', {scope: 'notes:read', inferred: true}, {scope: 'people:read', inferred: true}),
      scoped('none'),
      operation('unknown'),
    ]);
    expect(
      uses.map(({scope, inferred, operations}) => [scope, inferred, operations.map((use) => use.operationId)]),
    ).toEqual([
      ['notes:read', false, ['list', 'show']],
      ['people:read', true, ['show']],
    ]);
  });
});

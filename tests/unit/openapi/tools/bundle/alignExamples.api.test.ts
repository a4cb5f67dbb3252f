import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Operation, Spec} from '../../../../../openapi/model/spec';
import {alignExamples} from '../../../../../openapi/tools/bundle/alignExamples';

const json = (example: unknown) => ({content: {'application/json': {example}}});

const exampleOf = (operation: Operation | undefined, status: string): unknown =>
  operation?.responses?.[status]?.content?.['application/json']?.example;

/** The example of a record after the example of a body is written. */
function shownAfter(method: 'post' | 'put', body: unknown, data: unknown, path = '/v2/things'): unknown {
  const errors = {name: ['is taken']};
  const operation = {requestBody: json(body), responses: {200: json({data}), 422: json({errors})}};
  const spec = {paths: {[path]: {[method]: operation}}} as unknown as Spec;
  const written = alignExamples(spec).paths[path]?.[method];
  expect(exampleOf(written, '422')).toEqual({errors});
  return (exampleOf(written, '200') as {readonly data: unknown}).data;
}

describe('@source-02 the example response of a write', () => {
  test('shows the values that the request sends, also as IDs of records and in parts of objects', () => {
    const record = {
      id: 1,
      name: 'Old',
      step: {id: 2, _href: 'https://api.example/steps/2'},
      custom_fields: {a: '1', b: '2'},
    };
    expect(shownAfter('put', {name: 'New', step_id: 3, custom_fields: {b: '5'}, secret: 'x'}, record)).toEqual({
      id: 1,
      name: 'New',
      step: {id: 3, _href: 'https://api.example/steps/3'},
      custom_fields: {a: '1', b: '5'},
    });
  });

  test('keeps values that the API writes in its own way: times, other types, lists of records', () => {
    const record = {
      start: '2026-09-22T14:00:00.000000-04:00',
      person_id: 7,
      attendees: [{name: 'A', status: 'accepted'}],
    };
    const body = {start: '2026-09-22T14:00:00-04:00', person_id: '7', attendees: [{name: 'B'}]};
    expect(shownAfter('put', body, record)).toEqual(record);
  });

  test('is that of a new record after a POST, but not after an upsert', () => {
    const record = {
      counts: {calls: 2},
      created_at: 'then',
      updated_at: 'later',
      last_contacted_at: 'later',
      people_count: 4,
    };
    const fresh = {
      counts: {calls: 0},
      created_at: 'then',
      updated_at: 'then',
      last_contacted_at: null,
      people_count: 0,
    };
    expect(shownAfter('post', {}, record)).toEqual(fresh);
    expect(shownAfter('post', {}, record, '/v2/thing_upserts')).toEqual(record);
  });

  test('of the description has the new title and tags of a person', () => {
    const {paths} = JSON.parse(readFileSync('openapi/dist/published/openapi/v2.json', 'utf8')) as Spec;
    const update = paths['/v2/people/{id}']?.put;
    const body = update?.requestBody?.content['application/json']?.example;
    const {title, tags} = body as {readonly title: string; readonly tags: readonly string[]};
    expect(exampleOf(update, '200')).toMatchObject({data: {title, tags}});
  });
});

import {describe, expect, test} from 'vitest';
import {namesIn, readKnownNames} from '../../../../../plugins/lib/guide-names/knownNames';
import type {Operation, Spec} from '../../../../../openapi/model/spec';

const operation = (operationId: string, scope = 'people:read'): Operation => ({
  operationId,
  summary: operationId,
  'x-scopes': [{scope}],
});

const specWith = (parts: Partial<Spec>): Spec => ({
  openapi: '3.1.0',
  info: {title: 'API', version: '2'},
  servers: [],
  tags: [],
  paths: {},
  components: {},
  ...parts,
});

const current = specWith({
  paths: {'/v2/people': {get: operation('people-index'), post: operation('people-create', 'people:write')}},
  webhooks: {person_created: {post: operation('webhook-person-created', 'hooks:read')}},
  components: {
    securitySchemes: {oauth2: {type: 'oauth2', flows: {authorizationCode: {scopes: {'team:read': 'Read the team.'}}}}},
  },
});
const older = specWith({paths: {'/v1/people': {get: operation('people-index'), delete: operation('people-delete')}}});
const names = namesIn(
  [
    {spec: current, baseUrl: '/docs/api/'},
    {spec: older, baseUrl: '/docs/api/1.0/'},
  ],
  'Ask for `person:read`, not for `people:readable` or `GET /v2/people`.',
);

describe('the names that guides may use', () => {
  test('are operations with method, path and URL', () => {
    expect(names.operations.get('people-create')).toEqual({
      method: 'post',
      path: '/v2/people',
      to: '/docs/api/people-create/',
    });
  });

  test('mean the current version where two have the same id', () => {
    expect(names.operations.get('people-index')?.to).toBe('/docs/api/people-index/');
    expect(names.operations.get('people-delete')?.to).toBe('/docs/api/1.0/people-delete/');
  });

  test('are the scopes of flows, operations and deliveries, and those of the guide about scopes', () => {
    expect([...names.scopes].sort()).toEqual(['hooks:read', 'people:read', 'people:write', 'person:read', 'team:read']);
  });

  test('are events, which are no operations', () => {
    expect([...names.events]).toEqual(['person_created']);
    expect(names.operations.has('webhook-person-created')).toBe(false);
  });

  test('are read once as long as the bundles stay the same', () => {
    expect(readKnownNames()).toBe(readKnownNames());
    expect(readKnownNames().operations.size).toBeGreaterThan(190);
  });
});

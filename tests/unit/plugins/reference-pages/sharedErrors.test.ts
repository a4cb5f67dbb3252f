import {expect, test} from 'vitest';
import {sharedErrors} from '../../../../plugins/reference-pages/sharedErrors';
import type {Spec} from '../../../../openapi/model/spec';

const shared = {$ref: '#/components/responses/Missing'};

const spec = {
  paths: {
    '/a': {
      get: {
        responses: {
          200: {$ref: '#/components/responses/Fine'},
          400: {description: 'Its own.'},
          401: {$ref: '#/components/responses/Login', description: 'With words of its own.'},
          404: shared,
          500: shared,
          502: {$ref: '#/components/schemas/Missing'},
        },
      },
      post: {},
    },
  },
} as unknown as Spec;

test('names the errors that are written once for all operations, and nothing that has words of its own', () => {
  expect([...sharedErrors(spec, '/a', 'get')]).toEqual(['404', '500']);
});

test.each([
  ['an operation without answers', '/a', 'post'],
  ['a method that is not there', '/a', 'put'],
  ['a path that is not there', '/b', 'get'],
] as const)('names none for %s', (_, path, method) => {
  expect(sharedErrors(spec, path, method)).toEqual(new Set());
});

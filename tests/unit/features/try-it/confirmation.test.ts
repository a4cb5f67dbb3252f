import {expect, test} from 'vitest';
import {mustConfirm} from '../../../../src/features/try-it/core/operation';
import {confirmationFor} from '../../../../src/features/try-it/core/confirmation';

const question = (method: 'delete' | 'put', path: string, summary: string, url: string) =>
  confirmationFor(
    {operationId: 'x', summary, method, path},
    {method: method === 'delete' ? 'DELETE' : 'PUT', url, query: [], headers: []},
  ).target;

test.each([
  ['/v2/people/{id}', 'Delete a person', 'https://a.example/v2/people/70211', 'Delete person 70211'],
  ['/v2/people/{id}', 'Delete a person', 'https://a.example/v2/people/a%20b', 'DELETE /v2/people/a%20b'],
  ['/v2/people/{id}', 'Erase', 'https://a.example/v2/people/1', 'DELETE /v2/people/1'],
  ['/v2/a/{a}/b/{b}', 'Delete a link', 'https://a.example/v2/a/1/b/2', 'DELETE /v2/a/1/b/2'],
])('@real-08 the button of a deletion names what it deletes: %s', (path, summary, url, target) => {
  expect(question('delete', path, summary, url)).toBe(target);
});

test.each([
  ['put', true, true],
  ['post', true, true],
  ['patch', true, true],
  ['delete', false, true],
  ['post', false, false],
  ['get', true, false],
] as const)('@real-04 a %s is confirmed when a link filled it in (%s): %s', (method, isLinked, expected) => {
  expect(mustConfirm({method, path: '/v2/people'}, {isLinked})).toBe(expected);
});

import {expect, test} from 'vitest';
import type {Operation} from '../../../../../openapi/model/spec';
import {assertPageNames} from '../../../../../openapi/tools/generate/writePages';
import {tinySpec} from '../../../support/tinySpec';

const specWith = (change: Partial<Operation>) => {
  const spec = tinySpec();
  const item = spec.paths['/widgets/{id}'] ?? {};
  const get = {operationId: 'widgets-show', summary: 'Show', ...item.get, ...change};
  return {...spec, paths: {...spec.paths, '/widgets/{id}': {...item, get}}};
};

test.each([
  [
    'an ID of its own',
    {operationId: 'widgets-index'},
    'and GET /widgets both have the operationId "widgets-index". Rename one.',
  ],
  ['an ID that can be part of a URL', {operationId: 'widgetsShow'}, 'Write one such as "step-2-show".'],
  ['a tag of the description', {tags: ['Gadgets']}, 'has the tag "Gadgets", which is not under `tags`'],
])('An operation needs %s', (_, change, message) => {
  expect(() => assertPageNames('9.0', tinySpec())).not.toThrow();
  expect(() => assertPageNames('9.0', specWith(change))).toThrow(/^API 9\.0: GET \/widgets\/\{id\} /);
  expect(() => assertPageNames('9.0', specWith(change))).toThrow(message);
});

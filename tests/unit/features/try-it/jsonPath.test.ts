import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Selected, selectNodes} from '../../../../src/features/try-it/core/jsonPath';
import {jsonPathOf} from '../../../../src/features/try-it/core/nodePath';

const json = JSON.stringify({data: [{id: 1, 'odd name': 2}, {id: 9}], "it's": {'a\\b\n\u0001': 3}});

const pathsOf = (selected: Selected): readonly unknown[] => (selected.kind === 'nodes' ? selected.paths : []);

test.each([
  ['$.data[?@.id > 5]', [['data', 1]]],
  ['$["it\'s"].*', [["it's", 'a\\b\n\u0001']]],
  ["$.data[?length(@) == 2 && @['odd name'] == 2].id", [['data', 0, 'id']]],
  ["$.data[?@.id == 'fake(1)']", []],
  ['$.none', []],
])('@answers-04 a JSONPath selects nodes by their paths: %s', (path, paths) => {
  const selected = selectNodes(json, path);
  expect(selected.kind).toBe('nodes');
  expect(pathsOf(selected)).toEqual(paths);
});

test.each([
  ['$foo', {kind: 'syntax', at: 2, found: 'f', expected: ['[', '.', '..']}],
  ['$.data[?@.id = 1]', {kind: 'syntax', at: 14, found: '='}],
  ['$.data[?size(@) == 1]', {kind: 'function', at: 9, found: 'size'}],
])('@answers-04 a wrong JSONPath says at which character, and what can be there: %s', (path, problem) => {
  expect(selectNodes(json, path)).toMatchObject(problem);
});

test.each([
  [['data', 0, 'email_address'], '$.data[0].email_address'],
  [['0', "it's"], String.raw`$['0']['it\'s']`],
  [['a\\b\n\u0001'], String.raw`$['a\\b\n\u0001']`],
  [['aé_1'], '$.aé_1'],
])('@answers-04 the path of a node: %j', (path, text) => {
  expect(jsonPathOf(path)).toBe(text);
});

const CHARACTERS = fc.constantFrom(...Array.from('ab_0 \'"\\.$[]\n\r\t\u0001\u007Fé😀'));

test('@answers-04 the path of a node selects it alone', () => {
  fc.assert(
    fc.property(fc.string({unit: CHARACTERS, maxLength: 8}), fc.nat(3), (name, position) => {
      const value = {[name]: [0, 1, 2, {[name]: 1}]};
      const path = position === 3 ? [name, 3, name] : [name, position];
      expect(pathsOf(selectNodes(JSON.stringify(value), jsonPathOf(path)))).toEqual([path]);
    }),
  );
});

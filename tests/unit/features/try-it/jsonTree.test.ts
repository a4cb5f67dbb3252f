import fc from 'fast-check';
import {expect, test} from 'vitest';
import {childPath, childrenOf, describedPath, prettyText, readTree} from '../../../../src/features/try-it/core/json';

test('@real-05 every JSON response is read, and copied with the same values', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readTree(text)).toBeDefined();
      expect(JSON.parse(prettyText(text))).toEqual(JSON.parse(text));
    }),
  );
});

test.each(['{"__proto__":{"a":1},"constructor":null}', '{"isLosslessNumber":true,"toString":"x","value":"1"}'])(
  '@real-05 names that mean something to the language are names like others: %s',
  (text) => {
    const tree = readTree(text);
    expect(prettyText(text).replaceAll(/\s/g, '')).toBe(text);
    expect(tree === undefined ? [] : childrenOf(tree)?.length).toBe(Object.keys(JSON.parse(text) as object).length);
  },
);

test.each([10_000, 100_000])('@real-05 %d levels are shown as text, and never throw', (depth) => {
  const text = '['.repeat(depth) + ']'.repeat(depth);
  expect(readTree(text)).toBeUndefined();
  expect(prettyText(text).replaceAll(/\s/g, '')).toBe(text);
});

test('numbers are shown with every digit', () => {
  const text = '{"id":9007199254740993123,"amount":1.10,"big":1e400}';
  expect(prettyText(text).replaceAll(/\s/g, '')).toBe(text);
  expect(readTree('{')).toBeUndefined();
  expect(prettyText('{ ')).toBe('{ ');
  expect(readTree('{"a":1,"a":2}')).toBeDefined();
});

test('@hand-06 a name in JSON has the path of its field, across lists, or of the field around it', () => {
  const described = new Set(['data', 'data.id', 'data.counts.calls', 'metadata.paging']);
  const pathOf = (...names: readonly (string | number)[]): string =>
    names.reduce<string>((path, name) => childPath(path, String(name), typeof name === 'number'), '');
  expect(describedPath(pathOf('data', 0, 'id'), described)).toBe('data.id');
  expect(describedPath(pathOf('data', 12, 'counts', 'calls'), described)).toBe('data.counts.calls');
  expect(describedPath(pathOf('data', 0, 'owner', 'id'), described)).toBe('data');
  expect(describedPath(pathOf('metadata', 'sorting'), described)).toBeUndefined();
});

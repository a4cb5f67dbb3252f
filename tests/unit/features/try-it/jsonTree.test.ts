import fc from 'fast-check';
import {expect, test} from 'vitest';
import {childrenOf, holdsAtMost, prettyText, readTree} from '../../../../src/features/try-it/core/jsonTree';

test('@real-05 every JSON response is read, and copied with the same values', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const tree = readTree(text);
      if (tree === undefined) throw new Error('No tree.');
      expect(JSON.parse(prettyText(tree) ?? '')).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  '{"__proto__":{"a":1},"constructor":null}',
  '{"isLosslessNumber":true,"toString":"x","value":"1"}',
  '{"toJSON":"x","length":5}',
])('@real-05 names that mean something to the language are names like others: %s', (text) => {
  const tree = readTree(text);
  expect(tree === undefined ? '' : prettyText(tree)?.replaceAll(/\s/g, '')).toBe(text);
  expect(tree === undefined ? [] : childrenOf(tree)?.length).toBe(Object.keys(JSON.parse(text) as object).length);
});

test.each([10_000, 100_000])('@real-05 %d levels are shown as text or as a tree, and never throw', (depth) => {
  const tree = readTree('['.repeat(depth) + ']'.repeat(depth));
  if (tree !== undefined) {
    expect(holdsAtMost(tree, 300)).toBe(false);
    expect(['string', 'undefined']).toContain(typeof prettyText(tree));
  }
});

test('numbers are shown with every digit', () => {
  const text = '{"id":9007199254740993123,"amount":1.10,"big":1e400}';
  const tree = readTree(text);
  expect(tree === undefined ? '' : prettyText(tree)?.replaceAll(/\s/g, '')).toBe(text);
  expect(tree !== undefined && holdsAtMost(tree, 4) && !holdsAtMost(tree, 3)).toBe(true);
  expect(readTree('{')).toBeUndefined();
  expect(readTree('{"a":1,"a":2}')).toBeDefined();
});

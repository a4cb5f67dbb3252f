import fc from 'fast-check';
import {expect, test} from 'vitest';
import {childrenOf, prettyText, readTree} from '../../../../src/features/try-it/core/jsonTree';

test('@real-05 every JSON response is read, and copied with the same values', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readTree(text)).toBeDefined();
      expect(JSON.parse(prettyText(text))).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  '{"__proto__":{"a":1},"constructor":null}',
  '{"isLosslessNumber":true,"toString":"x","value":"1"}',
  '{"toJSON":"x","length":5}',
])('@real-05 names that mean something to the language are names like others: %s', (text) => {
  const tree = readTree(text);
  expect(prettyText(text).replaceAll(/\s/g, '')).toBe(text);
  expect(tree === undefined ? [] : childrenOf(tree)?.length).toBe(Object.keys(JSON.parse(text) as object).length);
});

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

import {expect, test} from 'vitest';
import {valueSpan, withField} from '../../../../src/features/try-it/core/bodyField';
import {childPath, describedPath} from '../../../../src/features/try-it/core/fieldPath';
import {fingerprint} from '../../../../src/features/visit/secretEnd';
import {readJson} from '../../../../src/features/try-it/core/json';

const source = {
  schema: {properties: {city: {type: 'string'}, tags: {type: ['array', 'null']}, size: {type: 'integer'}}},
  example: '{"title": "Owner", "big": 9007199254740993}',
} as const;

test.each([
  ['{"a": 1}', 'title', '{\n  "a": 1,\n  "title": "Owner"\n}'],
  ['{"a": 1}', 'big', '{\n  "a": 1,\n  "big": 9007199254740993\n}'],
  ['', 'city', '{\n  "city": ""\n}'],
  ['{}', 'tags', '{\n  "tags": []\n}'],
  ['{}', 'size', '{\n  "size": 0\n}'],
  ['{"title": 1}', 'title', undefined],
  ['[1]', 'title', undefined],
  ['{', 'title', undefined],
])('@hand-06 adds a field to the body %s: %s', (text, name, expected) => {
  expect(withField(readJson(text), name, source)).toBe(expected);
});

test('@hand-06 the value of a field is selected to the end of its line', () => {
  const text = '{\n  "a": "x, y",\n  "b":2\n}';
  const valueOf = (name: string): string => text.slice(...(valueSpan(text, name) ?? [0, 0]));
  expect([valueOf('a'), valueOf('b'), valueOf('c')]).toEqual(['"x, y"', '2', '']);
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

test('@hand-07 keys are distinguished by numbers that do not contain them', () => {
  expect(fingerprint('ak_1')).toBe(fingerprint('ak_1'));
  expect(fingerprint('ak_1')).not.toBe(fingerprint('ak_2'));
  expect(fingerprint('ak_sandbox_maya_okafor')).toMatch(/^[\da-f]{1,8}$/);
});

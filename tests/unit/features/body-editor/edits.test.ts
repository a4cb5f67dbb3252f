// cspell:ignore emial phonee
import {describe, expect, test} from 'vitest';
import {applyEdit, removalEdit, valueEdit} from '../../../../src/features/body-editor/core/edits';
import {formatJson} from '../../../../src/features/body-editor/core/formatJson';
import {marksOf} from '../../../../src/features/body-editor/core/problemRanges';
import {nearestName} from '../../../../src/features/body-editor/core/nearestName';
import {tokensOf} from '../../../../src/features/body-editor/core/tokens';

const set = (text: string, path: readonly (string | number)[], raw: string): string =>
  applyEdit(text, valueEdit(text, [...path], raw));

const remove = (text: string, path: readonly (string | number)[]): string => {
  const edit = removalEdit(text, [...path]);
  return edit ? applyEdit(text, edit) : text;
};

describe('@form-03 A value is set, and the rest of the text stays', () => {
  test.each([
    ['{ "b":1 ,  "a" : 2 }', ['a'], '3', '{ "b":1 ,  "a" : 3 }'],
    ['{"b": 1}', ['a'], '12345678901234567890', '{"b": 1, "a": 12345678901234567890}'],
    ['{\n    "b": 1\n}', ['a'], '"x"', '{\n    "b": 1,\n    "a": "x"\n}'],
    ['', ['a'], '"x"', '{\n  "a": "x"\n}'],
    ['{\n  "a": {}\n}', ['a', 'b'], '1', '{\n  "a": {\n    "b": 1\n  }\n}'],
    ['{"a": []}', ['a', 0], '3', '{"a": [3]}'],
    ['{"a": [{"b": 1}]}', ['a', 0, 'c'], '3', '{"a": [{"b": 1, "c": 3}]}'],
    ['{"a": "text"}', ['a', 'b'], '1', '{"a": {"b": 1}}'],
    ['{"a.b": 1}', ['a.b'], '2', '{"a.b": 2}'],
  ])('%j: %j', (text, path, raw, after) => {
    expect(set(text, path, raw)).toBe(after);
  });

  test.each([
    ['{"a": 1, "b": 2}', ['a'], '{"b": 2}'],
    ['{"a": 1, "b": 2}', ['b'], '{"a": 1}'],
    ['{"a": 1}', ['a'], '{}'],
    ['{"a": [1]}', ['a', 0], '{"a": []}'],
    ['{"a": 1}', ['b'], '{"a": 1}'],
    ['', ['b'], ''],
  ])('%j without %j', (text, path, after) => {
    expect(remove(text, path)).toBe(after);
  });
});

describe('@form-02 JSON is formatted as it is written', () => {
  test.each([
    [
      '{"a":[1,{"b":null}],"c":{},"d":[]}',
      '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": {},\n  "d": []\n}',
    ],
    ['{"id": 12345678901234567890, "x": "\\u00e9 , :"}', '{\n  "id": 12345678901234567890,\n  "x": "\\u00e9 , :"\n}'],
    ['{"a": , "b"', '{\n  "a": ,\n  "b"'],
    ['{"a": nope 1}', '{\n  "a": nope 1\n}'],
    ['// note\n{"a":1}', '// note\n{"a":1}'],
    ['', ''],
  ])('%s', (text, after) => {
    expect(formatJson(text)).toBe(after);
    expect(formatJson(after)).toBe(after);
  });
});

test('@form-02 names and values of a line are colored, also of a broken one', () => {
  const kinds = (line: string) => tokensOf(line).map(({kind, from, to}) => `${kind} ${line.slice(from, to)}`);
  expect(kinds('  "a": "b:", "c" : [-1.5e3, true, null]')).toEqual([
    'name "a"',
    'string "b:"',
    'name "c"',
    'number -1.5e3',
    'literal true',
    'literal null',
  ]);
  expect(kinds('"a": tru "b')).toEqual(['name "a"', 'string "b']);
});

describe('@form-02 Problems are marked where they are', () => {
  const text = '{"a": {"b.c": 12, "list": [1, "x"]}, "emial": true}';
  const marked = (path: string, isName = false) =>
    marksOf(text, [{path, text: '', isName}]).map(({from, to}) => text.slice(from, to));

  test.each([
    ['a.b.c', '12'],
    ['a.list.1', '"x"'],
    ['a.missing', '{'],
    ['missing', '{'],
  ])('%s at %s', (path, part) => {
    expect(marked(path)).toEqual([part]);
  });

  test('a wrong name is marked, and not its value', () => {
    expect(marked('emial', true)).toEqual(['"emial"']);
    expect(marksOf('', [{path: 'a', text: ''}])).toEqual([]);
  });
});

test.each([
  ['emial_address', 'email_address'],
  ['Email', undefined],
  ['emailAddress', 'email_address'],
  ['phonee', 'phone'],
])('@form-02 the nearest name of %s is %s', (name, nearest) => {
  expect(nearestName(name, ['email_address', 'phone', 'owner_id'])).toBe(nearest);
});

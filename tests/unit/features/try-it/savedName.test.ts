import {expect, test} from 'vitest';
import {savedName} from '../../../../src/features/try-it/core/savedName';

test.each([
  [undefined, 'q1 2.pdf'],
  ['attachment; filename=a.csv', 'a.csv'],
  [String.raw`attachment; filename="say \"hi\"; b.csv"; size=3`, 'say "hi"; b.csv'],
  ["attachment; filename=plain.csv; filename*=UTF-8'en'%E2%82%AC%20a.csv", '€ a.csv'],
  ['attachment; filename="C:\\\\temp\\\\b.csv"', 'b.csv'],
  ["attachment; filename*=UTF-8''%E0%A4%A", '%E0%A4%A'],
])('@shown-03 a download with the header %j is saved as %s', (value, name) => {
  const headers = value === undefined ? [] : [{name: 'content-disposition', value}];
  expect(savedName(headers, 'https://api.example.com/files/q1%202.pdf?a=b')).toBe(name);
});

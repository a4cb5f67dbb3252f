import {expect, test} from 'vitest';
import {lineOfField} from '../../../../src/features/static-pages/core/lineOfField';

const SAMPLE = `curl "https://api.example.com/v2/people?updated_at%5Bgt%5D=2026" \\
  -d '{
  "id": 7,
  "account": {
    "id": 5501
  },
  "email_address": "a@b.example"
}'`;

test.each<[string, string[], string | undefined]>([
  ['a field in another', ['account', 'id'], '    "id": 5501'],
  ['a name of a variant, which no sample has', ['cat', 'account', 'id'], '    "id": 5501'],
  ['a range in a query', ['updated_at'], SAMPLE.split('\n')[0]],
  ['a part of another name', ['email'], undefined],
  ['a field that is left out', ['account', 'size'], undefined],
  ['signs of regular expressions', ['(a|'], undefined],
])('the line of %s', (_, names, line) => {
  const found = lineOfField(SAMPLE, names);
  expect(found && SAMPLE.slice(...found)).toBe(line);
});

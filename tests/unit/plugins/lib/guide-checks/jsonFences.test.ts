import {expect, test} from 'vitest';
import {jsonFencesIn} from '../../../../../plugins/lib/guide-checks/jsonFences';

test('finds the JSON of a guide with its line and what it says that it is', () => {
  const mdx = '# A\n\n```json request=a title="b c"\n{"a": 1}\n```\n\n```js\n{}\n```\n\n```json\n```\n';
  expect(jsonFencesIn(mdx)).toEqual([
    {line: 3, meta: 'request=a title="b c"', text: '{"a": 1}\n'},
    {line: 11, meta: '', text: ''},
  ]);
});

test('takes the indent of a list off, and only that', () => {
  expect(jsonFencesIn('- a\n\n  ```json other\n  {\n    "a": 1\n  }\n  ```\n')).toEqual([
    {line: 3, meta: 'other', text: '{\n  "a": 1\n}\n'},
  ]);
});

test('leaves other languages, and fences within fences', () => {
  expect(jsonFencesIn('```jsonc\n{}\n```\n\n````text\n`json`\n````\n')).toEqual([]);
});

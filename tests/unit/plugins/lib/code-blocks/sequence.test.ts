import {expect, test} from 'vitest';
import {sequenceHtml} from '../../../../../plugins/lib/code-blocks/diagram';

const html = (...lines: readonly string[]): string => sequenceHtml(['sequenceDiagram', ...lines].join('\n '));

test('@routes-04 a sequence is a list of steps, each with the names of its participants', () => {
  expect(html('participant A as Your server', 'A->>B: Post <it>', 'B-->>A: 2xx', 'A->>A: Check')).toBe(
    [
      '<ol><li><b>Your server → B</b> Post &lt;it&gt;</li>',
      '<li><b>B → Your server</b> 2xx</li>',
      '<li><b>Your server</b> Check</li></ol>',
    ].join(''),
  );
});

test('@routes-04 optional steps are a list in the list', () => {
  expect(html('A->>B: x', 'opt No 2xx', 'A->>B: Again', 'end')).toMatch(
    /<li><b>No 2xx<\/b><ol><li>.*Again.*<\/li><\/ol><\/li><\/ol>/,
  );
});

test.each([
  ['A>B: x', '"A>B: x" is not a participant, message'],
  ['opt never', 'an opt or loop has no end'],
  ['end', '"end" is not a participant'],
])('rejects the sequence line %s', (line, message) => {
  expect(() => html('A->>B: x', line)).toThrow(message);
});

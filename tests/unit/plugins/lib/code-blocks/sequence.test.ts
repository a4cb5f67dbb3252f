import {expect, test} from 'vitest';
import {sequenceHtml} from '../../../../../plugins/lib/code-blocks/sequence/sequenceHtml';

const html = (...lines: readonly string[]): string => sequenceHtml(['sequenceDiagram', ...lines].join('\n '));

test('@routes-04 a sequence is a list of steps, each with the lanes that its arrow connects', () => {
  expect(html('participant A as Your server', 'A->>B: Post <it>', 'B-->>A: 2xx', 'A->>A: Check', 'B->>B: Wait')).toBe(
    [
      '<div data-lanes="2"><div aria-hidden="true"><span><b>Your server</b></span><span><b>B</b></span></div><ol>',
      '<li><b>Your server → B</b> <span data-start="2" data-end="4" data-arrow="right"><span>Post &lt;it&gt;</span></span></li>',
      '<li><b>B → Your server</b> <span data-start="2" data-end="4" data-arrow="left" data-dashed><span>2xx</span></span></li>',
      '<li><b>Your server</b> <span data-start="2" data-end="4" data-arrow="self"><span>Check</span></span></li>',
      '<li><b>B</b> <span data-start="4" data-end="-1" data-arrow="self"><span>Wait</span></span></li>',
      '</ol></div>',
    ].join(''),
  );
});

test('@routes-04 optional steps are a list in the list', () => {
  expect(html('A->>B: x', 'opt No 2xx', 'A->>B: Again', 'end')).toMatch(
    /<li data-block><b>No 2xx<\/b><ol><li>.*Again.*<\/li><\/ol><\/li><\/ol>/,
  );
});

test.each([
  ['A>B: x', '"A>B: x" is not a participant, message'],
  ['opt never', 'an opt or loop has no end'],
  ['end', '"end" is not a participant'],
  ['B->>C: x\n C->>D: x\n D->>E: x', 'it has 5 participants, and 4 fit. Leave some out'],
])('rejects the sequence line %s', (line, message) => {
  expect(() => html('A->>B: x', line)).toThrow(message);
});

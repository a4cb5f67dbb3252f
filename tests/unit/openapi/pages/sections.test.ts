import {describe, expect, test} from 'vitest';
import {describedSections, finishedSections} from '../../../../openapi/pages/sections';

const headingsOf = (description: string): [number, string, string][] =>
  finishedSections(describedSections(description)).flatMap(({heading}): [number, string, string][] =>
    heading ? [[heading.level, heading.text, heading.anchor]] : [],
  );

describe('describedSections', () => {
  test.each<[string, [number, string, string][]]>([
    ['Words.', []],
    ['', []],
    ['## Use `2.0` for [new](/a/) work ##', [[2, 'Use 2.0 for new work', 'use-20-for-new-work']]],
    [
      '## A\n\n### A',
      [
        [2, 'A', 'a'],
        [3, 'A', 'a-1'],
      ],
    ],
    ['#### Too deep\n\n# The title\n\n##No heading\n\n    ## Code', []],
    ['```\n## Code\n```\n\n~~~\n```\n## Code\n~~~\n## After', [[2, 'After', 'after']]],
  ])('finds the headings of %j', (description, expected) => {
    expect(headingsOf(description)).toEqual(expected);
  });

  test('keep the text between headings, and put what follows at the end', () => {
    const last = {type: 'unverified', about: 'Person', what: 'a'} as const;
    expect(finishedSections(describedSections('One.\n\n## A\n\nTwo.\n', [last]))).toEqual([
      {blocks: [{type: 'markdown', text: 'One.'}]},
      {heading: {text: 'A', anchor: 'a', level: 2}, blocks: [{type: 'markdown', text: 'Two.'}, last]},
    ]);
    expect(finishedSections(describedSections('', [last]))).toEqual([{blocks: [last]}]);
  });
});

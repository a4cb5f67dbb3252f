import {describe, expect, it} from 'vitest';
import {pageCheck} from '../../../../../plugins/lib/guide-checks/pageCheck';

const check = pageCheck({});
const keywordProblems = (mdx: string): string[] => check('a.mdx', mdx);
const guide = (more: string): string => `---\ntitle: Rate limits\n${more}---\n\nText.\n`;

describe('Keywords of a guide', () => {
  it('@find-01 are a list of words', () => {
    expect(keywordProblems(guide('keywords: [throttling, too many requests, x-ratelimit]\n'))).toEqual([]);
    expect(keywordProblems('A partial without front matter.')).toEqual([]);
  });

  it.each([
    ['', 'add a list'],
    ['keywords: []\n', 'keywords are empty: add'],
    ['keywords: throttling\n', 'array'],
    ['keywords: [Throttling]\n', 'lowercase'],
    ['keywords: [quota, quota]\n', 'repeat'],
  ])('are checked: %j', (more, problem) => {
    expect(keywordProblems(guide(more)).join()).toContain(problem);
  });
});

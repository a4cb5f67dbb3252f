import {expect, test} from 'vitest';
import {wordsOfPath} from '../../../../src/features/search/core/likelyPages';

test.each([
  ['/docs/api/people-explode/', 'people explode'],
  ['/docs/api/1.0/people_create', 'people create'],
  ['/%E6%BC%A2/', '漢'],
  ['/%25/', ''],
])('@work-08 the path %s is about "%s"', (pathname, words) => {
  expect(wordsOfPath(pathname).join(' ')).toBe(words);
});

test('@work-08 long paths become a few words', () => {
  expect(wordsOfPath(`/${Array.from({length: 500}, (_, index) => `w${String(index)}`).join('/')}`)).toHaveLength(8);
});

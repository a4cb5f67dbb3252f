// cspell:ignore webhoks
import {expect, test} from 'vitest';
import {isLike, wordsOfPath} from '../../../../src/features/search/core/similarPages';

test.each([
  ['/docs/api/people-explode/', 'people explode'],
  ['/docs/api/1.0/people_create', 'people create'],
  ['/%E6%BC%A2/', '漢'],
  ['/%25/', ''],
])('@work-08 the path %s is about "%s"', (pathname, words) => {
  expect(wordsOfPath(pathname).join(' ')).toBe(words);
});

test.each([
  ['/docs/api/people-explode/', '/docs/api/people/', true],
  ['/docs/platform/webhoks/', '/docs/platform/webhooks/introduction/', true],
  ['/nope/', '/docs/api/notes/', false],
  ['/oauth/token/people/', '/docs/api/people/', false],
])('@work-08 %s is like %s: %s', (pathname, url, expected) => {
  expect(isLike(pathname, {url, title: ''})).toBe(expected);
});

test('@work-08 long paths become a few words', () => {
  expect(wordsOfPath(`/${Array.from({length: 500}, (_, index) => `w${String(index)}`).join('/')}`)).toHaveLength(8);
});

// cspell:ignore webhoks meetngs
import {expect, test} from 'vitest';
import {isLike, likePages} from '../../../../src/features/search/SimilarPages/likePages';
import {wordsOfPath} from '../../../../src/features/search/core/similarPages';

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
  ['/docs/api/contacts-index/', '/docs/api/people-index/', true],
  ['/docs/api/contacts-index/', '/docs/api/notes-index/', false],
])('@work-08 %s is like %s: %s', (pathname, url, expected) => {
  expect(isLike(pathname, {url, title: ''})).toBe(expected);
});

test('@work-08 the page whose whole URL is most similar comes first', () => {
  const pages = ['saved-list-views-index', 'meetings-index', 'notes-index'].map((id) => ({
    url: `/docs/api/${id}/`,
    title: id,
  }));
  const found = likePages('/docs/api/meetngs-list/', pages).map(({title}) => title);
  expect(found).toEqual(['meetings-index', 'saved-list-views-index']);
});

test('@work-08 long paths become a few words', () => {
  expect(wordsOfPath(`/${Array.from({length: 500}, (_, index) => `w${String(index)}`).join('/')}`)).toHaveLength(8);
});

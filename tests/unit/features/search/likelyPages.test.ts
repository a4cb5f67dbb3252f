import {expect, test} from 'vitest';
import {likelyPages, queriesFor, wordsOfPath} from '../../../../src/features/search/core/likelyPages';
import type {Hit} from '../../../../src/features/search/core/response';

test.each([
  ['/docs/api/people-explode/', 'people explode'],
  ['/docs/platform/webhooks/event-type.html', 'webhooks event type'],
  ['/docs/api/1.0/people_create', 'people create'],
  ['/%E6%BC%A2/', '漢'],
  ['/%/', ''],
  ['/people/People/', 'people'],
  ['/', ''],
])('@work-08 the path %s is about "%s"', (pathname, words) => {
  expect(wordsOfPath(pathname).join(' ')).toBe(words);
});

test('@work-08 long paths become a few words', () => {
  expect(wordsOfPath(`/${Array.from({length: 500}, (_, index) => `w${String(index)}`).join('/')}`)).toHaveLength(8);
});

test('@work-08 queries begin with the whole path, then its last words', () => {
  expect(queriesFor(['people', 'explode'])).toEqual(['people explode', 'explode', 'people']);
  expect(queriesFor(['a', 'bc'])).toEqual(['a bc', 'bc']);
  expect(queriesFor([])).toEqual([]);
});

const hit = (url: string): Hit => ({url_without_anchor: url, hierarchy: {lvl1: url.toUpperCase()}}) as unknown as Hit;

test('@work-08 offers distinct pages, and stops searching when there are enough', async () => {
  const asked: string[] = [];
  const search = (query: string): Promise<Hit[]> => {
    asked.push(query);
    return Promise.resolve(
      query === 'people explode' ? [hit('/a/'), hit('/a/')] : [hit('/a/'), hit('/b/'), hit('/c/')],
    );
  };
  expect(await likelyPages('/docs/api/people-explode/', 2, search)).toEqual([
    {url: '/a/', title: '/A/'},
    {url: '/b/', title: '/B/'},
  ]);
  expect(asked).toEqual(['people explode', 'explode']);
});

import {describe, expect, test} from 'vitest';
import {shortenQuery, telling} from '../../../../src/features/search/core/shortenQuery';

const WORDS = 'The person that you want to add is already on this cadence, so nothing happens';

describe('A long paste', () => {
  test.each([
    [
      'an error body',
      `{"status":422,"message":"Cadence membership limit reached","id":"${'x'.repeat(60)}"}`,
      'Cadence membership limit reached',
    ],
    ['a response with its status', `HTTP/2 403 Forbidden\n\n{"error":"insufficient_scope"}`, 'insufficient_scope'],
    [
      'a URL',
      'https://api.salesloft.com/v2/people/123.json?include_paging_counts=true&per_page=100',
      '/v2/people/123.json',
    ],
    [
      'a stack trace',
      'Uncaught (in promise) TypeError: Failed to fetch\n    at send (https://a.example/x.js:1:2)',
      'Failed to fetch',
    ],
    ['a path', `GET /v2/${'people/70211/'.repeat(6)}`, `GET /v2/${'people/70211/'.repeat(4)}`.slice(0, -1)],
    ['words', WORDS, 'The person that you want to add is already on this cadence, so'],
    ['one word', 'x'.repeat(99), 'x'.repeat(64)],
  ])('@seek-04 that is %s keeps the part that can match', (_, pasted, query) => {
    expect(shortenQuery(pasted)).toBe(query);
  });

  test.each([
    [`${WORDS}\nat all`, `${WORDS} at all`],
    ['x'.repeat(9999), 'x'.repeat(512)],
  ])('is read as a whole, up to 512 characters: %s', (pasted, whole) => {
    expect(telling(pasted)).toBe(whole);
  });

  test.each(['crm_id', '  GET /v2/people ', '{"message":"x"}'])('stays as it is when it fits: %s', (text) => {
    expect(shortenQuery(text)).toBe(text.trim());
  });
});

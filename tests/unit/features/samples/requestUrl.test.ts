import {describe, expect, test} from 'vitest';
import {requestUrl} from '../../../../src/features/samples/core/requestUrl';

const address = (url: string, ...query: readonly (readonly [string, string])[]): string =>
  requestUrl({method: 'GET', url, query: query.map(([name, value]) => ({name, value})), headers: []});

describe('requestUrl', () => {
  test.each([
    ['https://a.example/v2/people/1', 'https://a.example/v2/people/1'],
    ['https://a.example/v2/a%20b%2fc', 'https://a.example/v2/a%20b%2fc'],
    ['https://a.example/v2/{id} "x"', 'https://a.example/v2/%7Bid%7D%20%22x%22'],
    ['https://a.example/100%', 'https://a.example/100%25'],
    ['https://a.example/漢\ud800', 'https://a.example/%E6%BC%A2%EF%BF%BD'],
  ])('makes a URL of %s and encodes nothing twice', (url, expected) => {
    expect(address(url)).toBe(expected);
  });

  test('encodes names and values of the query, brackets included, in their order', () => {
    expect(address('https://a.example/b', ['ids[]', '1'], ['updated_at[gt]', 'a+b c'], ["it's", '\udfff&='])).toBe(
      'https://a.example/b?ids%5B%5D=1&updated_at%5Bgt%5D=a%2Bb%20c&it%27s=%EF%BF%BD%26%3D',
    );
  });
});

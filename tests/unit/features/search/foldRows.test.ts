import {describe, expect, test} from 'vitest';
import {foldRows} from '../../../../src/features/search/core/foldRows';

interface TestHit {
  readonly url: string;
  readonly hierarchy: {readonly lvl3?: string};
  readonly fieldType?: string;
  readonly more?: readonly TestHit[];
}

const hit = (url: string): TestHit => ({url, hierarchy: {}});
const field = (url: string, name: string): TestHit => ({url, hierarchy: {lvl3: name}, fieldType: 'string'});
const urlsOf = (hits: readonly TestHit[]): string[] =>
  foldRows(hits).map(({url, more = []}) => [url, ...more.map((one) => one.url)].join(' '));

describe('Rows of search', () => {
  test('@seek-02 keep the order of the hits, with further hits of a page below its first', () => {
    expect(urlsOf([hit('/b/#x'), hit('/a/'), hit('/b/'), hit('/c/'), hit('/a/#y')])).toEqual([
      '/b/#x /b/',
      '/a/ /a/#y',
      '/c/',
    ]);
  });

  test('have a field of several pages once, and the pages keep rows of their own', () => {
    const hits = [field('/create/#id', 'crm_id'), field('/update/#id', 'crm_id'), hit('/update/'), field('/b/#n', 'n')];
    expect(urlsOf(hits)).toEqual(['/create/#id /update/#id', '/update/', '/b/#n']);
  });

  test('have at most five hits below', () => {
    const [row] = foldRows(Array.from({length: 9}, (_, at) => hit(`/a/#${String(at)}`)));
    expect(row?.more).toHaveLength(5);
  });

  test('of hits without others are the hits', () => {
    const hits = [hit('/a/'), hit('/b/')];
    expect(foldRows(hits)).toEqual(hits);
  });
});

import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {itemsOf, rowsOf} from '../../../../src/features/search/SearchModal/rows';
import {readResults} from '../../../../src/features/search/core/readResults';

const hit = {objectID: 'a', url: '/a/', type: 'lvl1', content: null, hierarchy: {lvl0: 'API', lvl1: 'A'}};
const withHit = (part: object): object => ({results: [{hits: [{...hit, ...part}], nbHits: 1}]});
const OPTIONS = {origin: 'https://docs.example', group: 'Results'};

describe('A response of the search service', () => {
  test('stays as it is, with empty marks for a hit without', () => {
    expect(readResults({results: [{hits: [hit], nbHits: 1, queryID: 'q'}]})).toEqual({
      hits: [{...hit, _highlightResult: {}, _snippetResult: {}}],
      nbHits: 1,
      queryID: 'q',
    });
  });

  test('has a hit for each URL, the best one', () => {
    const hits = [hit, {...hit, objectID: 'b'}, {...hit, url: '/b/'}];
    expect(readResults({results: [{hits, nbHits: 3}]}).hits.map(({objectID, url}) => [objectID, url])).toEqual([
      ['a', '/a/'],
      ['a', '/b/'],
    ]);
  });

  test.each([
    ['a text', '<!doctype html>'],
    ['an empty list of results', {results: []}],
    ['a result that is none', {results: [null]}],
    ['a result without hits', {results: [{nbHits: 0}]}],
    ['a hit without a URL', withHit({url: undefined})],
    ['a hit without levels', withHit({hierarchy: null})],
    ['a level that is a number', withHit({hierarchy: {lvl0: 'API', lvl1: 7}})],
    ['content that is a list', withHit({content: ['x']})],
    ['marks that are a text', withHit({_highlightResult: 'x'})],
  ])('@search-13 of %s cannot be read', (_, response) => {
    expect(() => readResults(response)).toThrow(/^The search service sent/);
  });

  test('that can be read can be shown, whatever else is in it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('content', '_snippetResult', 'hierarchy', 'url', 'x'), fc.anything()),
        (part) => {
          let hits;
          try {
            ({hits} = readResults(withHit(part)));
          } catch {
            return;
          }
          expect(itemsOf(rowsOf(hits), OPTIONS)).toHaveLength(1);
        },
      ),
    );
  });
});

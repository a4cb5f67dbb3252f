import {describe, expect, test} from 'vitest';
import {readResults} from '../../../../src/features/search/core/readResults';

const hit = {objectID: 'a', url: '/a/', type: 'lvl1', content: null, hierarchy: {lvl0: 'API', lvl1: 'A'}};
const withHit = (part: object): object => ({results: [{hits: [{...hit, ...part}], nbHits: 1}]});

describe('A response of the search service', () => {
  test('has what the modal reads and nothing else, with empty marks for a hit without', () => {
    const others = {nearWords: 'people', similarPages: [{url: 'javascript:alert(1)', title: 'Log in'}]};
    expect(readResults({results: [{hits: [hit], nbHits: 1, query: 'a', queryID: 'q', ...others}]})).toEqual({
      hits: [{...hit, _highlightResult: {}, _snippetResult: {}}],
      nbHits: 1,
      query: 'a',
      queryID: 'q',
    });
    expect(readResults({results: [{hits: [], nbHits: {}, query: null, queryID: []}]})).toEqual({
      hits: [],
      nbHits: 0,
      query: '',
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
    ['nothing', undefined],
    ['an empty text', ''],
    ['an error', {message: 'Index does not exist', status: 404}],
    ['a result that is none', {results: [null]}],
    ['a result without hits', {results: [{nbHits: 0}]}],
    ['a hit without a URL', withHit({url: undefined})],
    ['a hit without levels', withHit({hierarchy: null})],
    ['a level that is a number', withHit({hierarchy: {lvl0: 'API', lvl1: 7}})],
    ['content that is a list', withHit({content: ['x']})],
    ['a type that no record has', withHit({type: 'script'})],
    ['marks that are a text', withHit({_highlightResult: 'x'})],
    ['a mark that is a number', withHit({_highlightResult: {hierarchy: {lvl1: {value: 7}}}})],
    ['a snippet that is a text', withHit({_snippetResult: {content: 'x'}})],
    ['a snippet that is a list', withHit({_snippetResult: {content: {value: ['x']}}})],
  ])('@search-13 of %s cannot be read', (_, response) => {
    expect(() => readResults(response)).toThrow(/^The search service sent/);
  });
});

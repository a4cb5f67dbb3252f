import {describe, expect, test} from 'vitest';
import {createSearchTale} from '../../../../src/features/search/core/searchTale';

function follow() {
  const told: (readonly [string, unknown])[] = [];
  return {told, tale: createSearchTale((name, values) => told.push([name, values]))};
}

describe('The tale of a search', () => {
  test('tells of a chosen hit with its place', () => {
    const {told, tale} = follow();
    tale.answered('people', ['/docs/api/people/', '/docs/api/people-create/']);
    tale.chose('/docs/api/people-create/');
    tale.closed();
    expect(told).toEqual([['search_hit_chosen', {query: 'people', path: '/docs/api/people-create/', position: 2}]]);
  });

  test('counts a hit of the saved lists as place 0', () => {
    const {told, tale} = follow();
    tale.chose('/docs/');
    expect(told).toEqual([['search_hit_chosen', {query: '', path: '/docs/', position: 0}]]);
  });

  test('tells once of what was typed letter by letter without a result', () => {
    const {told, tale} = follow();
    for (const query of ['f', 'fl', 'flux', 'flux ', 'flux capacitor', 'flux']) tale.answered(query, []);
    tale.closed();
    tale.closed();
    expect(told).toEqual([['search_without_result', {query: 'flux capacitor'}]]);
  });

  test('tells of a query without result when another takes its place', () => {
    const {told, tale} = follow();
    tale.answered('flux', []);
    tale.answered('people', ['/docs/api/people/']);
    expect(told).toEqual([['search_without_result', {query: 'flux'}]]);
  });

  test('does not tell of a typing error that is mended at once', () => {
    const {told, tale} = follow();
    tale.answered('cadences', []);
    tale.answered('cadence', ['/docs/api/people/']);
    tale.closed();
    expect(told).toEqual([]);
  });
});

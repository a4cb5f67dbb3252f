import {describe, expect, test} from 'vitest';
import {createSearchSession} from '../../../../src/features/search/core/searchSession';

function follow() {
  const events: (readonly [string, unknown])[] = [];
  return {events, session: createSearchSession((name, values) => events.push([name, values]))};
}

const hit = (url: string, marked = '') => ({
  url,
  _highlightResult: {hierarchy: {lvl1: {value: marked}}},
  _snippetResult: {content: {value: ''}},
});
const PEOPLE = hit('/docs/api/people/', '<mark>People</mark> of <mark>cadences</mark>');

describe('The session of a search', () => {
  test('publishes a chosen hit with its position', () => {
    const {events, session} = follow();
    session.found('people', [PEOPLE, hit('/docs/api/people-create/')]);
    session.chose('/docs/api/people-create/');
    session.closed();
    expect(events).toEqual([['search_hit_chosen', {query: 'people', path: '/docs/api/people-create/', position: 2}]]);
  });

  test('publishes a query without a result once, although it was typed letter by letter', () => {
    const {events, session} = follow();
    for (const query of ['f', 'fl', 'flux', 'flux ', 'flux capacitor', 'flux']) session.found(query, []);
    session.closed();
    session.closed();
    expect(events).toEqual([['search_without_result', {words: 2}]]);
  });

  test('does not publish a typing error that is fixed immediately', () => {
    const {events, session} = follow();
    session.found('cadences', []);
    session.found('cadence', [PEOPLE]);
    session.closed();
    expect(events).toEqual([]);
  });

  test.each([
    ['peop', 'peop'],
    ['Cadence steps', 'Cadence'],
    ['people priya raman', 'people'],
    ['password hunter2', ''],
    ['people sk_live_abc', 'people'],
    ['+1 404 555 0123 people', 'people'],
  ])('of the query %j it publishes %j, the words that the results have', (query, published) => {
    const {events, session} = follow();
    session.found(query, [PEOPLE]);
    session.chose(PEOPLE.url);
    expect(events).toEqual([['search_hit_chosen', {query: published, path: PEOPLE.url, position: 1}]]);
  });
});

import {describe, expect, it} from 'vitest';
import {type Endpoint, endpointQuery, endpointScore} from '../../../../src/features/search/core/endpoint';

const operations: readonly Endpoint[] = [
  {method: 'GET', path: '/v2/people'},
  {method: 'POST', path: '/v2/people'},
  {method: 'GET', path: '/v2/people/{id}'},
  {method: 'DELETE', path: '/v2/people/{id}'},
  {method: 'GET', path: '/v2/activities/calls'},
  {method: 'POST', path: '/public_api/v1/people'},
];

/** Operations that a query looks like, best first. */
function answersTo(query: string): string[] {
  const asked = endpointQuery(query);
  if (!asked) return [];
  return operations
    .flatMap((operation) => {
      const score = endpointScore(asked, operation);
      return score === undefined ? [] : [{...operation, score}];
    })
    .sort((a, b) => b.score - a.score)
    .map(({method, path}) => `${method} ${path}`);
}

describe('A query that looks like a request', () => {
  it.each(['rate limit', 'people', 'how do I get people', 'people:write', 'get all people'])('is not: %s', (query) => {
    expect(endpointQuery(query)).toBeUndefined();
  });

  it.each([
    ['POST /v2/people', 'POST /v2/people'],
    ['post people', 'POST /v2/people'],
    ['/v2/people.json', 'GET /v2/people'],
    ['https://api.salesloft.com/v2/people?page=2', 'GET /v2/people'],
    ['/v2/people/:id', 'GET /v2/people/{id}'],
    ['/people/<id>', 'GET /v2/people/{id}'],
    ['DELETE /v2/people/123', 'DELETE /v2/people/{id}'],
    ['delete person', 'DELETE /v2/people/{id}'],
    ['/calls', 'GET /v2/activities/calls'],
    ['/v2/activ', 'GET /v2/activities/calls'],
    ['public_api/v1/people', 'POST /public_api/v1/people'],
  ])('%s means %s', (query, expected) => {
    expect(answersTo(query)[0]).toBe(expected);
  });

  it('gets paths below the one asked for after it, and other versions only without a version', () => {
    expect(answersTo('GET /v2/people')).toEqual([
      'GET /v2/people',
      'GET /v2/people/{id}',
      'POST /v2/people',
      'DELETE /v2/people/{id}',
    ]);
    expect(answersTo('POST people')).toContain('POST /public_api/v1/people');
  });

  it('leaves a path unfinished only where nothing follows it', () => {
    expect(answersTo('/v2/peop')).not.toEqual([]);
    expect(answersTo('/v2/peop/')).toEqual([]);
  });
});

import {describe, expect, it} from 'vitest';
import {type Endpoint, endpointQuery, endpointScore} from '../../../../src/features/search/core/endpoint';

const operations: readonly Endpoint[] = [
  ['GET', '/v2/people'],
  ['POST', '/v2/people'],
  ['GET', '/v2/people/{id}'],
  ['DELETE', '/v2/people/{id}'],
  ['GET', '/v2/activities/calls'],
  ['POST', '/public_api/v1/people'],
];

/** Operations that a query looks like, best first. */
function operationsLike(query: string): string[] {
  const request = endpointQuery(query);
  if (!request) return [];
  return operations
    .map((operation) => ({name: operation.join(' '), score: endpointScore(request, operation)}))
    .filter(({score}) => score !== undefined)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map(({name}) => name);
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
    expect(operationsLike(query)[0]).toBe(expected);
  });

  it('finds paths below the requested one after it, and other versions only without a version', () => {
    expect(operationsLike('GET /v2/people')).toEqual([
      'GET /v2/people',
      'GET /v2/people/{id}',
      'POST /v2/people',
      'DELETE /v2/people/{id}',
    ]);
    expect(operationsLike('POST people')).toContain('POST /public_api/v1/people');
  });

  it('leaves a path unfinished only where nothing follows it', () => {
    expect(operationsLike('/v2/peop')).not.toEqual([]);
    expect(operationsLike('/v2/peop/')).toEqual([]);
  });
});

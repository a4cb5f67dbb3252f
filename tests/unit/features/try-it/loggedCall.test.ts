import {describe, expect, test} from 'vitest';
import {type LoggedCall, withLatestBodies} from '../../../../src/features/call-log/core/callLog';
import type {Outcome} from '../../../../src/features/try-it/core/outcome';
import {isRequestOf, loggedCall, rateLimitOf} from '../../../../src/features/try-it/core/outcome';
import {forms} from './forms';

const responds = (text: string): Outcome => ({
  kind: 'response',
  status: 200,
  headers: [
    {name: 'x-ratelimit-endpoint-cost', value: '3'},
    {name: 'x-ratelimit-remaining-minute', value: '597'},
  ],
  took: 12,
  body: {kind: 'json', text, blob: new Blob([])},
  at: 1_000_012,
});

const logged = (body: string, response = '{"answer":1}'): LoggedCall =>
  loggedCall(
    forms.create.loaded,
    {
      request: {url: 'https://api.example.com/v2/people?page=2', init: {method: 'POST', headers: {}, body}},
      ...{target: 'account', values: {'query:page': ['2']}, scopes: []},
    },
    responds(response),
  );

describe('@answers-05 the list of calls', () => {
  test('has the request as it was sent, and the response', () => {
    expect(logged('{"name": "Priya"}')).toEqual({
      id: '1000000-tasks-create',
      at: 1_000_000,
      page: '/docs/api/tasks-create/',
      method: 'POST',
      name: 'Do',
      path: '/v2/people',
      query: 'page=2',
      isSandbox: false,
      took: 12,
      fragment: `#try-it?${new URLSearchParams({'query:page': '2', target: 'account'}).toString()}`,
      request: {text: '{"name": "Priya"}'},
      response: {text: '{"answer":1}'},
      status: 200,
      cost: 3,
      remaining: 597,
    });
  });

  test('has no value that looks secret, and says so', () => {
    const {request, response} = logged('{"name": "Priya", "password": "hunter2"}', '{"api_key": "hunter2"}');
    expect(request).toEqual({text: '{\n  "name": "Priya"\n}', isPartial: true, leftOut: 1});
    expect(response).toEqual({text: '{\n\n}', isPartial: true, leftOut: 1});
  });

  test('has no secret in its path or query', () => {
    const url = 'https://api.example.com/v2/people/ak_live_hunter2?title=v2_ak_101_hunter2&page=2';
    const sent = {
      request: {url, init: {method: 'GET', headers: {}}},
      target: 'account',
      values: {},
      scopes: [],
    } as const;
    expect(loggedCall(forms.create.loaded, sent, responds(''))).toMatchObject({
      ...{path: '/v2/people/{left-out}', query: 'page=2', isPartial: true},
    });
  });

  test('has 64 kB of a body at most', () => {
    expect(logged(JSON.stringify('x'.repeat(63_000))).request?.text).toHaveLength(63_002);
    expect(logged(JSON.stringify('x'.repeat(64_000))).request).toEqual({});
  });

  test('keeps the latest bodies together', () => {
    const calls = [logged('12345', '12345'), logged('12345', '12345')];
    expect(withLatestBodies(calls, 15).map(({request, response}) => [request, response])).toEqual([
      [{text: '12345'}, {text: '12345'}],
      [{text: '12345'}, {}],
    ]);
  });
});

test('@real-05 a header that is no number of points says nothing about the rate limit', () => {
  const names = ['x-ratelimit-endpoint-cost', 'x-ratelimit-remaining-minute'];
  const headers = ['-1', '1e9'].map((value, index) => ({name: names[index] ?? '', value}));
  expect(rateLimitOf(headers)).toEqual({cost: undefined, remaining: undefined});
});

test('@run-01 a call of the sandbox is repeated there', () => {
  const sent = {request: {url: 'https://api.example.com/v2/people', init: {headers: {}}}, values: {}, scopes: []};
  const call = loggedCall(forms.list.loaded, {...sent, target: 'sandbox'}, responds(''));
  expect(call).toMatchObject({isSandbox: true, fragment: '#try-it?target=sandbox'});
});

test.each([
  ['as its row shows', {}, true],
  ['with another method', {method: 'DELETE'}, false],
  ['with another path', {path: '/v2/people/1'}, false],
  ['with another query', {query: 'page=3'}, false],
] as const)('@answers-06 a stored call is sent again only %s', (_, changed, isSame) => {
  const query = [{name: 'page', value: '2'}];
  const request = {
    method: 'POST',
    url: 'https://api.example.com/v2/people',
    query,
    headers: [],
    body: undefined,
  } as const;
  expect(isRequestOf({...logged('{}'), ...changed}, request)).toBe(isSame);
});

import {expect, test} from 'vitest';
import {loggedCall} from '../../../../src/features/try-it/core/outcome';

test('The list of calls has neither body nor token', () => {
  const operation = {operationId: 'people-create', summary: '', method: 'post', path: '/v2/people'} as const;
  const call = loggedCall(
    {
      ...{version: 'v2', operation, server: 'https://api.example.com'},
      ...{fields: [], hasBody: true, initial: {}, bodyExample: '', bodyMinimum: ''},
    },
    {
      wire: {
        url: 'https://api.example.com/v2/people?page=2',
        init: {method: 'POST', headers: {Authorization: 'Bearer very-secret'}, body: '{"name":"Priya"}'},
      },
      target: 'account',
      draft: {values: {'query:page': ['2']}, body: '{"name":"Priya"}'},
      outcome: {
        kind: 'response',
        status: 200,
        headers: [
          {name: 'x-ratelimit-endpoint-cost', value: '3'},
          {name: 'x-ratelimit-remaining-minute', value: '597'},
        ],
        took: 12,
        body: {kind: 'json', text: '{"answer":1}', blob: new Blob([])},
        at: 1_000_012,
      },
    },
  );
  expect(call).toEqual({
    id: '1000000-people-create',
    at: 1_000_000,
    page: '/docs/api/people-create/',
    method: 'POST',
    name: '',
    path: '/v2/people',
    query: 'page=2',
    hadBody: true,
    isSandbox: false,
    took: 12,
    fragment: `#try-it?${new URLSearchParams({'query:page': '2', target: 'account'}).toString()}`,
    status: 200,
    cost: 3,
    remaining: 597,
  });
});

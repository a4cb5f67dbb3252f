import {describe, expect, test} from 'vitest';
import type {Method, PlacedOperation} from '../../../../../openapi/model/spec';
import {essentials} from '../../../../../openapi/pages/operation/essentials';
import type {EssentialsBlock} from '../../../../../openapi/pages/page';

const bare: PlacedOperation = {operationId: 'people-index', summary: 'List people', method: 'get', path: '/v2/people'};
const essentialsOf = (operation: Partial<PlacedOperation>): EssentialsBlock => essentials({...bare, ...operation});
const rowsOf = (operation: Partial<PlacedOperation>): [string, string[]][] =>
  essentialsOf(operation).rows.map(({term, items}) => [
    term,
    items.map(({value, unverified, details}) => [value, unverified?.what, details].filter(Boolean).join(' | ')),
  ]);

describe('essentials', () => {
  test('collapse the costs of deep pages', () => {
    const items = essentialsOf({'x-rate-limit-cost': {base: 1, deepPages: true}}).rows.flatMap((row) => row.items);
    expect(items.map(({more}) => more)).toEqual(['more on deep pages', undefined, undefined]);
  });

  test.each<[string, Partial<PlacedOperation>, [string, string[]]]>([
    ['@shown-02 no credential', {security: []}, ['Credential', ['None. Send the request without a key']]],
    [
      '@shown-02 an optional credential',
      {security: [{token: []}, {}]},
      ['Credential', ['Optional. The operation also accepts requests without a key']],
    ],
    [
      'scopes',
      {'x-scopes': [{scope: 'people:read', inferred: true}, {scope: 'a:b'}]},
      [
        'Scope',
        [
          '[`people:read`](/docs/platform/api-basics/scope-matrix/#scope-people-read) | Confirm with a token that has only this scope.',
          '[`a:b`](/docs/platform/api-basics/scope-matrix/#scope-a-b)',
        ],
      ],
    ],
    [
      'the cost',
      {'x-rate-limit-cost': {base: 1, deepPages: true}},
      [
        'Cost',
        [
          '[1 point](/docs/platform/api-basics/rate-limits/) | Points for a deep page: 3 from page 101, 8 from page 151, 10 from page 251, 30 from page 501.',
        ],
      ],
    ],
    [
      'a cost whose steps are not known',
      {'x-rate-limit-cost': {base: 3, deepPages: true}},
      ['Cost', ['[3 points](/docs/platform/api-basics/rate-limits/) | Pages above 100 cost more.']],
    ],
  ])('say %s first', (_, extensions, row) => {
    expect(rowsOf(extensions)[0]).toEqual(row);
    expect(rowsOf(extensions)).toHaveLength(3);
  });

  test('say how a list is paged', () => {
    const page = '/docs/platform/api-basics/filtering-paging-sorting/';
    expect(rowsOf({'x-paging': 'cursor'})).toContainEqual(['Paging', [`[ID cursor](${page})`]]);
  });

  test('say when the work is done, and what it triggers', () => {
    expect(rowsOf({'x-async': true, 'x-webhook-events': ['person_created']})).toEqual([
      ['Processing', ['Background | The API responds before the work is done.']],
      ['Retry', ['Safe (read-only)']],
      ['Webhook events', ['[`person_created`](/docs/platform/webhooks/event-types/#person_created)']],
    ]);
  });

  test('say nothing that is not so, and what is not confirmed', () => {
    expect(rowsOf({'x-async': false, 'x-admin-only': false, 'x-paging': 'none'})).toHaveLength(2);
    expect(essentialsOf({'x-unverified': 'a "guess"'}).unverified).toEqual({what: 'a "guess"'});
  });

  test.each<[Method, boolean | undefined, string]>([
    ['get', undefined, 'Safe (read-only)'],
    ['post', undefined, 'Not safe | A retry can apply the change twice.'],
    ['post', true, 'Safe'],
    ['put', false, 'Not safe | A retry can apply the change twice.'],
  ])('say of %s with x-idempotent %j whether to send it again: %s', (method, idempotent, expected) => {
    expect(rowsOf({method, 'x-idempotent': idempotent})).toContainEqual(['Retry', [expected]]);
  });
});

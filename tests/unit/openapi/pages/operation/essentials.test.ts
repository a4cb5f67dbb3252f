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
  test('show behavior as tags, and collapse the costs of deep pages', () => {
    const items = essentialsOf({'x-rate-limit-cost': {base: 1, deepPages: true}}).rows.flatMap((row) => row.items);
    expect(items.map(({tag, more}) => tag ?? more)).toEqual(['Deep pages cost more', true, true]);
  });

  test.each<[string, Partial<PlacedOperation>, [string, string[]]]>([
    [
      'scopes',
      {'x-scopes': [{scope: 'people:read', inferred: true}, {scope: 'a:b'}]},
      [
        'Scope',
        [
          '[`people:read`](/docs/platform/api-basics/scopes/) | Confirm with a token that has only this scope.',
          '[`a:b`](/docs/platform/api-basics/scopes/)',
        ],
      ],
    ],
    ['that no scope is known', {'x-scopes': []}, ['Scope', ['None documented']]],
    ['what only admins can do', {'x-admin-only': true}, ['Role', ['Team admins only']]],
    [
      'the cost',
      {'x-rate-limit-cost': {base: 1, deepPages: true}},
      [
        'Cost',
        [
          '[1 point](/docs/platform/api-basics/rate-limits/) | from page 101: 3, from page 151: 8, from page 251: 10, from page 501: 30',
        ],
      ],
    ],
    [
      'a cost whose steps are not known',
      {'x-rate-limit-cost': {base: 3, deepPages: true}},
      ['Cost', ['[3 points](/docs/platform/api-basics/rate-limits/) | more above page 100']],
    ],
    [
      'paging',
      {'x-paging': 'cursor'},
      ['Paging', ['[By cursor on the ID](/docs/platform/api-basics/filtering-paging-sorting/)']],
    ],
  ])('say %s first', (_, extensions, row) => {
    expect(rowsOf(extensions)[0]).toEqual(row);
    expect(rowsOf(extensions)).toHaveLength(2);
  });

  test('say when the work is done, and what it triggers', () => {
    expect(rowsOf({'x-async': true, 'x-webhook-events': ['person_created']})).toEqual([
      ['Behavior', ['Read only', 'Asynchronous | responds before the work is done']],
      ['Webhook events', ['[`person_created`](/docs/platform/webhooks/event-types/#person_created)']],
    ]);
  });

  test('say nothing that is not so, and what is not confirmed', () => {
    expect(rowsOf({'x-async': false, 'x-admin-only': false, 'x-paging': 'none'})).toHaveLength(1);
    expect(essentialsOf({'x-unverified': 'a "guess"'}).unverified).toEqual({what: 'a "guess"'});
  });

  test.each<[Method, boolean | undefined, string]>([
    ['get', undefined, 'Read only'],
    ['post', undefined, 'Not safe to retry | a retry can apply the change twice'],
    ['post', true, 'Safe to retry'],
    ['put', undefined, 'Safe to retry'],
    ['put', false, 'Not safe to retry | a retry can apply the change twice'],
    ['patch', undefined, 'Not safe to retry | a retry can apply the change twice'],
    ['delete', undefined, 'Safe to retry'],
  ])('say of %s with x-idempotent %j whether to send it again: %s', (method, idempotent, expected) => {
    expect(rowsOf({method, 'x-idempotent': idempotent})[0]).toEqual(['Behavior', [expected, 'Synchronous']]);
  });
});

import {expect, test} from 'vitest';
import {afterFailure} from '../../../../src/features/page-loading/core/afterFailure';

const pathname = '/docs/api/';

test.each([
  ['the first failure reloads', {online: true, reloadedFor: null}, 'reload'],
  ['a failure at another URL reloads', {online: true, reloadedFor: '/webhooks/'}, 'reload'],
  ['the second failure at a URL explains', {online: true, reloadedFor: pathname}, 'explain'],
  ['without network nothing is reloaded', {online: false, reloadedFor: null}, 'explain'],
])('%s', (_, state, expected) => {
  expect(afterFailure({pathname, ...state})).toBe(expected);
});

import {describe, expect, test} from 'vitest';
import {type CallbackPage, isCallbackUrl, readCallback} from '../../../../../src/features/auth/core/callback';
import {ID, OTHER_ID} from './samples';

const SSO = 'https://sso.example';
const read = (search: string, page: Partial<CallbackPage> = {}) =>
  readCallback({search, marker: ID, ssoUrl: SSO, isPending: (id) => id === ID, ...page});

describe('An ordinary visit', () => {
  test.each(['', '?', '?utm_source=x', `?state=${ID}`, '?Code=a'])('%j is left alone', (search) => {
    expect(isCallbackUrl({pathname: '/', search})).toBe(false);
  });

  test('is every page but the root, whatever its query', () => {
    expect(isCallbackUrl({pathname: '/docs/', search: `?code=a&state=${ID}`})).toBe(false);
  });
});

describe('A return with a code', () => {
  const good = {attemptId: ID, code: 'abc'};

  test.each([
    ['the marker alone', '?code=abc', ID],
    ['state alone', `?code=abc&state=${ID}`, undefined],
    ['an issuer with a path', `?code=abc&state=${ID}&iss=${encodeURIComponent(`${SSO}/tenant`)}`, ID],
    ['an empty error', `?code=abc&state=${ID}&error=`, ID],
    ['a second, empty code', `?code=abc&code=&state=${ID}`, ID],
  ])('is taken with %s', (_, search, marker) => expect(read(search, {marker})).toEqual(good));

  test('may hold every printable character, 2,048 of them', () => {
    const code = '~ "<&'.repeat(410).slice(0, 2048);
    expect(read(`?${new URLSearchParams({code, state: ID}).toString()}`)).toEqual({...good, code});
  });

  test.each([
    ['another state', `?code=abc&state=${OTHER_ID}`],
    ['two codes', `?code=abc&code=def&state=${ID}`],
    ['code and error', `?code=abc&error=access_denied&state=${ID}`],
    ['no value', `?code=&state=${ID}`],
    ['a code of 2,049 characters', `?code=${'a'.repeat(2049)}&state=${ID}`],
    ['a code that is not ASCII', `?code=%C3%A9&state=${ID}`],
    ['a control character', `?code=a%00&state=${ID}`],
    ['a foreign issuer', `?code=abc&state=${ID}&iss=${encodeURIComponent('https://evil.example')}`],
    ['an issuer that is no URL', `?code=abc&state=${ID}&iss=sso.example`],
    ['two issuers', `?code=abc&state=${ID}&iss=${SSO}&iss=${SSO}`],
  ])('has failed in our popup with %s, and means nothing elsewhere', (_, search) => {
    expect(read(search)).toEqual({error: 'failed', attemptId: ID});
    expect(read(search, {marker: undefined, isPending: () => false})).toBeUndefined();
  });

  test('has failed if no tab waits for it: its window says so', () => {
    expect(read(`?code=abc&state=${ID}`, {isPending: () => false})).toEqual({error: 'failed', attemptId: ID});
    expect(read('?code=abc', {isPending: () => false})).toEqual({error: 'failed', attemptId: ID});
  });

  test('has failed in the popup of another attempt, also while a tab waits for each', () => {
    const page = {marker: OTHER_ID, isPending: () => true};
    expect(read(`?code=abc&state=${ID}`, page)).toEqual({error: 'failed', attemptId: OTHER_ID});
  });

  test('is ignored without state and marker', () => {
    expect(read('?code=abc', {marker: undefined})).toBeUndefined();
    expect(read('?code=abc', {marker: 'forged'})).toBeUndefined();
  });
});

test.each(['code=x', 'error=x', 'error=access_denied', 'code=x&error=x'])(
  '@real-05 a link that a stranger made says, stores and closes nothing with %s: no tab waits for its state',
  (query) => expect(read(`?${query}&state=${OTHER_ID}`, {marker: undefined})).toBeUndefined(),
);

describe('A return with an error', () => {
  test('@login-12 closes the popup when the visitor denies access', () => {
    const denied = {error: 'denied', attemptId: ID};
    expect(read(`?error=access_denied&state=${ID}`)).toEqual(denied);
    expect(read('?error=access_denied&error_description=No')).toEqual(denied);
    expect(read(`?error=access_denied&state=${ID}`, {marker: undefined})).toEqual(denied);
  });

  test('has failed otherwise, and gives none of its words on', () => {
    expect(read(`?error=server_error&error_description=%3Cb%3ECall+555-0100&state=${ID}`)).toEqual({
      error: 'failed',
      attemptId: ID,
    });
  });
});

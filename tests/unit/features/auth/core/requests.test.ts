import {describe, expect, test} from 'vitest';
import {isConfigured} from '../../../../../src/features/auth/core/client';
import {authorizeUrl, readTokenResponse} from '../../../../../src/features/auth/core/provider';
import {ID, NOW, NOW_SECONDS, client} from './samples';

test('authorizeUrl escapes what a client id may hold', () => {
  const odd = authorizeUrl({...client, clientId: 'a&state=b c#d'}, ID, 'c');
  expect(new URL(odd).searchParams.get('client_id')).toBe('a&state=b c#d');
  expect(new URL(odd).searchParams.getAll('state')).toEqual([ID]);
});

describe('isConfigured', () => {
  const real = {ssoUrl: 'https://sso.example', clientId: 'docs'};

  test.each([
    ['booleans', {...real, beta: true, trial: false}],
    ['what is not given', {...real, searchAppId: undefined}],
    ['an empty text', {...real, note: ''}],
    ['PLACEHOLDER in the middle', {...real, clientId: 'MY_PLACEHOLDER'}],
  ])('@login-02 accepts %s', (_, settings) => expect(isConfigured(settings)).toBe(true));

  test.each([
    ['the bare word', {...real, searchApiKey: 'PLACEHOLDER'}],
    ['an object', {...real, clientId: {}}],
  ])('@login-02 rejects %s', (_, settings) => expect(isConfigured(settings)).toBe(false));
});

const response = {access_token: 'abc.DEF-1_2~3+4/5==', token_type: 'Bearer', created_at: NOW_SECONDS, expires_in: 7200};

describe('readTokenResponse', () => {
  test('@login-08 adds created_at and expires_in, in seconds', () => {
    expect(readTokenResponse(200, response, NOW)).toEqual({token: response.access_token, expiry: NOW_SECONDS + 7200});
  });

  test('accepts a response without a type, with a type in any case, with fractions, and with a clock that is behind', () => {
    expect(readTokenResponse(200, response, NOW - 86_400_000)).toBeDefined();
    const untyped = {...response, token_type: undefined};
    expect(readTokenResponse(200, untyped, NOW)).toBeDefined();
    expect(readTokenResponse(200, {...response, token_type: 'bEARER', refresh_token: 'x'}, NOW)).toBeDefined();
    expect(readTokenResponse(200, {...response, created_at: NOW_SECONDS + 0.75, expires_in: 60.5}, NOW)?.expiry).toBe(
      NOW_SECONDS + 61,
    );
  });

  test.each([400, 401, 201, 204, 302, 500])('@login-13 rejects status %i', (status) => {
    expect(readTokenResponse(status, response, NOW)).toBeUndefined();
  });

  test.each([
    ['null', null],
    ['no token', {...response, access_token: undefined}],
    ['an empty token', {...response, access_token: ''}],
    ['a token with a line break', {...response, access_token: 'a\nX-Evil: 1'}],
    ['a token above 8 KiB', {...response, access_token: 'a'.repeat(8193)}],
    ['another type of token', {...response, token_type: 'mac'}],
    ['a type that is no text', {...response, token_type: null}],
    ['texts for numbers', {...response, created_at: String(NOW_SECONDS), expires_in: '7200'}],
    ['no expires_in', {...response, expires_in: undefined}],
    ['milliseconds', {...response, created_at: NOW_SECONDS * 1000}],
    ['infinity', {...response, expires_in: Infinity}],
    ['a life of nothing', {...response, expires_in: 0, created_at: NOW_SECONDS + 9}],
    ['an expiry in this very second', {...response, created_at: NOW_SECONDS - 7200}],
  ])('@login-13 rejects %s', (_, body) => expect(readTokenResponse(200, body, NOW)).toBeUndefined());
});

import * as oauth from 'oauth4webapi';
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
    ['texts', real],
    ['booleans', {...real, beta: true, trial: false}],
    ['what is not given', {...real, searchAppId: undefined}],
    ['an empty text', {...real, note: ''}],
    ['PLACEHOLDER in the middle', {...real, clientId: 'MY_PLACEHOLDER'}],
    ['another case', {...real, clientId: 'placeholder'}],
  ])('@login-02 accepts %s', (_, settings) => expect(isConfigured(settings)).toBe(true));

  test.each([
    ['a placeholder', {...real, clientSecret: 'PLACEHOLDER_CLIENT_SECRET'}],
    ['the bare word', {...real, searchApiKey: 'PLACEHOLDER'}],
    ['a number', {...real, port: 1}],
    ['null', {...real, clientId: null}],
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

  test('agrees with oauth4webapi about valid responses', async () => {
    const server = {issuer: client.ssoUrl, token_endpoint: `${client.ssoUrl}/oauth/token`};
    const read = await oauth.processGenericTokenEndpointResponse(server, {client_id: 'docs'}, Response.json(response));
    expect(readTokenResponse(200, response, NOW)?.token).toBe(read.access_token);
  });

  test.each([400, 401, 201, 204, 302, 500])('@login-13 rejects status %i', (status) => {
    expect(readTokenResponse(status, response, NOW)).toBeUndefined();
  });

  test.each([
    ['null', null],
    ['a list', [response]],
    ['a text', 'token'],
    ['no token', {...response, access_token: undefined}],
    ['an empty token', {...response, access_token: ''}],
    ['a token that is a number', {...response, access_token: 5}],
    ['a token with a blank', {...response, access_token: 'a b'}],
    ['a token with a line break', {...response, access_token: 'a\nX-Evil: 1'}],
    ['a token above 8 KiB', {...response, access_token: 'a'.repeat(8193)}],
    ['another type of token', {...response, token_type: 'mac'}],
    ['a type that is no text', {...response, token_type: null}],
    ['texts for numbers', {...response, created_at: String(NOW_SECONDS), expires_in: '7200'}],
    ['no created_at', {...response, created_at: undefined}],
    ['no expires_in', {...response, expires_in: undefined}],
    ['NaN', {...response, created_at: Number.NaN}],
    ['milliseconds', {...response, created_at: NOW_SECONDS * 1000}],
    ['infinity', {...response, expires_in: Infinity}],
    ['a life of nothing', {...response, expires_in: 0, created_at: NOW_SECONDS + 9}],
    ['a negative life', {...response, expires_in: -5, created_at: NOW_SECONDS + 9}],
    ['a created_at of yesterday', {...response, created_at: NOW_SECONDS - 86_400}],
    ['an expiry in this very second', {...response, created_at: NOW_SECONDS - 7200}],
    ['milliseconds for seconds beyond any date', {...response, created_at: 1e300}],
  ])('@login-13 rejects %s', (_, body) => expect(readTokenResponse(200, body, NOW)).toBeUndefined());
});

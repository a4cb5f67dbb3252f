import {describe, expect, test} from 'vitest';
import type {SampleRequest} from '../../../../src/features/samples/core/request';
import {httpRequest, withToken} from '../../../../src/features/try-it/core/httpRequest';

const API = 'https://api.example.com';
const request: SampleRequest = {
  method: 'POST',
  url: `${API}/v2/people`,
  query: [{name: 'page', value: '2'}],
  headers: [
    {name: 'Authorization', value: 'Bearer $SALESLOFT_API_KEY'},
    {name: 'Content-Type', value: 'application/json'},
  ],
};
const wire = (url: string, token?: string) =>
  withToken(httpRequest({...request, url}, API, '{"id":9007199254740993123}'), token);

describe('httpRequest', () => {
  test('sends token and body as they are, and nothing of the browser', () => {
    expect(wire(request.url, 'abc')).toEqual({
      url: `${API}/v2/people?page=2`,
      init: {
        method: 'POST',
        headers: {Accept: 'application/json', 'Content-Type': 'application/json', Authorization: 'Bearer abc'},
        body: '{"id":9007199254740993123}',
        credentials: 'omit',
        redirect: 'manual',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        mode: 'cors',
      },
    });
  });

  test('never sends the placeholder of samples', () => {
    expect(wire(request.url).init.headers).not.toHaveProperty('Authorization');
  });

  test.each([
    'https://api.example.com.evil.example/v2',
    'http://api.example.com/v2',
    'https://api.example.com:8443/v2',
    'https://user:pass@api.example.com/v2',
  ])('rejects %s: no token leaves for another origin', (url) => {
    expect(() => wire(url, 'abc')).toThrow(TypeError);
  });
});

import {describe, expect, test} from 'vitest';
import type {SampleRequest} from '../../../../src/features/samples/core/request';
import {type Draft, publicDraft, readDraft} from '../../../../src/features/try-it/core/draft';
import {draftOf, fragmentOf} from '../../../../src/features/try-it/core/link';
import {loggedCall} from '../../../../src/features/try-it/core/loggedCall';
import {kindOfBody} from '../../../../src/features/try-it/core/outcome';
import {rateLimitOf, waitAfter} from '../../../../src/features/try-it/core/rateLimit';
import {holdsAtMost, prettyText, readTree} from '../../../../src/features/try-it/core/jsonTree';
import {isToken, httpRequest} from '../../../../src/features/try-it/core/httpRequest';

const API = 'https://api.example.com';
const request: SampleRequest = {
  method: 'POST',
  url: `${API}/v2/people`,
  query: [{name: 'page', value: '2'}],
  headers: [
    {name: 'Authorization', value: 'Bearer YOUR_API_KEY'},
    {name: 'Content-Type', value: 'application/json'},
  ],
};
const wire = (url: string, token?: string) =>
  httpRequest({...request, url}, {apiUrl: API, token, body: '{"id":9007199254740993123}'});

describe('httpRequest', () => {
  test('sends token and body as they are, and nothing of the browser', () => {
    expect(wire(request.url, 'abc')).toEqual({
      url: `${API}/v2/people?page=2`,
      init: {
        method: 'POST',
        headers: {Accept: 'application/json', 'Content-Type': 'application/json', Authorization: 'Bearer abc'},
        body: '{"id":9007199254740993123}',
        credentials: 'omit',
        redirect: 'error',
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
    'https://evil.example/v2',
    'http://api.example.com/v2',
    'https://api.example.com:8443/v2',
    'https://api.example.com@evil.example/v2',
    'https://user:pass@api.example.com/v2',
  ])('refuses %s: no token leaves for another origin', (url) => {
    expect(() => wire(url, 'abc')).toThrow(TypeError);
  });

  test.each([
    ['ak_sandbox_maya', true],
    ['a.b-c~d+e/f==', true],
    ['a b', false],
    ['a\nX-Evil: 1', false],
    ['', false],
    ['\u043A', false],
  ])('takes %j for a token: %s', (text, expected) => {
    expect(isToken(text)).toBe(expected);
  });
});

describe('A link to a request', () => {
  const draft: Draft = {
    values: {'query:ids': ['1', '2'], 'query:name': ['a&b=c#d'], 'query:page': ['']},
    body: '{"a": 1, "callback_token": "wht_1"}',
  };

  test('fills in what it was made of, without secrets', () => {
    const fragment = fragmentOf(draft);
    expect(fragment).not.toContain('wht_1');
    const arrived = draftOf(fragment);
    expect(arrived?.values).toEqual({'query:ids': ['1', '2'], 'query:name': ['a&b=c#d']});
    expect(JSON.parse(arrived?.body ?? '')).toEqual({a: 1});
  });

  test('leaves a long body out', () => {
    expect(draftOf(fragmentOf({values: {}, body: JSON.stringify('x'.repeat(3000))}))?.body).toBeUndefined();
  });

  test('is no other fragment', () => {
    expect(draftOf('#query-page')).toBeUndefined();
    expect(draftOf('')).toBeUndefined();
  });

  test.each(['#try-it?%', '#try-it?__proto__=1', '#try-it?body=%7B', '#try-it?=&&='])('survives %s', (fragment) => {
    expect(draftOf(fragment)?.values).toBeTypeOf('object');
    expect({}).not.toHaveProperty('1');
  });
});

describe('A stored draft', () => {
  test('comes back as it was', () => {
    const draft = {values: {'query:page': ['2']}, body: '{}'};
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([null, '', '{', 'null', '[]', '5', '{"values":5}', '{"values":{"a":5,"b":[1]}}', '{"body":{}}'])(
    'is empty when it is %s',
    (text) => {
      expect(readDraft(text)).toEqual({values: {}, body: undefined});
    },
  );

  test('holds no secret, not even of a text that is no JSON', () => {
    const values = {'header:x-signature': ['abc'], 'query:a': ['1']};
    expect(publicDraft({values, body: '{"password": "x"'})).toEqual({values: {'query:a': ['1']}, body: ''});
  });
});

describe('The list of calls', () => {
  test('holds neither body nor token', () => {
    const operation = {operationId: 'people-create', summary: '', method: 'post', path: '/v2/people'} as const;
    const call = loggedCall(
      {version: 'v2', operation, server: API, bodyExample: ''},
      {
        wire: wire(request.url, 'very-secret'),
        draft: {values: {'query:page': ['2']}, body: '{"name":"Priya"}'},
        outcome: {
          kind: 'response',
          status: 200,
          headers: [
            {name: 'x-ratelimit-endpoint-cost', value: '3'},
            {name: 'x-ratelimit-remaining-minute', value: '597'},
          ],
          took: 12,
          size: 5,
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
      took: 12,
      fragment: `#try-it?${new URLSearchParams({'query:page': '2'}).toString()}`,
      status: 200,
      cost: 3,
      remaining: 597,
    });
  });
});

describe('Answers', () => {
  test.each([
    ['application/json; charset=utf-8', 10, {kind: 'json'}],
    ['application/problem+json', 10, {kind: 'json'}],
    ['text/html', 10, {kind: 'text'}],
    ['', 10, {kind: 'text'}],
    ['application/json', 0, {kind: 'none'}],
    ['application/json', 10_000_000, {kind: 'file', reason: 'large'}],
    ['application/pdf', 10, {kind: 'file', reason: 'binary'}],
    ['image/png', 10_000_000, {kind: 'file', reason: 'binary'}],
  ])('of type %j and %d bytes', (type, size, expected) => {
    expect(kindOfBody(type, size)).toEqual(expected);
  });

  test('are shown with every digit', () => {
    const text = '{"id":9007199254740993123,"amount":1.10,"big":1e400}';
    const tree = readTree(text);
    expect(tree === undefined ? '' : prettyText(tree)?.replaceAll(/\s/g, '')).toBe(text);
    expect(tree !== undefined && holdsAtMost(tree, 4) && !holdsAtMost(tree, 3)).toBe(true);
    expect(readTree('{')).toBeUndefined();
    expect(readTree('{"a":1,"a":2}')).toBeDefined();
  });

  test.each([
    [[], 30],
    [[{name: 'Retry-After', value: '7'}], 7],
    [[{name: 'Retry-After', value: 'soon'}], 30],
  ])('say how long to wait: %j', (headers, expected) => {
    expect(waitAfter(headers, 90_000)).toBe(expected);
  });

  test('take nothing but whole points for a cost', () => {
    expect(rateLimitOf([{name: 'x-ratelimit-endpoint-cost', value: 'free'}])).toEqual({
      cost: undefined,
      remaining: undefined,
    });
  });
});

import {describe, expect, test} from 'vitest';
import type {SampleRequest} from '../../../src/features/samples/core/request';
import type {Received} from '../../samples/echo';
import {differenceOf} from '../../samples/received';

const REQUEST: SampleRequest = {
  method: 'POST',
  url: 'http://127.0.0.1:4010/v2/people',
  query: [{name: 'ids[]', value: '1'}],
  headers: [{name: 'X-Trace', value: 't'}],
  body: {id: 9007199254740993n, name: 'Priya'},
};
const RECEIVED: Received = {
  method: 'POST',
  target: '/v2/people?ids%5B%5D=1',
  headers: {'x-trace': 't', 'content-type': 'application/json', accept: '*/*'},
  body: '{"id":9007199254740993,"name":"Priya"}',
};

describe('differenceOf', () => {
  test('is content with what was meant, whatever the layout', () => {
    expect(differenceOf(REQUEST, RECEIVED)).toBeUndefined();
    expect(
      differenceOf(REQUEST, {...RECEIVED, body: '{\n  "id": 9007199254740993,\n  "name": "Priya"\n}'}),
    ).toBeUndefined();
  });

  test.each<[string, Partial<Received>, string]>([
    ['another method', {method: 'GET'}, 'method: meant "POST", came "GET"'],
    ['another path', {target: '/v2/person?ids[]=1'}, 'path and query: meant "/v2/people?ids%5B%5D=1"'],
    ['another query', {target: '/v2/people?ids=1'}, 'path and query: meant "/v2/people?ids%5B%5D=1"'],
    ['a header that is missing', {headers: {}}, 'X-Trace: meant "t", came "undefined"'],
    ['a rounded number', {body: '{"id":9007199254740992,"name":"Priya"}'}, 'body: came'],
    ['a body that is no JSON', {body: '{'}, 'body: came "{"'],
    ['a missing body', {body: ''}, 'body: came ""'],
  ])('names %s', (_, parts, message) => {
    expect(differenceOf(REQUEST, {...RECEIVED, ...parts})).toContain(message);
  });

  test('names a request that never came', () => {
    expect(differenceOf(REQUEST, undefined)).toBe('nothing was sent');
  });

  test('names a body that was not expected', () => {
    expect(differenceOf({...REQUEST, body: undefined}, RECEIVED)).toContain('body: came');
  });
});

import {describe, expect, test} from 'vitest';
import {
  ALL,
  LIMIT,
  type LoggedCall,
  filterCalls,
  readCalls,
  withCall,
} from '../../../../src/features/call-log/core/callLog';

const call = (more: Partial<LoggedCall> = {}): LoggedCall => ({
  id: 'a',
  at: 1,
  page: '/docs/api/people-index/',
  method: 'GET',
  path: '/v2/people',
  query: 'ids%5B%5D=70211',
  took: 5,
  fragment: '#try-it?query%3Aids=70211',
  status: 200,
  ...more,
});

describe('The stored list', () => {
  test('comes back as it was, newest first', () => {
    const calls = withCall([call({id: 'old'})], call({id: 'new'}));
    expect(readCalls(JSON.stringify(calls))?.map(({id}) => id)).toEqual(['new', 'old']);
  });

  test.each(['', '{', 'null', '{}', '"x"', '[null,5,{}]', '[{"id":"a"}]'])('is empty when it is %s', (text) => {
    expect(readCalls(text) ?? []).toEqual([]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['leads to another site', {page: 'https://evil.example/'}],
    ['leads to a script', {fragment: 'javascript:alert(1)'}],
    ['has a text for a status', {status: '200'}],
    ['has a method that ends a command', {method: 'GET; touch x; #'}],
    ['has a path that is another host', {path: '@evil.example/'}],
    ['has a path of another host', {path: '//evil.example/'}],
    ['has a body that is no text', {request: {text: 1}}],
    ['has no time', {at: undefined}],
    ['has a time that no date has', {at: 8.64e15 + 1}],
    ['leads out of the reference', {page: '/docs/api/../../evil/'}],
    ['has an object for a name', {name: {}}],
    ['cost less than nothing', {cost: -5}],
    ['has the fragment of something else', {fragment: '#other'}],
    ['has a fragment that no router can read', {fragment: '#try-it?%E0%A4%A'}],
  ])('@real-05 leaves out a call that %s', (_, more) => {
    expect(readCalls(JSON.stringify([{...call({id: 'b'}), ...more}, call()]))).toEqual([call()]);
  });

  test('holds 500 calls at most, the oldest leaves', () => {
    const many = Array.from({length: LIMIT}, (_, index) => call({id: String(index)}));
    const next = withCall(many, call({id: 'new'}));
    expect(next).toHaveLength(500);
    expect(next[0]?.id).toBe('new');
    expect(next.at(-1)?.id).toBe('498');
  });
});

describe('filterCalls', () => {
  const unanswered = call({id: 'none', status: undefined});
  const calls = [call({id: 'get'}), call({id: 'post', method: 'POST', status: 422, path: '/v2/Accounts'}), unanswered];
  const found = (filter: object): string[] => filterCalls(calls, {...ALL, ...filter}).map(({id}) => id);

  test('shows all, or those of a method, a class of status, a part of the path', () => {
    expect(found({})).toEqual(['get', 'post', 'none']);
    expect(found({method: 'POST'})).toEqual(['post']);
    expect(found({status: '4'})).toEqual(['post']);
    expect(found({status: 'none'})).toEqual(['none']);
    expect(found({path: ' accounts'})).toEqual(['post']);
    expect(found({method: 'GET', path: 'accounts'})).toEqual([]);
  });
});

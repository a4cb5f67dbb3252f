import {describe, expect, test} from 'vitest';
import {judge} from '../../acceptance/judge';

const list = {
  site: {
    'site-01': {does: 'shows a navbar', status: 'done'},
    'site-02': {does: 'shows a footer', status: 'pending'},
  },
} as const;

describe('the acceptance table', () => {
  test('a behavior that is done needs a passing test that names it', () => {
    expect(judge(list, [{ids: ['site-01'], outcome: 'passed'}])[0]).toEqual({
      id: 'site-01',
      status: 'done',
      passed: 1,
      failed: 0,
    });
    expect(judge(list, [])[0]?.fault).toContain('no passing test');
    expect(judge(list, [{ids: ['site-01'], outcome: 'skipped'}])[0]?.fault).toContain('no passing test');
  });

  test('a failing test is a problem, also for a pending behavior', () => {
    const both = [
      {ids: ['site-01', 'site-02'], outcome: 'failed'},
      {ids: ['site-01'], outcome: 'passed'},
    ] as const;
    expect(judge(list, both).map(({fault}) => fault)).toEqual([
      'a test that names it fails',
      'a test that names it fails',
    ]);
  });

  test('an id that is not in the list is a problem', () => {
    expect(judge(list, [{ids: ['site-01', 'site-99'], outcome: 'passed'}]).at(-1)).toMatchObject({
      id: 'site-99',
      fault: 'no such behavior in tests/acceptance.yaml',
    });
  });
});

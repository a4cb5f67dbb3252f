import {describe, expect, test} from 'vitest';
import {judge, testResults} from '../../acceptance/judge';

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

test('the reports of both runners have IDs in titles and tags, and a flaky test passed in the end', () => {
  const results = [{duration: 2}, {duration: 3}];
  const spec = (title: string, status: string, tags: string[] = []) => ({title, tags, tests: [{status, results}]});
  const specs = [spec('links', 'unexpected'), spec('text', 'flaky', ['site-01']), spec('logo', 'skipped')];
  const suites = [{title: 'a.spec.ts', suites: [{title: '@site-02 footer', specs}], specs: [spec('b', 'expected')]}];
  expect(testResults({suites})).toMatchObject([
    {title: '@site-02 footer links', ids: ['site-02'], outcome: 'failed', milliseconds: 5},
    {title: '@site-02 footer text', ids: ['site-02', 'site-01'], outcome: 'passed'},
    {title: '@site-02 footer logo', ids: ['site-02'], outcome: 'skipped'},
    {title: 'a.spec.ts b', ids: [], outcome: 'passed'},
  ]);
  const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({fullName: '@site-01 a', status}));
  expect(testResults({testResults: [{assertionResults}]})).toMatchObject([
    {ids: ['site-01'], outcome: 'passed'},
    {outcome: 'failed'},
    {outcome: 'skipped'},
  ]);
});

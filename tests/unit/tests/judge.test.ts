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

describe('the reports of the runners', () => {
  test('ids are read from the titles of a Vitest report', () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            {fullName: 'build @site-06 a dead link', status: 'passed', duration: 12},
            {fullName: 'no id, site-06 without the sign', status: 'failed'},
            {fullName: '@site-01 later', status: 'pending'},
          ],
        },
      ],
    };
    expect(testResults(report)).toEqual([
      {title: 'build @site-06 a dead link', ids: ['site-06'], outcome: 'passed', milliseconds: 12},
      {title: 'no id, site-06 without the sign', ids: [], outcome: 'failed', milliseconds: 0},
      {title: '@site-01 later', ids: ['site-01'], outcome: 'skipped', milliseconds: 0},
    ]);
  });

  test('ids are read from the tags and titles of nested Playwright suites, and a flaky test passed in the end', () => {
    const spec = (title: string, status: string, tags: string[] = []) => ({
      title,
      tags,
      tests: [{status, results: [{duration: 20}, {duration: 3}]}],
    });
    const report = {
      suites: [
        {
          title: 'navbar.spec.ts',
          specs: [spec('the navbar shows', 'expected', ['site-01'])],
          suites: [
            {
              title: '@site-02 footer',
              specs: [spec('links', 'unexpected'), spec('text', 'flaky'), spec('logo', 'skipped')],
            },
          ],
        },
      ],
    };
    expect(testResults(report)).toEqual([
      {title: '@site-02 footer links', ids: ['site-02'], outcome: 'failed', milliseconds: 23},
      {title: '@site-02 footer text', ids: ['site-02'], outcome: 'passed', milliseconds: 23},
      {title: '@site-02 footer logo', ids: ['site-02'], outcome: 'skipped', milliseconds: 23},
      {title: 'navbar.spec.ts the navbar shows', ids: ['site-01'], outcome: 'passed', milliseconds: 23},
    ]);
  });
});

import {expect, test} from 'vitest';
import {formatHeaders, formatRedirects} from '../../../src/hosting/hostFiles';
import {hostRules} from '../../../src/hosting/headers';
import {readSettings} from '../../../src/config/settings';

const rules = hostRules(readSettings({}));

test('hosts read a pattern and its headers, and a redirect on each line', () => {
  expect(formatHeaders([{pattern: '/*', headers: {A: 'b', C: 'd'}}])).toBe('/*\n  A: b\n  C: d\n');
  expect(formatRedirects({'/a': '/b/'})).toBe('/a /b/ 301\n');
});

test('no header is in two rules that meet: some hosts would join them with a comma', () => {
  for (const {pattern, headers} of rules.headers) {
    const meeting = rules.headers.filter(
      (other) => other.pattern !== pattern && pattern.startsWith(other.pattern.replace('*', '')),
    );
    for (const other of meeting) {
      expect(Object.keys(headers).filter((name) => name in other.headers)).toEqual([]);
    }
  }
});

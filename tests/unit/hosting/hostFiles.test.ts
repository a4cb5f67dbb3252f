import {expect, test} from 'vitest';
import {formatHeaders, formatRedirects, parseHeaders, parseRedirects} from '../../../src/hosting/hostFiles';
import {hostRules} from '../../../src/hosting/rules';
import {readSettings} from '../../../src/config/settings';

const rules = hostRules(readSettings({}));

test('what hosts read says the same as the rules', () => {
  expect(parseHeaders(formatHeaders(rules.headers))).toEqual(rules.headers);
  expect(parseRedirects(formatRedirects(rules.redirects))).toEqual(rules.redirects);
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

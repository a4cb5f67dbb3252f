import {expect, test} from 'vitest';
import {formatHeaders, formatRedirects, parseRules} from '../../../src/hosting/hostFiles';
import {hostRules} from '../../../src/hosting/rules';
import {readSettings} from '../../../src/config/settings';

const rules = hostRules(readSettings({}));

test('what hosts read says the same as the rules', () => {
  expect(parseRules(formatHeaders(rules.headers), formatRedirects(rules.redirects))).toEqual(rules);
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

import {describe, expect, test} from 'vitest';
import {formatHeaders, formatRedirects, parseHeaders, parseRules} from '../../../src/hosting/hostFiles';
import {headersFor, hostRules} from '../../../src/hosting/rules';
import {readSettings} from '../../../src/config/settings';
import {redirects} from '../../../src/config/redirects';

const rules = hostRules(readSettings({}));

test('what hosts read says the same as the rules', () => {
  expect(parseRules(formatHeaders(rules.headers), formatRedirects(rules.redirects))).toEqual(rules);
});

test('a line that is neither a pattern nor a header is named', () => {
  expect(() => parseHeaders('/*\n  X-Frame-Options DENY\n')).toThrow(
    '_headers:2 is neither a pattern nor a header. Build the site again: npm run build',
  );
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

test('every old URL is redirected', () => {
  expect(Object.fromEntries(rules.redirects.map(({from, to}) => [from, to]))).toEqual(redirects);
});

describe('Headers', () => {
  test.each([
    ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
    ['/fonts/inter-latin-5.3.0.woff2', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/docs/platform/assets/', 'no-cache'],
    ['/openapi/v2.json', 'no-cache'],
  ])('of %s say how long it is kept: %s', (pathname, value) => {
    expect(headersFor(rules, pathname)['Cache-Control']).toBe(value);
  });

  test('apply to every URL', () => {
    for (const pathname of ['/', '/nowhere', '/assets/js/main.js']) {
      expect(Object.keys(headersFor(rules, pathname))).toEqual(
        expect.arrayContaining([
          'Content-Security-Policy',
          'Strict-Transport-Security',
          'X-Content-Type-Options',
          'Referrer-Policy',
          'Cross-Origin-Opener-Policy',
          'Permissions-Policy',
        ]),
      );
    }
  });
});

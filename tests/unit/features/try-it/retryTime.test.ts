import {expect, test} from 'vitest';
import type {Outcome} from '../../../../src/features/try-it/core/outcome';
import {retryTimeOf} from '../../../../src/features/try-it/core/retryTime';

const AT = Date.UTC(2026, 10, 29, 12, 0, 20, 500);

const limited = (headers: Readonly<Record<string, string>> = {}, status = 429): Outcome => ({
  ...{kind: 'response', status, took: 1, at: AT},
  headers: Object.entries(headers).map(([name, value]) => ({name, value})),
  body: {kind: 'none', text: '', blob: new Blob([])},
});

/** Seconds from the arrival of the response. */
const waitOf = (outcome: Outcome): number => ((retryTimeOf(outcome) ?? NaN) - AT) / 1000;

test.each([
  ['without a header, until the next minute', {}, 39.5],
  ['with seconds', {'Retry-After': '7'}, 7],
  ['with no time to wait', {'Retry-After': '0'}, 0],
  [
    'with both dates of the server',
    {Date: 'Sun, 29 Nov 2026 11:00:00 GMT', 'Retry-After': 'Sun, 29 Nov 2026 11:00:05 GMT'},
    5,
  ],
  ['with a time before now, until the next minute', {'Retry-After': 'Sun, 29 Nov 2026 11:00:00 GMT'}, 39.5],
  ['with days, until the next minute', {'Retry-After': '999999'}, 39.5],
])('@answers-04 a 429 says when to send again: %s', (_, headers, seconds) => {
  expect(waitOf(limited(headers))).toBe(seconds);
});

test('@answers-04 no other outcome has a time to send again', () => {
  expect(retryTimeOf(limited({'Retry-After': '7'}, 503))).toBeUndefined();
  expect(retryTimeOf({kind: 'failure', reason: 'offline', took: 1, at: AT})).toBeUndefined();
});

import {describe, expect, test} from 'vitest';
import {ATTEMPT_LIFETIME_MS, readAttempt, readReturn, readTime} from '../../../../../src/features/auth/core/attempt';
import {isLive, readExpiry, untilExpiry} from '../../../../../src/features/auth/core/session';
import {ID, NOW, NOW_SECONDS, VERIFIER} from './samples';

const attempt = {id: ID, verifier: VERIFIER, time: NOW};
const json = JSON.stringify;

describe('A stored attempt', () => {
  test('is read as it was written, and without what others added', () => {
    expect(readAttempt(json({...attempt, extra: 1}), NOW)).toEqual(attempt);
  });

  test('lives ten minutes, with the clock set forwards or back', () => {
    expect(readAttempt(json(attempt), NOW + ATTEMPT_LIFETIME_MS - 1)).toEqual(attempt);
    expect(readAttempt(json(attempt), NOW + ATTEMPT_LIFETIME_MS)).toBeUndefined();
    expect(readAttempt(json(attempt), NOW - ATTEMPT_LIFETIME_MS)).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['half of it', json(attempt).slice(0, 40)],
    ['a short id', json({...attempt, id: 'x'})],
    ['no verifier', json({id: ID, time: NOW})],
    ['a time that is a text', json({...attempt, time: String(NOW)})],
  ])('is rejected: %s', (_, text) => expect(readAttempt(text, NOW)).toBeUndefined());
});

describe('A stored code', () => {
  test('is read for ten minutes', () => {
    const text = json({code: 'abc', time: NOW});
    expect(readReturn(text, NOW + ATTEMPT_LIFETIME_MS - 1)).toEqual({code: 'abc'});
    expect(readReturn(text, NOW + ATTEMPT_LIFETIME_MS)).toBeUndefined();
    expect([NOW, NOW + ATTEMPT_LIFETIME_MS].map((now) => readTime(text, now))).toEqual([NOW, undefined]);
  });

  test('can be an error', () => expect(readReturn(json({error: 'denied', time: NOW}), NOW)).toEqual({error: 'denied'}));

  test.each([
    json({code: '', time: NOW}),
    json({code: 'é', time: NOW}),
    json({code: 5, time: NOW}),
    json({code: 'a'}),
    json({error: 'x', time: NOW}),
  ])('is rejected: %s', (text) => expect(readReturn(text, NOW)).toBeUndefined());
});

describe('A stored session', () => {
  const session = {token: 'abc', expiry: NOW_SECONDS + 60};
  const stored = String(session.expiry);

  test('@login-08 @login-10 ends exactly when the second of its expiry begins', () => {
    const end = session.expiry * 1000;
    expect(isLive(session, end - 1)).toBe(true);
    expect(isLive(session, end)).toBe(false);
    expect(readExpiry(stored, end - 1)).toBe(session.expiry);
    expect(readExpiry(stored, end)).toBeUndefined();
  });

  test.each([
    ['an empty expiry', ''],
    ['a fraction', '1790000060.5'],
    ['a date that no clock has', '9'.repeat(15)],
    ['a minus', '-1790000060'],
  ])('has no expiry that is %s', (_, text) => expect(readExpiry(text, NOW)).toBeUndefined());

  test('is looked at again at its expiry, or as late as a timer can', () => {
    expect(untilExpiry(session, NOW)).toBe(59_500);
    expect(untilExpiry({...session, expiry: NOW_SECONDS + 30 * 86_400}, NOW)).toBe(2 ** 31 - 1);
  });
});

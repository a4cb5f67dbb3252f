import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  cleanPath,
  cleanQuery,
  cleanReferrer,
  cleaners,
  mayBeSecret,
} from '../../../../src/features/analytics/core/sanitize';
import {parts} from '../../../fixtures/routes';

// cspell:ignore xoxb AKIAIOSFODNN

const SECRETS = [
  'maya.okafor@larkfield.example',
  'maya.okafor%40larkfield.example',
  'Bearer abc',
  'ak_sandbox_maya_okafor',
  'v2_ak_1207_9f2c',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzMTgifQ',
  '4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01',
  'session_token_1234567890',
  'my key is 7c5d0a5e3a344f0e9d550f5f5a1b9a10 why',
];

describe('What may be a secret', () => {
  test.each([
    'rate limits',
    'cadence membership',
    'GET /v2/people.json',
    'status 422',
    'oauth token expired',
    'step 3',
  ])('%s is a search', (query) => expect(cleanQuery(query)).toBe(query));

  test('no URL of the site is', () => {
    for (const path of parts().flatMap(({paths}) => paths)) expect(cleanPath(path)).toBe(path);
  });
});

describe('A query', () => {
  test('is cut to 64 letters, with one space between words', () => {
    expect(cleanQuery(`  cadence   ${'a'.repeat(100)}`)).toBe(`cadence ${'a'.repeat(56)}`);
  });

  const KEYS = ['sk_live_abc', 'pk_test_abc', 'ghp_abcdef', 'xoxb-abc', 'AKIAIOSFODNN', 'a'.repeat(501)];
  test.each(['', '   ', ...SECRETS, ...KEYS])('%j is left out', (query) => expect(cleanQuery(query)).toBeUndefined());
});

// Growth, not time: machines differ. The old pattern looked at each letter of a word once for each letter before it.
test('A long text is checked in a time that does not grow with the square of its length', () => {
  const timeOf = (length: number): number => {
    const text = 'a'.repeat(length);
    const start = performance.now();
    for (let round = 0; round < 20; round++) [mayBeSecret(text), cleanPath(text), cleanQuery(text)].join();
    return performance.now() - start;
  };
  timeOf(1000);
  expect(timeOf(400_000)).toBeLessThan(1000);
});

describe('A URL', () => {
  test.each(SECRETS.filter((secret) => !/\s/.test(secret)))('loses a part that may be a secret: %s', (secret) => {
    expect(cleanPath(`/reset/${secret}/`)).toBe('/reset/[hidden]/');
  });

  test('keeps no query, fragment or letter @ of any other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (path, query, fragment) => {
        expect(cleanPath(`${path}?${query}#${fragment}`)).not.toMatch(/[?#@]/);
      }),
    );
  });
});

describe('A referrer', () => {
  const site = 'https://developers.example';
  test.each([
    ['', ''],
    ['https://search.example/results?q=maya.okafor@larkfield.example', 'https://search.example'],
    [`${site}/docs/?code=abc#top`, `${site}/docs/`],
    ['javascript:alert(1)', ''],
    ['no URL', ''],
  ])('%j becomes %j', (referrer, cleaned) => expect(cleanReferrer(referrer, site)).toBe(cleaned));
});

test.each([
  ['name', 'people-create', 'people-create'],
  ['name', 'two words', undefined],
  ['name', 'x'.repeat(101), undefined],
  ['count', 12.6, 13],
  ['count', -1, undefined],
  ['count', NaN, undefined],
  ['title', 'Rate limits', 'Rate limits'],
  ['title', 'For maya.okafor@larkfield.example', undefined],
  ['path', {toString: () => '/'}, undefined],
] as const)('Values of other kinds %s: %j becomes %j', (kind, value, cleaned) =>
  expect(cleaners[kind](value)).toBe(cleaned),
);

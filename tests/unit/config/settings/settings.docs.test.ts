import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readSettings, refuseHalves, variables} from '../../../../src/config/settings';
import {DEFAULTS, complaint, messageOf} from './complaints';

const ORIGINS = [
  ['SSO_URL', 'ssoUrl'],
  ['API_URL', 'apiUrl'],
  ['ANALYTICS_DATA_PLANE_URL', 'analyticsDataPlaneUrl'],
  ['ANALYTICS_CONFIG_URL', 'analyticsConfigUrl'],
] as const;

describe('readSettings', () => {
  test('gives placeholders and the provider when nothing is set', () => {
    expect(readSettings({})).toEqual(DEFAULTS);
  });

  test('takes empty variables for unset ones', () => {
    const empty = Object.fromEntries(Object.values(variables).map((variable) => [variable, '']));
    expect(readSettings(empty)).toEqual(DEFAULTS);
  });

  test('ANALYTICS_CONSENT is implied or required, and any other word is rejected with both', () => {
    expect(readSettings({ANALYTICS_CONSENT: 'required'})).toEqual({...DEFAULTS, analyticsConsent: 'required'});
    expect(messageOf({ANALYTICS_CONSENT: 'yes'})).toBe(
      complaint('- ANALYTICS_CONSENT ("yes") must be implied (no question) or required (a banner asks first).'),
    );
  });

  test('CONTENT_SIGNAL is a list of signals, and any other text is rejected', () => {
    expect(readSettings({CONTENT_SIGNAL: 'search=yes, ai-train=no'}).contentSignal).toBe('search=yes, ai-train=no');
    for (const value of ['search', 'search=yes, search=no', 'search=yes\nDisallow: /', 'crawl=no'])
      expect(messageOf({CONTENT_SIGNAL: value}), value).toContain('must be a list such as search=yes');
  });

  test('@home-03 REPORT_URL is an HTTPS or mailto link, and any other one is rejected', () => {
    for (const value of ['https://example.com/new?title={page}', 'mailto:docs@example.com?subject={page}%20{version}'])
      expect(readSettings({REPORT_URL: value})).toEqual({...DEFAULTS, reportUrl: value});
    for (const value of ['javascript:alert(1)', 'http://example.com', 'mailto:docs', 'https://a.example/"><script>'])
      expect(messageOf({REPORT_URL: value}), value).toContain(
        'must be a link such as https://example.com/report?page=',
      );
  });

  test.each([
    'https://api.example.com',
    'https://api.example.com:8443',
    'https://192.0.2.1',
    'http://localhost',
    'http://127.8.9.10',
    'PLACEHOLDER_URL',
  ])('takes the origin %s', (value) => {
    for (const [variable, setting] of ORIGINS)
      expect(readSettings({[variable]: value})).toEqual({...DEFAULTS, [setting]: value});
  });

  const fault =
    'must be an origin such as https://api.example.com: https (http for loopback hosts only), a host name or IPv4 address in lowercase, a port if it is not the default, and nothing after it.';
  test.each([
    'http://api.example.com',
    'http://127.0.0.1.example.com',
    'http://0.0.0.0',
    'https://[2001:db8::1]:8443',
    '//api.example.com',
    'https://api.example.com/',
    'https://api.example.com?',
    ' https://api.example.com\n',
    'https://API.example.com',
    'https://api.example.com:0',
    'https://*.example.com',
    'https://a.example;frame-src',
    "https://'self'",
    'https://a_b.example',
    'https://a..example',
  ])('@real-06 rejects the origin %j and says what an origin is', (value) => {
    for (const [variable] of ORIGINS)
      expect(messageOf({[variable]: value})).toBe(complaint(`- ${variable} (${JSON.stringify(value)}) ${fault}`));
  });

  test.each(['PLACEHOLDER; script-src *', 'PLACEHOLDER$uri', 'PLACEHOLDER"', 'PLACEHOLDER URL'])(
    '@real-06 rejects %s, which is more than a placeholder',
    (value) => {
      for (const variable of Object.values(variables))
        expect(messageOf({[variable]: value})).toContain(`- ${variable}`);
    },
  );

  test.each([
    ['https://user:hunter2@api.example.com', '…@api.example.com'],
    ['https://user:hunter2@hunter2@api.example.com', '…@api.example.com'],
    ['https://user:hunter2\nhunter2@api.example.com', '…@api.example.com'],
    ['https://api.example.com?key=hunter2', 'https://api.example.com?…'],
  ])('rejects %j without repeating its password', (value, shown) => {
    expect(messageOf({API_URL: value})).toBe(complaint(`- API_URL (${JSON.stringify(shown)}) ${fault}`));
  });

  test('names every wrong variable at once and repeats no secret', () => {
    const environment = {SSO_URL: 'x', CLIENT_ID: 'a b', CLIENT_SECRET: 'hunter 2', SEARCH_INDEX_NAME: 'fine'};
    expect(messageOf(environment)).toBe(
      complaint(
        `- SSO_URL ("x") ${fault}`,
        '- CLIENT_ID ("a b") must contain only letters, digits and . _ ~ -. Copy it again from where it was issued, without quotes or whitespace.',
        '- CLIENT_SECRET must contain only letters, digits and . _ ~ + / = -. Copy it again from where it was issued, without quotes or whitespace.',
      ),
    );
  });
});

test.each([
  ['CLIENT_ID', 'docs', 'CLIENT_SECRET'],
  ['CLIENT_SECRET', 'secret', 'CLIENT_ID'],
  ['ANALYTICS_WRITE_KEY', 'key', 'ANALYTICS_DATA_PLANE_URL'],
  ['ANALYTICS_DATA_PLANE_URL', 'https://data.example', 'ANALYTICS_WRITE_KEY'],
  ['SEARCH_APP_ID', 'app', 'SEARCH_API_KEY'],
  ['SEARCH_API_KEY', 'key', 'SEARCH_APP_ID'],
])('a build with %s alone is refused with the name of the other half', (variable, value, other) => {
  const half = (): void => refuseHalves(readSettings({[variable]: value}));
  expect(half).toThrow(`- ${variable} does nothing without ${other}. Set both, or neither.`);
});

test('a build is complete without settings, or with a placeholder', () => {
  const isOff = {CLIENT_ID: 'docs', CLIENT_SECRET: 'PLACEHOLDER'};
  for (const environment of [{}, isOff, {SEARCH_ADMIN_KEY: 'key'}, {ANALYTICS_WRITE_KEY: 'PLACEHOLDER'}])
    expect(() => refuseHalves(readSettings(environment))).not.toThrow();
});

test('the example file has the variables that its README lists, and no others', () => {
  const names = (file: string, row: RegExp): string[] =>
    [...readFileSync(file, 'utf8').matchAll(row)].map(([, name = '']) => name);
  expect(names('.env.example', /^([A-Z_]+)=/gm)).toEqual(names('src/config/README.md', /^\| `([A-Z_]+)`/gm));
});

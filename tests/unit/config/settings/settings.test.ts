import {describe, expect, test} from 'vitest';
import {readSettings, variables} from '../../../../src/config/settings';
import {DEFAULTS, complaint, messageOf} from './complaints';
import {WORDS} from './words';

const ORIGINS = [
  ['SSO_URL', 'ssoUrl'],
  ['API_URL', 'apiUrl'],
  ['ANALYTICS_DATA_PLANE_URL', 'analyticsDataPlaneUrl'],
  ['ANALYTICS_CONFIG_URL', 'analyticsConfigUrl'],
] as const;
const CHOICES = [['ANALYTICS_CONSENT', 'analyticsConsent']] as const;

describe('readSettings', () => {
  test('gives placeholders and the provider when nothing is set', () => {
    expect(readSettings({})).toEqual(DEFAULTS);
  });

  test('takes empty variables for unset ones', () => {
    const empty = Object.fromEntries(Object.values(variables).map((variable) => [variable, '']));
    expect(readSettings(empty)).toEqual(DEFAULTS);
  });

  test('ignores variables of others', () => {
    expect(readSettings({PATH: '/bin', ssoUrl: 'nonsense', TOKEN: 'x'})).toEqual(DEFAULTS);
  });

  test('has one variable for each setting and a test for each', () => {
    expect(
      Object.entries(variables)
        .map(([setting, variable]) => `${variable} ${setting}`)
        .sort(),
    ).toEqual([...ORIGINS, ...WORDS, ...CHOICES].map(([variable, setting]) => `${variable} ${setting}`).sort());
  });

  test('ANALYTICS_CONSENT is implied or required, and any other word is rejected with both', () => {
    expect(readSettings({ANALYTICS_CONSENT: 'required'})).toEqual({...DEFAULTS, analyticsConsent: 'required'});
    expect(messageOf({ANALYTICS_CONSENT: 'yes'})).toBe(
      complaint('- ANALYTICS_CONSENT ("yes") must be implied (no question) or required (a banner asks first).'),
    );
  });

  test.each([
    'https://api.example.com',
    'https://api.example.com:8443',
    'https://192.0.2.1',
    'http://localhost',
    'http://localhost:4010',
    'http://127.0.0.1:4010',
    'http://127.8.9.10',
    'PLACEHOLDER_URL',
  ])('takes the origin %s', (value) => {
    for (const [variable, setting] of ORIGINS)
      expect(readSettings({[variable]: value})).toEqual({...DEFAULTS, [setting]: value});
  });

  const https = 'must use https (http is allowed for loopback hosts only). Use a URL that starts with https://.';
  const noUrl = 'is not a URL. Use an origin such as https://api.example.com.';
  const credentials = 'must not contain a user name or password. Remove them.';
  const origin = 'must be a lowercase origin without path, query, default port, or trailing slash. Use';
  const host = 'must have a host of letters, digits, dots, and hyphens only. Remove all other characters.';
  const ipv6 =
    'must not be an IPv6 address, because browsers ignore those in a content security policy. Use a host name or an IPv4 address.';
  test.each([
    ['http', 'http://api.example.com', https],
    ['http on a host that begins like a loopback host', 'http://localhost.example.com', https],
    ['http on a host that begins like a loopback IP', 'http://127.0.0.1.example.com', https],
    ['http on an IP that is not loopback', 'http://128.0.0.1', https],
    ['http on every interface', 'http://0.0.0.0', https],
    ['an IPv6 address', 'https://[2001:db8::1]:8443', ipv6],
    ['the IPv6 address of loopback', 'http://[::1]:4010', ipv6],
    ['another protocol', 'ftp://api.example.com', https],
    ['script', 'javascript:alert(1)', https],
    ['a host without protocol', 'api.example.com', noUrl],
    ['a relative URL', '//api.example.com', noUrl],
    ['words', 'not a URL', noUrl],
    ['a space', ' ', noUrl],
    ['a path', 'https://api.example.com/v2', `${origin} https://api.example.com.`],
    ['a trailing slash', 'https://api.example.com/', `${origin} https://api.example.com.`],
    ['a trailing backslash', 'https://api.example.com\\', `${origin} https://api.example.com.`],
    ['a query', 'https://api.example.com?a=1', `${origin} https://api.example.com.`],
    ['an empty query', 'https://api.example.com?', `${origin} https://api.example.com.`],
    ['a fragment', 'https://api.example.com#a', `${origin} https://api.example.com.`],
    ['an empty fragment', 'https://api.example.com#', `${origin} https://api.example.com.`],
    ['white space around it', ' https://api.example.com\n', `${origin} https://api.example.com.`],
    ['missing slashes', 'https:api.example.com', `${origin} https://api.example.com.`],
    ['a path on a loopback host', 'http://127.0.0.1:80/v2', `${origin} http://127.0.0.1.`],
    ['upper case', 'https://API.example.com', `${origin} https://api.example.com.`],
    ['upper case in its protocol', 'HTTPS://api.example.com', `${origin} https://api.example.com.`],
    ['its default port', 'https://api.example.com:443', `${origin} https://api.example.com.`],
    [
      'a host that is written in other letters',
      'https://b\u00fccher.example',
      `${origin} https://xn--bcher-kva.example.`,
    ],
    ['a percent code', 'https://api%2Eexample.com', `${origin} https://api.example.com.`],
    ['a tab', 'https://api\t.example.com', `${origin} https://api.example.com.`],
    ['an IP in another notation', 'https://0x7f.1', `${origin} https://127.0.0.1.`],
    ['port 0', 'https://api.example.com:0', 'must have a port from 1 to 65535. Correct the port, or remove it.'],
    ['a port that is too high', 'https://api.example.com:65536', noUrl],
    ['two origins', 'https://a.example https://b.example', noUrl],
    ['a line end', 'https://a.example\nX-Header: 1', noUrl],
    ['a zone', 'https://[fe80::1%25eth0]', noUrl],
  ])('@real-06 rejects a URL with %s and says how to fix it', (_, value, fault) => {
    for (const [variable] of ORIGINS) {
      expect(messageOf({[variable]: value})).toBe(complaint(`- ${variable} (${JSON.stringify(value)}) ${fault}`));
    }
  });

  test.each([
    ['a wildcard', 'https://*'],
    ['a wildcard for a label', 'https://*.example.com'],
    ['a semicolon', 'https://a.example;frame-src'],
    ['a comma', 'https://a.example,b.example'],
    ['a variable of nginx', 'https://$http_x_evil'],
    ['a variable in braces', 'https://${host}'],
    ['a double quote', 'https://"a".example'],
    ['a single quote', "https://'self'"],
    ['parentheses', 'https://(a).example'],
    ['an exclamation mark', 'https://a!.example'],
    ['an equals sign', 'https://a=b.example'],
    ['an underscore', 'https://a_b.example'],
    ['a hyphen at its start', 'https://-a.example'],
    ['an empty label', 'https://a..example'],
    ['a dot at its end', 'https://a.example.'],
  ])('@real-06 rejects a host with %s', (_, value) => {
    for (const [variable] of ORIGINS) {
      // Some of these parse as URLs, others don't.
      const fault = URL.canParse(value) ? host : noUrl;
      expect(messageOf({[variable]: value})).toBe(complaint(`- ${variable} (${JSON.stringify(value)}) ${fault}`));
    }
  });

  test.each(['PLACEHOLDER; script-src *', 'PLACEHOLDER$uri', 'PLACEHOLDER"', 'PLACEHOLDER URL'])(
    '@real-06 rejects %s, which is more than a placeholder',
    (value) => {
      for (const variable of Object.values(variables))
        expect(messageOf({[variable]: value})).toContain(`- ${variable}`);
    },
  );

  test.each([
    ['a password', 'https://user:hunter2@api.example.com', '…@api.example.com', credentials],
    ['only a user name', 'https://hunter2@api.example.com', '…@api.example.com', credentials],
    ['a password on a loopback host', 'http://user:hunter2@localhost', '…@localhost', credentials],
    ['a password over http', 'http://user:hunter2@api.example.com', '…@api.example.com', https],
    ['a password with an @', 'https://user:hunter2@hunter2@api.example.com', '…@api.example.com', credentials],
    ['a password with a line end', 'https://user:hunter2\nhunter2@api.example.com', '…@api.example.com', credentials],
    ['a password and no protocol', 'user:hunter2@api.example.com', '…@api.example.com', https],
    ['a password and no URL', '//user:hunter2@api.example.com', '…@api.example.com', noUrl],
  ])('rejects a URL with %s without repeating it', (_, value, shown, fault) => {
    const message = messageOf({API_URL: value});
    expect(message).toBe(complaint(`- API_URL (${JSON.stringify(shown)}) ${fault}`));
    expect(message).not.toContain('hunter2');
  });

  test('names every wrong variable at once and repeats no secret', () => {
    const environment = {SSO_URL: 'x', CLIENT_ID: 'a b', CLIENT_SECRET: 'hunter 2', SEARCH_INDEX_NAME: 'fine'};
    expect(messageOf(environment)).toBe(
      complaint(
        `- SSO_URL ("x") ${noUrl}`,
        '- CLIENT_ID ("a b") must contain only letters, digits and . _ ~ -. Copy it again from where it was issued, without quotes or white space.',
        '- CLIENT_SECRET must contain only letters, digits and . _ ~ + / = -. Copy it again from where it was issued, without quotes or white space.',
      ),
    );
  });
});

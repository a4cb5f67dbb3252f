import {describe, expect, test} from 'vitest';
import {readSettings, variables} from '../../../../plugins/site-settings/readSettings';

const DEFAULTS = {
  ssoUrl: 'https://accounts.salesloft.com',
  apiUrl: 'https://api.salesloft.com',
  clientId: 'PLACEHOLDER_CLIENT_ID',
  clientSecret: 'PLACEHOLDER_CLIENT_SECRET',
  searchIndexName: 'developer-salesloft',
  analyticsConfigUrl: 'https://api.rudderstack.com',
  analyticsConsent: 'implied',
};
const ORIGINS = [
  ['SSO_URL', 'ssoUrl'],
  ['API_URL', 'apiUrl'],
  ['ANALYTICS_DATA_PLANE_URL', 'analyticsDataPlaneUrl'],
  ['ANALYTICS_CONFIG_URL', 'analyticsConfigUrl'],
] as const;
const WORDS = [
  ['CLIENT_ID', 'clientId'],
  ['CLIENT_SECRET', 'clientSecret'],
  ['SEARCH_APP_ID', 'searchAppId'],
  ['SEARCH_API_KEY', 'searchApiKey'],
  ['SEARCH_INDEX_NAME', 'searchIndexName'],
  ['ANALYTICS_WRITE_KEY', 'analyticsWriteKey'],
] as const;
const CHOICES = [['ANALYTICS_CONSENT', 'analyticsConsent']] as const;
const SECRETS = ['CLIENT_SECRET', 'SEARCH_API_KEY', 'ANALYTICS_WRITE_KEY'];

function messageOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}

const complaint = (...lines: string[]): string =>
  ["The site's settings are not usable:", ...lines, 'See .env.example for what each one takes.'].join('\n');

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
        .map(([setting, variable]) => [variable, setting])
        .sort(),
    ).toEqual([...ORIGINS, ...WORDS, ...CHOICES].map((pair) => [...pair]).sort());
  });

  test('ANALYTICS_CONSENT is implied or required, and any other word is refused with both', () => {
    expect(readSettings({ANALYTICS_CONSENT: 'required'})).toEqual({...DEFAULTS, analyticsConsent: 'required'});
    expect(messageOf({ANALYTICS_CONSENT: 'yes'})).toBe(
      complaint(
        '- ANALYTICS_CONSENT ("yes") must be implied (no question) or required (a banner asks first). Write one of them.',
      ),
    );
  });

  test.each(
    ORIGINS.flatMap(([variable, setting]) =>
      [
        'https://api.example.com',
        'https://api.example.com:8443',
        'https://192.0.2.1',
        'http://localhost',
        'http://localhost:4010',
        'http://127.0.0.1:4010',
        'http://127.8.9.10',
        'http://[::1]:4010',
        'PLACEHOLDER_URL',
      ].map((value) => [variable, setting, value] as const),
    ),
  )('%s as %s may be %s', (variable, setting, value) => {
    expect(readSettings({[variable]: value})).toEqual({...DEFAULTS, [setting]: value});
  });

  const https = 'must use https (http is for loopback hosts only). Write an address that begins with https://.';
  const noUrl = 'is no URL. Give an origin such as https://api.example.com.';
  const credentials = 'must not carry a user name or password. Remove them.';
  const origin = 'must be an origin without path, query or trailing slash. Write';
  test.each([
    ['http', 'http://api.example.com', https],
    ['http on a host that begins like a loopback host', 'http://localhost.example.com', https],
    ['http on a host that begins like a loopback address', 'http://127.0.0.1.example.com', https],
    ['http on an address that is not loopback', 'http://128.0.0.1', https],
    ['http on every address', 'http://0.0.0.0', https],
    ['http on another IPv6 address', 'http://[::2]', https],
    ['another protocol', 'ftp://api.example.com', https],
    ['script', 'javascript:alert(1)', https],
    ['a host without protocol', 'api.example.com', noUrl],
    ['a relative address', '//api.example.com', noUrl],
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
    ['a path on a loopback host', 'http://[::1]:80/v2', `${origin} http://[::1].`],
  ])('refuses an address with %s and says how to mend it', (_, value, fault) => {
    for (const [variable] of ORIGINS) {
      expect(messageOf({[variable]: value})).toBe(complaint(`- ${variable} (${JSON.stringify(value)}) ${fault}`));
    }
  });

  test.each([
    ['a password', 'https://user:hunter2@api.example.com', '…@api.example.com', credentials],
    ['only a user name', 'https://hunter2@api.example.com', '…@api.example.com', credentials],
    ['a password on a loopback host', 'http://user:hunter2@localhost', '…@localhost', credentials],
    ['a password over http', 'http://user:hunter2@api.example.com', '…@api.example.com', https],
    ['a password with an @', 'https://user:hunter2@hunter2@api.example.com', '…@api.example.com', credentials],
    ['a password with a line end', 'https://user:hunter2\nhunter2@api.example.com', '…@api.example.com', credentials],
    ['a password and no protocol', 'user:hunter2@api.example.com', '…@api.example.com', https],
    ['a password and no URL', '//user:hunter2@api.example.com', '…@api.example.com', noUrl],
  ])('refuses an address with %s without repeating it', (_, value, shown, fault) => {
    const message = messageOf({API_URL: value});
    expect(message).toBe(complaint(`- API_URL (${JSON.stringify(shown)}) ${fault}`));
    expect(message).not.toContain('hunter2');
  });

  test.each(WORDS)('%s may be any word', (variable, setting) => {
    const value = `Ab-9_{<"'\`\\é😀`;
    expect(readSettings({[variable]: value})).toEqual({...DEFAULTS, [setting]: value});
  });

  test.each(
    WORDS.flatMap(([variable]) =>
      [' ', 'hunter 2', ' hunter2', 'hunter2\n', 'hun\tter2'].map((value) => [variable, value] as const),
    ),
  )('%s may not be %j, which holds white space', (variable, value) => {
    const shown = SECRETS.includes(variable) ? '' : ` (${JSON.stringify(value)})`;
    expect(messageOf({[variable]: value})).toBe(
      complaint(`- ${variable}${shown} must not contain white space. Remove it.`),
    );
  });

  test('names every wrong variable at once and repeats no secret', () => {
    const environment = {SSO_URL: 'x', CLIENT_ID: 'a b', CLIENT_SECRET: 'hunter 2', SEARCH_INDEX_NAME: 'fine'};
    expect(messageOf(environment)).toBe(
      complaint(
        `- SSO_URL ("x") ${noUrl}`,
        '- CLIENT_ID ("a b") must not contain white space. Remove it.',
        '- CLIENT_SECRET must not contain white space. Remove it.',
      ),
    );
  });
});

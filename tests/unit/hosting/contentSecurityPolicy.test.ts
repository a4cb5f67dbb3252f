import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {connectSources, hashSource} from '../../../src/hosting/contentSecurityPolicy';
import {allowedInlineCode} from '../../../src/hosting/allowedInlineCode';
import {nginxInclude} from '../../../src/hosting/nginx';
import {readSettings} from '../../../src/config/settings';

const SET = {SSO_URL: 'https://a.example', API_URL: 'https://a.example'};

test.each([
  ['the provider alone, when nothing is set', {}, ['https://accounts.salesloft.com', 'https://api.salesloft.com']],
  [
    'the origins that are set',
    {SSO_URL: 'https://sso.larkfield.example', API_URL: 'https://api.larkfield.example:8443'},
    ['https://sso.larkfield.example', 'https://api.larkfield.example:8443'],
  ],
  ['one origin once', SET, ['https://a.example']],
  [
    'no placeholder',
    {...SET, SSO_URL: 'PLACEHOLDER_SSO', SEARCH_APP_ID: 'PLACEHOLDER', SEARCH_API_KEY: 'k'},
    ['https://a.example'],
  ],
  [
    'the hosts of the hosted search, in lower case, when both of its settings are there',
    {...SET, SEARCH_APP_ID: 'TestApp', SEARCH_API_KEY: 'k'},
    [
      'https://a.example',
      'https://testapp-dsn.algolia.net',
      'https://testapp.algolia.net',
      'https://testapp-1.algolianet.com',
      'https://testapp-2.algolianet.com',
      'https://testapp-3.algolianet.com',
      'https://insights.algolia.io',
    ],
  ],
  ['none of them with one setting only', {...SET, SEARCH_APP_ID: 'TestApp'}, ['https://a.example']],
  ['no data plane without a write key', {...SET, ANALYTICS_DATA_PLANE_URL: 'https://b.example'}, ['https://a.example']],
  [
    'the data plane, and where its configuration comes from',
    {...SET, ANALYTICS_WRITE_KEY: 'k', ANALYTICS_DATA_PLANE_URL: 'https://events.larkfield.example'},
    ['https://a.example', 'https://events.larkfield.example', 'https://api.rudderstack.com'],
  ],
])('Where pages may send requests %s', (_, environment, origins) => {
  expect(connectSources(readSettings(environment as Record<string, string>))).toEqual(["'self'", ...origins]);
});

test('The policy hashes as the standard says', () => {
  // The example of Content Security Policy 3, section 8.3, of the text "alert('Hello, world.');".
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('@real-06 a value that nginx would read as a variable is rejected by name', () => {
  const rules = {headers: [{pattern: '/*', headers: {'X-Test': 'https://$host'}}], redirects: {}};
  expect(() => nginxInclude(rules)).toThrow('_nginx.conf cannot contain "https://$host": remove the $');
});

test('the style that the search modal brings along is the one that was looked at', () => {
  const library = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
  const styles = [...library.matchAll(/createElement\("style",null,"([^"]*)"\)/g)].map(([, style]) => style);
  expect(styles).toEqual(allowedInlineCode.styles);
});

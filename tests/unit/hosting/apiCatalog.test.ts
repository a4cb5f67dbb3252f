import {expect, test} from 'vitest';
import {readSettings} from '../../../src/config/settings';
import {apiCatalog} from '../../../src/hosting/apiCatalog';
import {hostRules} from '../../../src/hosting/headers';
import {nginxInclude} from '../../../src/hosting/nginx';
import {robotsText} from '../../../src/hosting/robotsText';

// The example of RFC 9727, appendix A.1, has the same relations, and a status.
test('the catalog is a linkset with the APIs, and the description, documentation and news of each', () => {
  const site = 'https://docs.example';
  const {linkset} = JSON.parse(
    apiCatalog(site, [{baseUrl: 'https://api.example/v2', id: 'v2', page: '/docs/api/'}]),
  ) as {linkset: unknown};
  expect(linkset).toEqual([
    {anchor: `${site}/.well-known/api-catalog`, item: [{href: 'https://api.example/v2'}]},
    {
      anchor: 'https://api.example/v2',
      'service-desc': [
        {href: `${site}/openapi/v2.json`, type: 'application/json'},
        {href: `${site}/openapi/v2.yaml`, type: 'application/yaml'},
      ],
      'service-doc': [{href: `${site}/docs/api/`, type: 'text/html'}],
      'service-meta': [{href: `${site}/feed.json`, type: 'application/feed+json'}],
    },
  ]);
});

test('nginx sends the type and the link of the catalog', () => {
  expect(nginxInclude(hostRules(readSettings({})))).toContain(
    String.raw`location = /.well-known/api-catalog { default_type "application/linkset+json; profile=\"https://www.rfc-editor.org/info/rfc9727\""; set $site_link "</.well-known/api-catalog>; rel=\"api-catalog\""; }`,
  );
});

test.each([
  ['', 'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n'],
  ['search=yes, ai-train=no', /^User-agent: \*\nContent-Signal: search=yes, ai-train=no\nAllow: \/\n/],
])('robots.txt has a content signal only by a setting: "%s"', (CONTENT_SIGNAL, text) => {
  expect(robotsText('https://docs.example', readSettings({CONTENT_SIGNAL}).contentSignal)).toEqual(
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
});

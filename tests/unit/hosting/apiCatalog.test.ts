import {expect, test} from 'vitest';
import * as z from 'zod';
import {readSettings} from '../../../src/config/settings';
import {apiCatalog} from '../../../src/hosting/apiCatalog';
import {hostRules} from '../../../src/hosting/headers';
import {nginxInclude} from '../../../src/hosting/nginx';
import {robotsText} from '../../../src/hosting/robotsText';

/** The example of RFC 9727, appendix A.1, shortened to one API. */
const EXAMPLE = {
  linkset: [
    {
      anchor: 'https://developer.example.com/apis/foo_api',
      'service-desc': [{href: 'https://developer.example.com/apis/foo_api/spec', type: 'application/yaml'}],
      status: [{href: 'https://developer.example.com/apis/foo_api/status', type: 'application/json'}],
      'service-doc': [{href: 'https://developer.example.com/apis/foo_api/doc', type: 'text/html'}],
      'service-meta': [{href: 'https://developer.example.com/apis/foo_api/policies', type: 'text/xml'}],
    },
  ],
};

/** A linkset (RFC 9264, 4.2): contexts with an anchor, and lists of targets by relation type. */
const targets = z.array(
  z.strictObject({
    href: z.url(),
    type: z
      .string()
      .regex(/^\w+\/[\w.+-]+$/)
      .optional(),
  }),
);
const linksets = z.looseObject({linkset: z.array(z.object({anchor: z.url()}).catchall(targets)).min(1)});

const ours = (): unknown =>
  JSON.parse(apiCatalog('https://docs.example', [{baseUrl: 'https://api.example/v2', id: 'v2', page: '/docs/api/'}]));

test('the catalog is a linkset with what the example of RFC 9727 has of each API', () => {
  const [example] = linksets.parse(EXAMPLE).linkset;
  const [catalog, api] = linksets.parse(ours()).linkset;
  expect(catalog).toMatchObject({
    anchor: 'https://docs.example/.well-known/api-catalog',
    item: [{href: 'https://api.example/v2'}],
  });
  // The API has no URL for its status.
  expect(Object.keys(api ?? {})).toEqual(Object.keys(example ?? {}).filter((name) => name !== 'status'));
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

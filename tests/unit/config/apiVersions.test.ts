import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Spec} from '../../../openapi/model/spec';
import {parse} from 'yaml';
import {API_SERVER} from '../../../src/config/apiServer';
import {apiSidebar} from '../../../plugins/lib/reference-sidebars/apiSidebar';
import {type ApiVersion, apiVersions, sidebarName, versionAt} from '../../../src/config/apiVersions';
import {sharedFolder} from '../../fixtures/temporaryFolder';
import {madeUpSpec} from '../support/madeUpSpec';
import {pagesOf} from '../support/tinySpec';

const bundle = madeUpSpec({
  info: {title: 'Salesloft API 3.0', version: '3.0'},
  tags: [
    {name: 'Platform overview', description: 'What is new.'},
    {name: 'Live Feeds', description: 'What happens now.'},
  ],
  'x-tagGroups': [{name: 'Live', tags: ['Live Feeds']}],
  paths: {
    '/v3/feeds': {
      post: {operationId: 'live-feeds-create', summary: 'Open a feed', tags: ['Live Feeds'], deprecated: true},
      get: {operationId: 'live-feeds-index', summary: 'List feeds', tags: ['Live Feeds']},
    },
  },
});

const folder = sharedFolder();
let third: ApiVersion;
beforeAll(() => {
  const specPath = path.join(folder, 'v3.json');
  writeFileSync(specPath, JSON.stringify(bundle));
  third = {id: 'v3', label: '3.0', specPath, outputDir: 'docs/api/3.0', baseUrl: '/docs/api/3.0/'};
});
test.each(apiVersions.slice(0, 2))(
  '@real-10 the description of $label names the origin that the samples of API Logs name',
  ({id}) => {
    const {servers} = parse(readFileSync(`openapi/${id}/openapi.yaml`, 'utf8')) as Pick<Spec, 'servers'>;
    expect(servers[0]?.url).toBe(API_SERVER);
  },
);

describe('@routes-09 a third version needs an entry and its bundle, and no code', () => {
  test('@work-06 its sidebar has the landing page, and each group with its operations under its heading', () => {
    expect(sidebarName(third)).toBe('api-v3.0');
    expect(apiSidebar(third)).toEqual({
      overview: {label: 'Overview', href: '/docs/api/3.0/'},
      sections: [
        {
          heading: 'Live',
          groups: [
            {
              label: 'Live Feeds',
              href: '/docs/api/3.0/live-feeds/',
              operations: [
                {
                  label: 'List feeds',
                  href: '/docs/api/3.0/live-feeds-index/',
                  className: 'operation operation--get',
                  path: '/v3/feeds',
                },
                {
                  label: 'Open a feed',
                  href: '/docs/api/3.0/live-feeds-create/',
                  className: 'operation operation--post operation--deprecated',
                  path: '/v3/feeds',
                },
              ],
            },
          ],
        },
        {groups: [{label: 'Platform overview', href: '/docs/api/3.0/platform-overview/', operations: []}]},
      ],
    });
  });

  test('its pages are made from its own bundle, below its own URL', () => {
    expect(pagesOf(bundle, third).map(({kind, url}) => [kind, url])).toEqual([
      ['landing', '/docs/api/3.0/'],
      ['changelog', '/docs/api/3.0/changelog/'],
      ['resource', '/docs/api/3.0/platform-overview/'],
      ['resource', '/docs/api/3.0/live-feeds/'],
      ['operation', '/docs/api/3.0/live-feeds-index/'],
      ['operation', '/docs/api/3.0/live-feeds-create/'],
      ['unverified', '/docs/api/3.0/unverified/'],
    ]);
  });
});

test.each([
  ['/docs/api/', '2.0'],
  ['/docs/api/1.0/', '1.0'],
  ['/docs/api/1.0-and-more/', '2.0'],
  ['/docs/platform/', undefined],
  ['/api/', undefined],
  ['/docs/api-basics/', undefined],
])('The version of a URL %s is %s', (pathname, label) => {
  expect(versionAt(pathname)?.label).toBe(label);
});

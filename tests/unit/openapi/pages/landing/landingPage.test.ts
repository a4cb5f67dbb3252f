import {describe, expect, test} from 'vitest';
import type {Spec} from '../../../../../openapi/model/spec';
import {landingPage} from '../../../../../openapi/pages/landing/landingPage';
import type {Block} from '../../../../../openapi/pages/page';
import {API_SERVER} from '../../../../../src/config/apiServer';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {blocksOf, textsOf} from '../../../support/blocks';
import {madeUpSpec} from '../../../support/madeUpSpec';

const pageOf = (spec: Partial<Spec>) => landingPage(madeUpSpec(spec), apiVersions[0]);
const sectionOf = (spec: Partial<Spec>, anchor: string): readonly Block[] =>
  pageOf(spec).sections.find(({heading}) => heading?.anchor === anchor)?.blocks ?? [];

const OWN = {servers: [{url: API_SERVER}]};

describe('landingPage', () => {
  test('begins with what a version is, where it is and how to send a credential', () => {
    const spec: Partial<Spec> = {
      info: {
        title: 'Salesloft API 2.0',
        version: '2.0',
        description: 'The {REST} API. See the [guide](/docs/a/).',
        'x-base-url': 'https://api.example.com/v2',
      },
      ...OWN,
      security: [{oauth2: []}, {apiKey: []}],
      paths: {'/a': {get: {operationId: 'a', summary: 'A'}}},
      components: {securitySchemes: {apiKey: {type: 'http', scheme: 'bearer'}, oauth2: {type: 'oauth2'}}},
    };
    const page = pageOf(spec);
    expect(page).toMatchObject({
      kind: 'landing',
      id: 'salesloft-api-2-0',
      url: '/docs/api/',
      title: 'Salesloft API 2.0',
      description: 'The {REST} API. See the guide.',
    });
    expect(page.sections[0]).toEqual({
      blocks: [
        {type: 'markdown', text: 'The {REST} API. See the [guide](/docs/a/).'},
        {
          type: 'apiBasics',
          baseUrl: {term: 'Base URL', value: 'https://api.example.com/v2'},
          downloads: [
            {
              term: 'OpenAPI 3.1',
              files: [
                {label: 'JSON', url: '/openapi/v2.json'},
                {label: 'YAML', url: '/openapi/v2.yaml'},
              ],
            },
            {
              term: 'Collections',
              files: [
                {label: 'Postman', url: '/openapi/v2.postman_collection.json'},
                {label: 'Bruno', url: '/openapi/v2.bruno.zip'},
              ],
            },
            {term: 'TypeScript', files: [{label: 'Types', url: '/openapi/v2.d.ts'}]},
          ],
        },
      ],
    });
    const lines = textsOf(sectionOf(spec, 'authentication')).join('\n').split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('[API key](/docs/platform/api-basics/api-key-authentication/)');
    expect(lines[1]).toContain('`Authorization` header: `Bearer`, a space, and the key or token');
  });

  test.each([
    ['Depot API v2', 'depot-api-v-2'],
    ['Depot - OpenAPI 3.0', 'depot-openapi-3-0'],
  ])('@shown-04 has the file name that the OpenAPI plugin gives %s', (title, id) => {
    expect(pageOf({info: {title, version: '1'}}).id).toBe(id);
  });

  test('offers the schemas of webhook events only if the version has some', () => {
    const downloadsOf = (spec: Partial<Spec>) =>
      blocksOf('apiBasics', pageOf(spec).sections[0]?.blocks ?? []).flatMap(({downloads}) => downloads);
    const events = {
      term: 'Webhook events',
      files: [{label: 'JSON Schema', url: '/openapi/v2.events.schema.json'}],
    };
    expect(downloadsOf({webhooks: {person_updated: {}}})).toContainEqual(events);
    expect(downloadsOf({})).not.toContainEqual(events);
  });

  test('shows a first call and the beginning of its response', () => {
    const example = {data: {id: 318, team: {id: 1}, name: 'Maya', email: 'm@larkfield.example', guid: 'x'}};
    const me = {
      operationId: 'me-index',
      summary: 'Fetch me',
      responses: {200: {content: {'application/json': {example}}}},
    };
    const blocks = sectionOf({...OWN, paths: {'/v2/me': {get: me}}}, 'authentication');
    expect(blocksOf('code', blocks).map(({language, code}) => [language, code])).toEqual([
      ['bash', 'curl -sS https://api.salesloft.com/v2/me \\\n  -H "Authorization: Bearer $SALESLOFT_API_KEY"'],
      ['json', JSON.stringify({data: {id: 318, name: 'Maya', email: 'm@larkfield.example'}}, null, 2)],
    ]);
    expect(textsOf(blocks)[1]).toContain('[Fetch the current user](/docs/api/me-index/)');
  });

  test('@work-06 lists the resources under headings with a sentence, the number of operations and their requests', () => {
    const tags = [
      {name: 'Call Data Records', description: 'What a `dialer` <reports>. Not this.\n\nNor this.'},
      {name: 'People', description: ''},
    ];
    const operation = {operationId: 'a', summary: 'A', tags: ['Call Data Records']};
    const headings = [{name: 'Activity', tags: ['Call Data Records']}];
    const spec = {tags, 'x-tagGroups': headings, paths: {'/records': {get: operation, post: operation}}};
    expect(sectionOf(spec, 'resources')).toEqual([
      {
        type: 'resources',
        groups: [
          {
            heading: {text: 'Activity', anchor: 'resources-activity'},
            rows: [
              {
                name: 'Call Data Records',
                url: '/docs/api/call-data-records/',
                text: 'What a dialer <reports>.',
                count: '2 operations',
                requests: 'get /records post /records',
              },
            ],
          },
          {
            rows: [
              {
                name: 'People',
                url: '/docs/api/people/',
                text: '',
                count: 'About this version',
                requests: '',
              },
            ],
          },
        ],
      },
    ]);
  });
});
